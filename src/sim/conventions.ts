/** Numbers of the simulation that are choices of ours, each with its basis. SI units and degrees. */

/** Seconds a tick. All numbers of a run are whole ticks of it. */
export const DT = 0.1;
/** Ticks a second. */
export const RATE = 10;

export const conventions = {
  /** Close-hauled: the wind is within six points (67.5 degrees) of the bow. A gaff or lateen rig lies no closer than five. */
  closeHauled: 67.5,
  /** Least flow over a rudder, m/s, that still turns her while her engine runs: the wash of the propeller. */
  wash: 0.6,
  /** Oars turn a boat that has no way on, as at this speed, m/s. */
  oarsTurnAt: 0.8,
  /** A hull this much over the bank, metres, is aground: less is the last digit. */
  bankHair: 0.01,
  /** How far ahead a route or a channel is steered for: so many lengths, and at least so many metres. */
  lookAhead: { lengths: 3, least: 30 },
  /** Part of the half breadth of a channel at which a watchkeeper keeps from mid-channel. */
  ownSide: 0.5,
} as const;
