/** How hulls are drawn: to scale, and by type, with the bow plain to see. Metres, bow up, midships at the origin. */
import type { VesselParticulars } from '../../rules/facts.ts';

export type Shape = readonly (readonly [number, number])[];
/** `bow` is filled dark, so that it is plain even where the hull is a dozen pixels long. */
export interface HullDrawing { readonly outline: Shape; readonly bow: Shape; readonly details: readonly Shape[]; readonly houses: readonly Shape[] }

/** Pixels: a hull shorter than this on the plan is shown by a sign of about this length. */
export const LEAST_HULL = 12;

const ARROWHEAD: Shape = [[0, -7], [4.5, 6], [0, 3.5], [-4.5, 6]];
const BARGE: Shape = [[-3, -4.5], [3, -4.5], [3, 4.5], [-3, 4.5]];

/** What stands in, in pixels, for a hull too small to draw: an arrowhead, and for one in tow a plain box. */
export const standIn = ({ towedBy }: VesselParticulars): Shape => (towedBy === undefined ? ARROWHEAD : BARGE);

type Make = (half: number, beam: number) => HullDrawing;

const box = (beam: number, from: number, to: number): Shape => [[-beam, -from], [beam, -from], [beam, -to], [-beam, -to]];

/** A pointed bow over the foremost fifth, as the hull that touches has it, with the turn of the bow drawn round. */
const bowed = (half: number, beam: number, stern: number): Shape => [
  [0, -half], [beam * 0.55, -half * 0.86], [beam * 0.88, -half * 0.7], [beam, -half * 0.5], [beam, half * 0.7], [beam * stern, half],
  [-beam * stern, half], [-beam, half * 0.7], [-beam, -half * 0.5], [-beam * 0.88, -half * 0.7], [-beam * 0.55, -half * 0.86],
];

const bowOf = (half: number, beam: number): Shape => [
  [0, -half], [beam * 0.55, -half * 0.86], [beam * 0.88, -half * 0.7], [beam * 0.97, -half * 0.55], [-beam * 0.97, -half * 0.55], [-beam * 0.88, -half * 0.7], [-beam * 0.55, -half * 0.86],
];
const leafBowOf = (half: number, beam: number): Shape => [[0, -half], [beam * 0.6, -half * 0.6], [beam * 0.72, -half * 0.45], [-beam * 0.72, -half * 0.45], [-beam * 0.6, -half * 0.6]];

const leaf = (half: number, beam: number): Shape => [
  [0, -half], [beam * 0.6, -half * 0.6], [beam, -half * 0.1], [beam * 0.85, half * 0.45], [beam * 0.35, half * 0.9], [0, half],
  [-beam * 0.35, half * 0.9], [-beam * 0.85, half * 0.45], [-beam, -half * 0.1], [-beam * 0.6, -half * 0.6],
];

const cargo: Make = (half, beam) => ({ outline: bowed(half, beam, 0.85), bow: bowOf(half, beam), houses: [box(beam * 0.6, -half * 0.45, -half * 0.85)], details: [box(beam * 0.62, half * 0.45, -half * 0.35)] });
const passenger: Make = (half, beam) => ({ outline: bowed(half, beam, 0.85), bow: bowOf(half, beam), houses: [box(beam * 0.68, half * 0.4, -half * 0.8)], details: [] });
const tug: Make = (half, beam) => ({ outline: bowed(half, beam, 0.95), bow: bowOf(half, beam), houses: [box(beam * 0.55, half * 0.45, half * 0.02)], details: [[[0, half * 0.25], [0, half * 0.75]]] });
/** A flat has a blunt, raked bow. */
const flat: Make = (half, beam) => ({
  outline: [[-beam * 0.6, -half], [beam * 0.6, -half], [beam, -half * 0.84], [beam, half], [-beam, half], [-beam, -half * 0.84]],
  bow: [[-beam * 0.6, -half], [beam * 0.6, -half], [beam, -half * 0.84], [beam, -half * 0.72], [-beam, -half * 0.72], [-beam, -half * 0.84]],
  houses: [], details: [box(beam * 0.7, half * 0.6, -half * 0.86)],
});
const rowed: Make = (half, beam) => ({
  outline: leaf(half, beam), bow: leafBowOf(half, beam), houses: [],
  details: [[[-beam * 0.9, 0], [beam * 0.9, 0]], [[-beam * 2.4, half * 0.35], [-beam * 0.8, -half * 0.05]], [[beam * 2.4, half * 0.35], [beam * 0.8, -half * 0.05]]],
});
const sailed: Make = (half, beam) => ({ outline: leaf(half, beam), bow: leafBowOf(half, beam), houses: [], details: [] });

/** The drawing of a vessel. */
export function hullDrawing(vessel: VesselParticulars): HullDrawing {
  const [half, beam] = [vessel.length / 2, vessel.breadth / 2];
  const make = makerOf(vessel);
  const drawing = make(half, beam);
  return vessel.propulsion === 'sail' ? { ...drawing, details: [boomOf(vessel, half, beam)] } : drawing;
}

function makerOf({ propulsion, service, engagedIn }: VesselParticulars): Make {
  if (propulsion === 'none') return flat;
  if (propulsion === 'oars') return rowed;
  if (propulsion === 'sail') return sailed;
  if (service === 'tug' || engagedIn.includes('towing') || engagedIn.includes('pushing')) return tug;
  return service === 'passenger' || service === 'ferry' ? passenger : cargo;
}

/** The largest sail, on the side where it is carried: close in when close-hauled, well out when free. */
function boomOf({ sail }: VesselParticulars, half: number, beam: number): Shape {
  const side = sail?.mainsail === 'port' ? -1 : 1;
  const out = sail?.pointOfSail === 'free' ? beam * 2.1 : beam * 0.8;
  return [[0, -half * 0.25], [side * out * 0.7, half * 0.2], [side * out, half * 0.55]];
}
