/** Roles on the plan: a badge of shape and pattern, and a ring of a pattern of its own, so that colour is never alone. */
import type { Graphics } from 'pixi.js';
import type { Encounter, Role } from '../../rules/judgement.ts';
import type { Point } from '../../geometry/vector.ts';
import { dashedCircle, strokeCased } from './dashes.ts';
import type { Palette } from './palette.ts';

export type Mark = 'give-way' | 'stand-on' | 'both' | 'not-to-impede';

/** How a vessel is marked in an encounter; undefined where she has no role in it. */
export function markIn(encounter: Encounter | undefined, id: string): Mark | undefined {
  if (encounter === undefined || !encounter.vessels.includes(id)) return undefined;
  const role: Role = encounter.roles[id] ?? 'none';
  if (role === 'none') return undefined;
  const both = encounter.vessels.every(vessel => encounter.roles[vessel] === 'give-way');
  return both ? 'both' : role;
}

export const markColour = (mark: Mark, palette: Palette): number =>
  ({ 'give-way': palette.giveWay, 'stand-on': palette.standOn, both: palette.both, 'not-to-impede': palette.notToImpede })[mark];

/** The colour of the shape on a badge: dark on the pale ones. */
export const shapeColour = (mark: Mark, palette: Palette): number => (mark === 'both' || mark === 'not-to-impede' ? palette.onPaleRole : palette.onRole);

const chevron = (x: number): number[] => [x, 5, x + 3.5, 5, x + 8.5, 10, x + 3.5, 15, x, 15, x + 5, 10];

/** A badge of 20 pixels, its upper left corner at the origin. */
export function drawBadge(graphics: Graphics, mark: Mark, palette: Palette): void {
  const shape = shapeColour(mark, palette);
  graphics.roundRect(-1, -1, 22, 22, 5).fill({ color: palette.casing }).roundRect(0, 0, 20, 20, 4).fill({ color: markColour(mark, palette) });
  if (mark === 'give-way' || mark === 'both') for (let i = 4; i < 36; i += 4) graphics.moveTo(Math.max(0.5, i - 19.5), Math.min(19.5, i)).lineTo(Math.min(19.5, i), Math.max(0.5, i - 19.5));
  if (mark === 'both') for (let i = 4; i < 36; i += 4) graphics.moveTo(Math.max(0.5, i - 19.5), 20 - Math.min(19.5, i)).lineTo(Math.min(19.5, i), 20 - Math.max(0.5, i - 19.5));
  if (mark === 'give-way' || mark === 'both') graphics.stroke({ width: 1, color: shape, alpha: 0.35 });
  if (mark === 'not-to-impede') for (const x of [3, 8, 13, 18]) for (const y of [3, 8, 13, 18]) graphics.circle(x - 0.5, y - 0.5, 0.8).fill({ color: shape, alpha: 0.55 });
  if (mark === 'give-way') graphics.poly(chevron(5.5)).fill({ color: shape });
  if (mark === 'both') graphics.poly(chevron(2.5)).poly(chevron(8.5)).fill({ color: shape });
  if (mark === 'stand-on') graphics.rect(4, 7.5, 12, 5).fill({ color: shape });
  if (mark === 'not-to-impede') graphics.circle(10, 10, 4.5).stroke({ width: 2.5, color: shape });
}

/** Her ring: broken for give way, unbroken for stand on, double for both, dotted for not to impede. */
export function drawRing(graphics: Graphics, mark: Mark, at: Point, radius: number, palette: Palette): void {
  const color = markColour(mark, palette);
  /** As many as leave gaps that can be seen. */
  const parts = (pixels: number): number => Math.round(Math.min(40, (2 * Math.PI * radius) / pixels));
  strokeCased(graphics, () => {
    if (mark === 'give-way') dashedCircle(graphics, at, radius, parts(12), 0.6);
    else if (mark === 'not-to-impede') dashedCircle(graphics, at, radius, parts(7), 0.45);
    else graphics.circle(at[0], at[1], radius);
  }, { width: 2, color }, palette);
  if (mark === 'both') strokeCased(graphics, () => graphics.circle(at[0], at[1], radius + 5), { width: 1.5, color }, palette);
}
