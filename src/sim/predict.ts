/** Where vessels will be if they do so and so: rough tracks, for a watchkeeper to choose by. */
import { headingVector, normalise, signed } from '../geometry/bearing.ts';
import { distance, dot, type Point } from '../geometry/vector.ts';
import { currentAt } from '../rules/stream.ts';
import { laneAhead, laneOf, offsetIn, type Lane } from './navigate.ts';
import { driveOf } from './vessel/wind.ts';
import type { Vessel, World } from './world.ts';

/**
 * A track: where a vessel is and how she heads at moments a fixed time apart, the first as she is. Four numbers a moment: x and y in
 * metres, and the unit vector along her heading.
 */
export class Track {
  readonly numbers: Float64Array;
  /** Moments so far. */
  length = 0;
  /** Most metres between one moment and the next. */
  stride = 0;

  constructor(moments: number) {
    this.numbers = new Float64Array(moments * 4);
  }

  add(x: number, y: number, headingX: number, headingY: number): void {
    const at = this.length * 4;
    const { numbers } = this;
    numbers[at] = x;
    numbers[at + 1] = y;
    numbers[at + 2] = headingX;
    numbers[at + 3] = headingY;
    if (at > 0) {
      const [dx, dy] = [x - numbers[at - 4]!, y - numbers[at - 3]!];
      const moved = Math.sqrt(dx * dx + dy * dy);
      if (moved > this.stride) this.stride = moved;
    }
    this.length += 1;
  }

  position(i: number): Point {
    return [this.numbers[i * 4]!, this.numbers[i * 4 + 1]!];
  }

  heading(i: number): Point {
    return [this.numbers[i * 4 + 2]!, this.numbers[i * 4 + 3]!];
  }
}

/** What a vessel would do: a course, or a place in her lane; a speed, m/s; and whom she would fall in astern of, at no more than that speed. */
export type Plan = ({ readonly course: number } | { readonly lane: Lane; readonly offset: number }) & { readonly speed: number; readonly ahead?: Ahead | undefined };

/** One whom another follows: where she will be, how fast she goes, and metres from midships to midships to be kept. */
export interface Ahead { readonly track: Track; readonly speed: number; readonly gap: number }

/** Seconds in which who follows makes good what is too much or too little of the gap; at least three times what her way takes to change. */
const FALLING_IN = 30;

/** Speed that brings a vessel to so many metres astern of another and keeps her there, m/s, at most `most`. */
export function speedAstern({ handling }: Vessel, range: number, { speed, gap }: Pick<Ahead, 'speed' | 'gap'>, most: number): number {
  return Math.max(0, Math.min(most, speed + (range - gap) / Math.max(FALLING_IN, 3 * handling.surgeTime)));
}

/** How finely and how far tracks are followed: so many points, so many seconds apart. */
export interface Reach { readonly steps: number; readonly seconds: number }

/** Her track under a plan, the first point as she is. */
export function trackOf(world: World, vessel: Vessel, plan: Plan, reach: Reach): Track {
  return 'lane' in plan ? laneTrack(world, vessel, plan, reach) : courseTrack(world, vessel, plan, reach);
}

/** What another vessel will do as far as one can tell: go on along her channel, or straight on. */
export function expectedTrack(world: World, vessel: Vessel, reach: Reach): Track {
  const lane = vessel.state.condition === 'under-way' ? laneOf(world, vessel) : undefined;
  const narrow = lane !== undefined && lane.place.channel.narrow;
  if (narrow) return laneTrack(world, vessel, { lane, offset: offsetIn(lane), speed: vessel.state.speed }, reach);
  return courseTrack(world, vessel, { course: vessel.state.heading, speed: vessel.state.speed }, reach);
}

/** Her speed a step later, of the speed and the place at step `i`. */
function speeds(vessel: Vessel, { speed: ordered, ahead }: Pick<Plan, 'speed' | 'ahead'>, seconds: number): (speed: number, track: Track, i: number) => number {
  const { state, handling } = vessel;
  const within = (speed: number): number => Math.min(handling.maxSpeed, Math.max(-handling.maxAstern, speed));
  const wanted = within(ordered);
  const share = seconds / (handling.surgeTime + seconds);
  if (state.condition !== 'under-way') return () => 0;
  if (ahead === undefined) return speed => speed + (wanted - speed) * share;
  return (speed, track, i) => {
    const range = distance(track.position(i), ahead.track.position(Math.min(i, ahead.track.length - 1)));
    return speed + (within(speedAstern(vessel, range, ahead, ordered)) - speed) * share;
  };
}

function courseTrack(world: World, vessel: Vessel, plan: Plan & { readonly course: number }, { steps, seconds }: Reach): Track {
  const { state, handling } = vessel;
  const { course } = plan;
  const next = speeds(vessel, plan, seconds);
  const current = state.condition === 'under-way' ? currentAt(world, state.position) : ([0, 0] as const);
  let [x, y] = state.position;
  let { heading, speed } = state;
  const sails = vessel.particulars.propulsion === 'sail' && world.environment.wind !== undefined;
  let h = headingVector(heading);
  const track = new Track(steps + 1);
  track.add(x, y, h[0], h[1]);
  for (let i = 0; i < steps; i += 1) {
    speed = next(speed, track, i);
    if (sails) speed = Math.min(speed, Math.max(driveOf(vessel, heading, world.environment), speed - (speed * seconds) / (handling.surgeTime + seconds)));
    // About the steady rate of turn at 25 degrees of rudder, less what it takes to get it.
    const rate = Math.max(0.4, (handling.turnGain * 22 * Math.abs(speed)) / handling.maxSpeed) * (i === 0 ? 0.5 : 1);
    const left = signed(course - heading);
    if (left !== 0) {
      heading = normalise(heading + Math.sign(left) * Math.min(Math.abs(left), rate * seconds));
      h = headingVector(heading);
    }
    x += (h[0] * speed + current[0]) * seconds;
    y += (h[1] * speed + current[1]) * seconds;
    track.add(x, y, h[0], h[1]);
  }
  return track;
}

function laneTrack(world: World, vessel: Vessel, plan: Plan & { readonly lane: Lane; readonly offset: number }, { steps, seconds }: Reach): Track {
  const { state } = vessel;
  const { lane, offset: wanted } = plan;
  const next = speeds(vessel, plan, seconds);
  let { speed } = state;
  // The stream carries her along her channel as it carries those who only hold their course.
  const stream = dot(currentAt(world, state.position), lane.place.along) * (lane.forward ? 1 : -1);
  let run = 0;
  let offset = offsetIn(lane);
  const track = new Track(steps + 1);
  track.add(...state.position, ...headingVector(state.heading));
  for (let i = 0; i < steps; i += 1) {
    speed = next(speed, track, i);
    run += (speed + stream) * seconds;
    // She shifts at about 20 degrees to the channel, and at first not at all.
    const shift = (i === 0 ? 0.1 : 0.34) * Math.abs(speed) * seconds;
    offset += Math.max(-shift, Math.min(shift, wanted - offset));
    const { point, along } = laneAhead(lane, run, offset);
    track.add(point[0], point[1], along[0], along[1]);
  }
  return track;
}
