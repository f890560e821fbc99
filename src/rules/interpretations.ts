/**
 * The numbers that no text gives, each with its basis. Those of one set alone live in that set's own
 * `interpretations.ts`. All are conventions of the simulator, not law; `settings` of a scenario may change the first two.
 */
import type { Waters } from './facts.ts';
import { NAUTICAL_MILE } from '../units/nautical.ts';

const MINUTE = 60;

/** A number or a table of numbers, in SI units, with where it comes from. */
export interface Interpretation<T> { readonly value: T; readonly unit: string; readonly basis: string }

const interpretation = <T>(value: T, unit: string, basis: string): Interpretation<T> => ({ value, unit, basis });

export const interpretations = {
  riskClear: interpretation<Readonly<Record<Waters, number>>>(
    { canal: 8, river: 40, tidal: 40, harbour: 90, open: 450 }, 'm',
    'Risk: less clear water than this between the outlines at the closest point. Scaled to the room there is; no text gives a distance. settings.risk.cpa changes it.'),
  riskTime: interpretation(15 * MINUTE, 's',
    'Risk: the closest point is within this time. settings.risk.tcpa changes it.'),
  riskHoldsTo: interpretation({ clear: 1.25, time: 1.1, action: 3 }, 'times the limit',
    'Once there is risk it lasts until the limit is passed by this much, so that roles do not flicker on the border; `action`: on the courses that the two had when they met.'),
  riskHoldsFor: interpretation({ courses: 30, action: 10 * MINUTE }, 's',
    'and for the first of these after the courses have come to pass clear, while the two still close; for the second, as long as they would be at risk again if both went back to the courses and speeds that they had when they met: an action is checked until it has had its effect.'),
  overtakingPass: interpretation<Readonly<Record<Waters, number>>>(
    { canal: 250, river: 300, tidal: 300, harbour: 300, open: NAUTICAL_MILE / 2 }, 'm',
    'The overtaking rules have no risk condition. A vessel coming up is overtaking where she will pass with less clear water than this: in a canal, anywhere in the same reach.'),
  overtakingNear: interpretation(2, 'times overtakingPass',
    'Nearer than this, a slow overtaking counts as one even though the closest point is further off than the time limit of risk.'),
  comingUp: interpretation(0.05, 'm/s', 'A vessel comes up with another when the range closes, and she gains along the course of the other, by at least this much. One that only crosses astern does not come up.'),
  pastAndClear: interpretation({ lengths: 2, water: 1 }, 'lengths of the longer; times the clear water of risk',
    'Finally past and clear: the whole of her is ahead of the whole of the overtaken vessel by so many lengths, opening, and with at least so much clear water between them. Before that a turn across the bows would still be a part of the overtaking.'),
  ahead: interpretation(6, 'degrees', 'Ahead or nearly ahead, by day: about half a point on either bow.'),
  reciprocal: interpretation(6, 'degrees', 'Reciprocal or nearly reciprocal: courses within this of opposite.'),
  headOnHoldsBy: interpretation(2, 'degrees', 'A crossing turns into a meeting end on only when inside the head-on limits by this much.'),
  headOnDwell: interpretation(10, 's', 'and has been so for this long, as where both come out of a bend.'),
  sectorTolerance: interpretation(0.001, 'degrees', 'Borders of arcs are strict; this only keeps a point exactly on one from turning on the last digit.'),
  extremisLengths: interpretation(4, 'lengths of the give-way vessel',
    'So close that the give-way vessel alone cannot avoid collision: within the time in which she runs about a tactical diameter (four lengths), at not less than 1 m/s.'),
  extremisPause: interpretation(5, 's', 'and the time in which an order takes hold.'),
  extremisClear: interpretation(0.25, 'times the clear water of risk', 'Collision itself is foreseen when less clear water than this is left.'),
  mayActTimes: interpretation(3, 'times the extremis time',
    'It has become apparent that the give-way vessel is not acting when she has not acted at this many times the time of extremis,'),
  mayActLeast: interpretation<Readonly<Record<Waters, number>>>(
    { canal: 40, river: 60, tidal: 60, harbour: 60, open: 2 * MINUTE }, 's', 'or at this time to the closest point, whichever is longer.'),
  hasActed: interpretation({ course: 10, speed: 0.2 }, 'degrees; fraction of her speed',
    'The give-way vessel has acted when she has altered this much since the encounter began. Smaller changes are not readily apparent.'),
  doubtLasts: interpretation(60, 's', 'A stated doubt engages its clause for this long; what it led to is then remembered.'),
  requestLasts: interpretation(15 * MINUTE, 's', 'A request for the way holds for this long, or until the two are past and clear.'),
  restrictedBelow: interpretation(NAUTICAL_MILE, 'm', 'Visibility below this is restricted. settings.restrictedBelow changes it.'),
  sightHoldsTo: interpretation(1.05, 'times the visibility', 'A vessel once in sight drops out of it only this far beyond the visibility.'),
  heardLasts: interpretation(130, 's', 'A fog signal heard counts until one longest interval (2 minutes) and ten seconds have gone without another.'),
  whistleRange: interpretation([[200, 2], [75, 1.5], [20, 1], [0, 0.5]] as const, 'length in m, nautical miles',
    'Nominal range of a whistle by length, COLREGs Annex III; used in every set for who hears.'),
  alongChannel: interpretation(45, 'degrees', 'A vessel proceeds along a channel, up or down a stream, when she heads within this of its axis; otherwise she crosses it.'),
  channelJoins: interpretation(5 * MINUTE, 's', 'A vessel outside the channel crosses it when her heading takes her into it within this time.'),
  wrongSide: interpretation(0.5, 'breadths', 'On the wrong side: her midships is to port of mid-channel by more than this.'),
  goesRound: interpretation({ ahead: 150, past: 50, room: 2 }, 'm; m; breadths', 'The side is kept “when it is safe and practicable”: not where one that lies still so far ahead, or so far astern, leaves less room than this (her own breadth, and half of it on either side) between mid-channel and herself.'),
  abreastFor: interpretation(0.3, 'm/s', 'Two vessels run abreast, and neither overtakes, when their speeds along the channel differ by less than this.'),
  abreastOffset: interpretation(0.5, 'lengths', 'Abreast: their midships are less than this (of the longer) apart along the channel.'),
  bankedWithin: interpretation(1, 'breadths', 'Lies outside another made fast: less water than this between the two.'),
  laneWarning: interpretation(3 * MINUTE, 's', 'A vessel is at the entry of a single lane when she would reach it within this time'),
  laneEntry: interpretation(200, 'm', 'or is within this distance of it.'),
  bendNear: interpretation(NAUTICAL_MILE / 2, 'm', 'Nearing a bend, where the text gives no distance (O-51); for DVC its half mile, nautical by default (O-15).'),
  wash: interpretation({ beside: 100, ahead: 300 }, 'm', 'Near a vessel made fast, for wash: so far to the side and so far ahead. No figure is printed.'),
  priorityWithin: interpretation(1000, 'm', 'Vessels this near to a lock or a constriction, and heading for it, take part in the order of priority.'),
} as const;

export type InterpretationName = keyof typeof interpretations;

/** The value of an interpretation. */
export const valueOf = <K extends InterpretationName>(name: K): (typeof interpretations)[K]['value'] => interpretations[name].value;
