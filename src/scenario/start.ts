/**
 * Faults of a scenario that is well formed but cannot be run: vessels that overlap, are aground or lie on a bank at the
 * start. A picture with such a fault can still be judged.
 *
 * Banks: in canal waters that have channels the land begins where every channel ends, and a hull may not reach over it
 * (made fast, she may lie on the edge). In other waters what is outside the channels is open water.
 */
import { headingVector } from '../geometry/bearing.ts';
import { hullOutline, outlinesOverlap } from '../geometry/outline.ts';
import { project } from '../geometry/polyline.ts';
import { distance, type Point } from '../geometry/vector.ts';
import type { ChannelFacts } from '../rules/facts.ts';
import { FaultList, type Fault } from './fault.ts';
import type { Scenario, ScenarioVessel } from './scenario.ts';

/** Metres by which hulls are shrunk before they are held against each other, so that lying alongside is not overlapping. */
const TOUCHING = 0.1;

/** Metres: nearer to the bank than this is on it, whatever the last digit says. */
const HAIR = 0.01;

/** Faults that stand in the way of a run, and of loading the scenario on screen; empty where there are none. */
export function startFaults(scenario: Scenario): Fault[] {
  const faults = new FaultList();
  addOverlaps(faults, scenario);
  scenario.vessels.forEach((vessel, index) => {
    addGrounding(faults, scenario, vessel, index);
    addBank(faults, scenario, vessel, index);
  });
  return faults.list;
}

function outlineOf({ particulars, position, heading }: ScenarioVessel, margin: number): Point[] {
  const length = Math.max(particulars.length - margin, particulars.length / 2);
  const breadth = Math.max(particulars.breadth - margin, particulars.breadth / 2);
  return hullOutline(position, headingVector(heading), length, breadth);
}

function addOverlaps(faults: FaultList, { vessels }: Scenario): void {
  const outlines = vessels.map(vessel => outlineOf(vessel, TOUCHING));
  for (let i = 0; i < vessels.length; i += 1) {
    for (let j = i + 1; j < vessels.length; j += 1) {
      const [a, b] = [vessels[i]!, vessels[j]!];
      const apart = distance(a.position, b.position);
      if (apart > reach(a) + reach(b) || inOneUnit(a, b) || !outlinesOverlap(outlines[i]!, outlines[j]!)) continue;
      faults.add(['vessels', j, 'position'], b.position, `${b.particulars.id} overlaps ${a.particulars.id} at the start: ${round(apart)} m between their midships`, 'a position clear of other hulls');
    }
  }
}

const reach = ({ particulars: { length, breadth } }: ScenarioVessel): number => Math.hypot(length, breadth) / 2;

/** A tow is drawn as it may be; `tow.length` decides. */
function inOneUnit(a: ScenarioVessel, b: ScenarioVessel): boolean {
  const [first, second] = [a.particulars.towedBy, b.particulars.towedBy];
  return first === b.particulars.id || second === a.particulars.id || (typeof first === 'string' && first === second);
}

function addGrounding(faults: FaultList, scenario: Scenario, { particulars, condition, position }: ScenarioVessel, index: number): void {
  if (condition === 'aground') return;
  const depth = Math.max(...scenario.waterway.channels.filter(channel => isIn(channel, position)).map(channel => channel.depth));
  // Outside every channel nothing is known of the depth.
  if (depth === -Infinity || particulars.draught <= depth) return;
  faults.add(['vessels', index, 'draught'], particulars.draught, `${particulars.id} is aground at the start: draught ${round(particulars.draught)} m, depth ${round(depth)} m`,
    `a draught of at most ${round(depth)} m, a deeper channel, or "condition": "aground"`);
}

const isIn = (channel: ChannelFacts, point: Point): boolean => project(channel.centreline, point).distance <= channel.width / 2;

function addBank(faults: FaultList, { waterway }: Scenario, vessel: ScenarioVessel, index: number): void {
  const { channels } = waterway;
  if (waterway.waters !== 'canal' || channels.length === 0 || vessel.condition === 'aground') return;
  const { id, breadth } = vessel.particulars;
  const over = vessel.condition === 'made-fast' ? overBank(channels, [vessel.position]) - breadth : overBank(channels, outlineOf(vessel, 0));
  if (over <= HAIR) return;
  faults.add(['vessels', index, 'position'], vessel.position, `${id} lies ${round(over)} m over the bank at the start`, 'a position with the whole hull within the banks of a channel');
}

/** Metres by which the worst of some points lies beyond the banks; nought or less where none does. */
const overBank = (channels: readonly ChannelFacts[], points: readonly Point[]): number =>
  Math.max(...points.map(point => Math.min(...channels.map(channel => project(channel.centreline, point).distance - channel.width / 2))));

const round = (metres: number): number => Math.round(metres * 100) / 100;
