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
  /** Metres that a hull of so many metres keeps from a bank beside her breadth: a quarter of what she has over the common canal boat of 20 m. */
  swing: (length: number): number => Math.max(0, length - 20) / 4,
  /** Part of the half breadth of a channel at which a watchkeeper keeps from mid-channel. */
  ownSide: 0.5,
  /** Pressure of the wind on a hull and its top-works at anchor, as part of its speed that a stream of the same force has: about a thirtieth, as the density of air and water and the areas above and below go. */
  windage: 0.035,
  anchor: {
    /** Cable, in depths: three to five in sheltered water. */
    scope: 4,
    /** Metres of water where the picture gives no depth, and the most that a cable is measured by. */
    depth: 4, deepest: 10,
    /** Metres a second of stream, wind counted in, below which she does not swing. */
    least: 0.05,
    /** Degrees a second for each m/s of stream, at most; and the part of the way still to go that she swings in a second. */
    swing: 1.5, ease: 0.03,
    /** Seconds in which the cable takes up her way, and lets her go again. */
    bringsUp: 10,
    /** m/s of way through the water below which an anchor is let go. */
    letGoBelow: 0.5,
  },
  /** What a turn takes off her way, in (V squared / L) for each (r L / V) squared: such that six or seven tenths of her speed are left at full rudder (IMO MSC/Circ.1053). */
  turnDrag: 0.25,
} as const;
