/**
 * Two parties as one meets the other: the geometry that every rule set asks for. One object is filled again and again
 * in the tick; nothing here knows a provision.
 *
 * "first" and "second" are in the order of the world's vessels; every test of the core holds for either order.
 */
import { bearingOf, headingVector, relativeBearing, signed, toDegrees } from '../geometry/bearing.ts';
import { clearWater } from '../geometry/outline.ts';
import { add, dot, scale, subtract } from '../geometry/vector.ts';
import { cosOf, tanOf } from './angles.ts';
import { valueOf } from './interpretations.ts';
import type { PairMemory } from './memory.ts';
import type { Party } from './party.ts';
import type { Scene } from './scene.ts';

/** What one of the two makes of the other. Distances in metres. */
export interface View {
  /** Of the other, ahead (positive) of this one's midships, and to starboard (positive). */
  ahead: number;
  starboard: number;
  /** Speed through the water towards the other, m/s. */
  towards: number;
}

export class Pair {
  scene!: Scene;
  first!: Party;
  second!: Party;
  memory: PairMemory | undefined;
  range = 0;
  /** Midships to midships at the closest point; the present range when not closing. */
  cpa = 0;
  /** Seconds; Infinity when not closing. */
  tcpa = Infinity;
  /** Rate at which the range closes, m/s; negative when it opens. */
  closing = 0;
  bothUnderWay = false;
  inSight = false;
  risk = false;
  /** When there last was risk by the limits themselves; -Infinity when there has not been. */
  riskAt = -Infinity;
  /** Index in SHAPES (see `shape.ts`). */
  shape = 0;
  readonly views: readonly [View, View] = [{ ahead: 0, starboard: 0, towards: 0 }, { ahead: 0, starboard: 0, towards: 0 }];
  private foundClear = Number.NaN;

  /** Fills in the geometry of two parties; the rest by `settle` of `shape.ts`. */
  fill(scene: Scene, first: Party, second: Party, memory: PairMemory | undefined): void {
    this.scene = scene;
    this.first = first;
    this.second = second;
    this.memory = memory;
    const { vessel: a } = first;
    const { vessel: b } = second;
    const dx = b.position[0] - a.position[0];
    const dy = b.position[1] - a.position[1];
    const vx = b.velocity[0] - a.velocity[0];
    const vy = b.velocity[1] - a.velocity[1];
    this.range = Math.sqrt(dx * dx + dy * dy);
    const approach = -(dx * vx + dy * vy);
    const speed2 = vx * vx + vy * vy;
    this.closing = this.range > 0 ? approach / this.range : 0;
    this.tcpa = approach > 0 && speed2 > 0 ? approach / speed2 : Infinity;
    if (this.tcpa < Infinity) {
      const cx = dx + vx * this.tcpa;
      const cy = dy + vy * this.tcpa;
      this.cpa = Math.sqrt(cx * cx + cy * cy);
    } else this.cpa = this.range;
    this.bothUnderWay = first.underWay && second.underWay;
    look(this.views[0], a.headingVector, a.speed, dx, dy, this.range);
    look(this.views[1], b.headingVector, b.speed, -dx, -dy, this.range);
    this.foundClear = Number.NaN;
  }

  /** Works out sight and risk, from the geometry and what is remembered. */
  assess(): void {
    this.inSight = this.seesOther();
    const { time } = this.scene.world;
    const before = this.memory?.risk === true ? this.memory.riskAt : -Infinity;
    const now = this.isRisk();
    this.riskAt = now ? time : before;
    const since = time - before;
    const { courses, action } = valueOf('riskHoldsFor');
    this.risk = now || (this.tcpa < Infinity && since <= courses) || (since <= action && this.isRiskOnOldCourses());
  }

  /**
   * Whether there would be risk if both went back, from where they are, to the courses and speeds that they had when the
   * meeting began: then they are clear only by what one of them does, and the meeting is not over.
   */
  private isRiskOnOldCourses(): boolean {
    const { memory } = this;
    if (memory === undefined) return false;
    const { limits } = this.scene;
    const [a, b] = [before(this.first, memory, 0), before(this.second, memory, 1)];
    const [apart, way] = [subtract(b.position, a.position), subtract(b.velocity, a.velocity)];
    const approach = -dot(apart, way);
    if (approach <= 0 || approach > limits.riskTime * dot(way, way)) return false;
    return clearWater(a, b, limits.riskTime) < limits.riskClear * valueOf('riskHoldsTo').action;
  }

  /** Least clear water between the outlines, at or before the closest point; now, where the two do not close. */
  get clear(): number {
    if (Number.isNaN(this.foundClear)) this.foundClear = clearWater(moving(this.first), moving(this.second), this.horizon);
    return this.foundClear;
  }

  /** Clear water between the outlines now. */
  get clearNow(): number { return clearWater(moving(this.first), moving(this.second), 0); }

  /**
   * How far ahead clear water is looked for, seconds: past the closest point of the two midships, for outlines may come nearest after it, and a tow
   * may still be passed over after the tug herself has gone by.
   */
  private get horizon(): number {
    if (!this.hasTow && this.tcpa === Infinity) return 0;
    const limit = this.scene.limits.riskTime * valueOf('riskHoldsTo').time;
    return this.tcpa < Infinity ? Math.max(limit, 2 * this.tcpa) : limit;
  }

  get hasTow(): boolean { return this.first.vessel.tow !== undefined || this.second.vessel.tow !== undefined; }

  /** The contract's risk of collision; once there, it holds a little beyond its limits. */
  private isRisk(): boolean {
    const { limits } = this.scene;
    const holds = this.memory?.risk === true;
    const limit = holds ? limits.riskClear * valueOf('riskHoldsTo').clear : limits.riskClear;
    const time = holds ? limits.riskTime * valueOf('riskHoldsTo').time : limits.riskTime;
    if (this.tcpa <= time) return this.clear < limit;
    return this.tcpa === Infinity && this.hasTow && this.clear < limit && this.clear < this.clearNow - 1e-6;
  }

  private seesOther(): boolean {
    const { environment } = this.scene.world;
    const far = this.memory?.inSight === true ? environment.visibility * valueOf('sightHoldsTo') : environment.visibility;
    return this.range <= far && !this.scene.isBlocked(this.first, this.second);
  }

  party(index: 0 | 1): Party { return index === 0 ? this.first : this.second; }
  view(index: 0 | 1): View { return this.views[index]; }

  /** The other bears more than 112.5 degrees from the bow of this one: she looks at her stern light. */
  seesSternOf(index: 0 | 1, margin = 0): boolean {
    return this.views[index].ahead < cosOf(112.5 + margin + valueOf('sectorTolerance')) * this.range;
  }

  /** The other is within this many degrees of the bow of this one. */
  hasAhead(index: 0 | 1, degrees: number): boolean {
    const view = this.views[index];
    return view.ahead > 0 && Math.abs(view.starboard) <= tanOf(degrees + valueOf('sectorTolerance')) * view.ahead;
  }

  /** The two head within this many degrees of opposite. */
  isReciprocal(degrees: number): boolean {
    return dot(this.first.vessel.headingVector, this.second.vessel.headingVector) <= -cosOf(degrees + valueOf('sectorTolerance'));
  }

  /** The side of this one on which the other is: 1 starboard, -1 port, 0 right ahead or astern. */
  side(index: 0 | 1): 1 | -1 | 0 {
    const { starboard } = this.views[index];
    const tolerance = this.range * tanOf(valueOf('sectorTolerance'));
    return starboard > tolerance ? 1 : starboard < -tolerance ? -1 : 0;
  }

  /** Relative bearing in degrees of the other from this one's bow, starboard positive: for words, not for decisions. */
  bearing(index: 0 | 1): number {
    const view = this.views[index];
    return signed(bearingOf([view.starboard, view.ahead]));
  }

  /** Degrees by which the two head otherwise than opposite: for words. */
  get offReciprocal(): number {
    return 180 - Math.abs(relativeBearing(this.first.vessel.heading, this.second.vessel.heading));
  }

  /** Rate of the compass bearing of the second from the first, degrees a minute, clockwise positive: shown, decides nothing. */
  get bearingRate(): number {
    if (this.range === 0) return 0;
    const [a, b] = [this.first.vessel, this.second.vessel];
    const dx = b.position[0] - a.position[0];
    const dy = b.position[1] - a.position[1];
    const vx = b.velocity[0] - a.velocity[0];
    const vy = b.velocity[1] - a.velocity[1];
    return toDegrees((vx * dy - vy * dx) / (this.range * this.range)) * 60;
  }
}

function look(view: View, heading: readonly [number, number], speed: number, dx: number, dy: number, range: number): void {
  view.ahead = heading[0] * dx + heading[1] * dy;
  view.starboard = heading[1] * dx - heading[0] * dy;
  view.towards = range > 0 ? (speed * view.ahead) / range : 0;
}

/** A party where she is now, as she headed and went when the meeting began; the stream carries her as it does now. */
function before({ vessel, envelope }: Party, { headings, speeds }: PairMemory, index: 0 | 1) {
  const heading = headingVector(headings[index]);
  const drift = subtract(vessel.velocity, scale(vessel.headingVector, vessel.speed));
  return { position: vessel.position, heading, velocity: add(scale(heading, speeds[index]), drift), envelope };
}

const moving = (party: Party) => ({
  position: party.vessel.position, heading: party.vessel.headingVector, velocity: party.vessel.velocity, envelope: party.envelope,
});
