/** Where everybody has been in the last minute. Kept by the plan, from the worlds that it is shown. */
import type { Graphics } from 'pixi.js';
import type { Point } from '../../geometry/vector.ts';
import type { World } from '../../sim/world.ts';
import type { Palette } from './palette.ts';

const SECONDS = 60;
const EVERY = 1;
const SHADES = 4;

export class Wakes {
  private tracks = new Map<string, Point[]>();
  private last = -Infinity;

  /** Takes in a world; a run that starts again, or another one, leaves no wake behind. Who is not seen leaves none that could be seen later. */
  follow(world: World, seen: ReadonlySet<string>): void {
    if (world.time < this.last || world.tick === 0) this.forget();
    if (world.time - this.last < EVERY) return;
    this.last = world.time;
    for (const { particulars: { id }, state } of world.vessels) {
      if (!seen.has(id)) {
        this.tracks.delete(id);
        continue;
      }
      const track = this.tracks.get(id) ?? [];
      track.push(state.position);
      if (track.length > SECONDS / EVERY) track.shift();
      this.tracks.set(id, track);
    }
  }

  forget(): void {
    this.tracks.clear();
    this.last = -Infinity;
  }

  /** Draws the wakes, fading astern. `now` is where each vessel is drawn; `put` turns metres to pixels. */
  draw(graphics: Graphics, now: readonly { readonly id: string; readonly position: Point }[], put: (point: Point) => Point, palette: Palette): void {
    for (let shade = 0; shade < SHADES; shade += 1) {
      for (const { id, position } of now) this.drawPart(graphics, this.tracks.get(id) ?? [], position, put, shade);
      graphics.stroke({ width: 1.5, color: palette.wake, alpha: (0.8 * (shade + 1)) / SHADES, cap: 'round' });
    }
  }

  /** One shade of one wake. What would be less than two pixels long is not drawn for itself. */
  private drawPart(graphics: Graphics, track: readonly Point[], here: Point, put: (point: Point) => Point, shade: number): void {
    const size = track.length + 1;
    const [from, to] = [Math.floor((size * shade) / SHADES), Math.min(track.length, Math.floor((size * (shade + 1)) / SHADES))];
    if (track.length === 0 || to <= from) return;
    let [x, y] = put(track[from] ?? here);
    graphics.moveTo(x, y);
    for (let i = from + 1; i <= to; i += 1) {
      const next = put(track[i] ?? here);
      if (i < to && Math.abs(next[0] - x) + Math.abs(next[1] - y) < 2) continue;
      [x, y] = next;
      graphics.lineTo(x, y);
    }
  }
}
