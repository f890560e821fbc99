/**
 * Faults of a scenario that is well formed but cannot be run: vessels that overlap, are aground or lie on a bank at the
 * start. A picture with such a fault can still be judged.
 *
 * The same as ends a run, looked for before it begins. Banks: in a canal or a river that has channels the land begins at the
 * sides of the channels, and a hull may not reach over it (made fast, she may lie on the edge); past the end of a channel
 * the picture ends, not the water. In other waters what is outside the channels is open water.
 */
import { headingVector } from '../geometry/bearing.ts';
import { hullOutline, outlinesOverlap } from '../geometry/outline.ts';
import { segmentsMeet } from '../geometry/polyline.ts';
import { inside } from '../geometry/sight.ts';
import { distance, type Point } from '../geometry/vector.ts';
import { inOneUnit } from '../rules/party.ts';
import { deepestAt, hasBanks, overBank } from '../sim/contact.ts';
import { FaultList, type Fault } from './fault.ts';
import type { Reading } from './read.ts';
import type { Scenario, ScenarioVessel } from './scenario.ts';

/** Metres by which hulls that lie still are shrunk before they are held against each other: alongside is not overlapping. */
const TOUCHING = 0.1;

/** Metres: nearer to the bank than this is on it, whatever the last digit says. */
const HAIR = 0.01;

/** All faults of a file that stand in the way of a run: those of its text, and those of the start as far as it can be made out. */
export function faultsToRun(reading: Reading): readonly Fault[] {
  if (reading.ok) return startFaults(reading.scenario);
  const { sound, faults } = reading;
  if (sound === undefined) return faults;
  const moved = startFaults(sound.scenario).map(fault => ({ ...fault, path: fault.path.replace(/^vessels\[(\d+)\]/, (_, index: string) => `vessels[${sound.places[Number(index)]}]`) }));
  return [...faults, ...moved.filter(({ path }) => !faults.some(fault => fault.path === path))];
}

/** Faults that stand in the way of a run, and of loading the scenario on screen; empty where there are none. */
export function startFaults(scenario: Scenario): Fault[] {
  const faults = new FaultList();
  addOverlaps(faults, scenario);
  scenario.vessels.forEach((vessel, index) => {
    addGrounding(faults, scenario, vessel, index);
    addBank(faults, scenario, vessel, index);
    addScreen(faults, scenario, vessel, index);
  });
  return faults.list;
}

function outlineOf({ particulars, position, heading }: ScenarioVessel, margin: number): Point[] {
  const length = Math.max(particulars.length - margin, particulars.length / 2);
  const breadth = Math.max(particulars.breadth - margin, particulars.breadth / 2);
  return hullOutline(position, headingVector(heading), length, breadth);
}

function addOverlaps(faults: FaultList, { vessels }: Scenario): void {
  const outlines = vessels.map(vessel => outlineOf(vessel, vessel.condition === 'under-way' ? 0 : TOUCHING));
  for (let i = 0; i < vessels.length; i += 1) {
    for (let j = i + 1; j < vessels.length; j += 1) {
      const [a, b] = [vessels[i]!, vessels[j]!];
      const apart = distance(a.position, b.position);
      // A tow is drawn as it may be; `tow.length` decides.
      if (apart > reach(a) + reach(b) || inOneUnit(a.particulars, b.particulars) || !outlinesOverlap(outlines[i]!, outlines[j]!)) continue;
      faults.add(['vessels', j, 'position'], b.position, `${b.particulars.id} overlaps ${a.particulars.id} at the start: ${round(apart)} m between their midships`, 'a position clear of other hulls');
    }
  }
}

const reach = ({ particulars: { length, breadth } }: ScenarioVessel): number => Math.hypot(length, breadth) / 2;

function addGrounding(faults: FaultList, scenario: Scenario, { particulars, condition, position }: ScenarioVessel, index: number): void {
  if (condition === 'aground') return;
  const depth = deepestAt(scenario.waterway.channels, position)?.depth;
  // Outside every channel nothing is known of the depth.
  if (depth === undefined || particulars.draught <= depth) return;
  faults.add(['vessels', index, 'draught'], particulars.draught, `${particulars.id} is aground at the start: draught ${round(particulars.draught)} m, depth ${round(depth)} m`,
    `a draught of at most ${round(depth)} m, a deeper channel, or "condition": "aground"`);
}

function addBank(faults: FaultList, { waterway }: Scenario, vessel: ScenarioVessel, index: number): void {
  const { channels } = waterway;
  if (!hasBanks(waterway) || vessel.condition === 'aground') return;
  const { id, breadth } = vessel.particulars;
  const over = vessel.condition === 'made-fast' ? overBank(channels, vessel.position) - breadth : Math.max(...outlineOf(vessel, 0).map(corner => overBank(channels, corner)));
  if (over <= HAIR) return;
  faults.add(['vessels', index, 'position'], vessel.position, `${id} lies ${round(over)} m over the bank at the start`, 'a position with the whole hull within the banks of a channel');
}

function addScreen(faults: FaultList, { waterway }: Scenario, vessel: ScenarioVessel, index: number): void {
  if (vessel.condition !== 'under-way') return;
  const hull = outlineOf(vessel, 0);
  const screen = waterway.screens.findIndex(outline => overlap(outline, hull));
  if (screen >= 0) faults.add(['vessels', index, 'position'], vessel.position, `${vessel.particulars.id} lies on what waterway.screens[${screen}] marks as land or works`, 'a position clear of it');
}

/** Whether an outline of any form and a hull share a point. */
function overlap(outline: readonly Point[], hull: readonly Point[]): boolean {
  const sides = (points: readonly Point[]): [Point, Point][] => points.map((point, i) => [point, points[(i + 1) % points.length]!]);
  return hull.some(corner => inside(outline, corner)) || inside(hull, outline[0]!)
    || sides(outline).some(([a, b]) => sides(hull).some(([c, d]) => segmentsMeet(a, b, c, d)));
}

const round = (metres: number): number => Math.round(metres * 100) / 100;
