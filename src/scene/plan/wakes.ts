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

  /** Takes in a world; a run that starts again, or another one, leaves no wake behind. */
  follow(world: World): void {
    if (world.time < this.last || world.tick === 0) {
      this.tracks.clear();
      this.last = -Infinity;
    }
    if (world.time - this.last < EVERY) return;
    this.last = world.time;
    for (const { particulars: { id }, state } of world.vessels) {
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
  draw(graphics: Graphics, now: ReadonlyMap<string, Point>, put: (point: Point) => Point, palette: Palette): void {
    for (let shade = 0; shade < SHADES; shade += 1) {
      for (const [id, track] of this.tracks) {
        const here = now.get(id);
        if (here === undefined) continue;
        const whole = [...track, here];
        const [from, to] = [Math.floor((whole.length * shade) / SHADES), Math.floor((whole.length * (shade + 1)) / SHADES)];
        whole.slice(from, to + 1).map(put).forEach(([x, y], i) => (i === 0 ? graphics.moveTo(x, y) : graphics.lineTo(x, y)));
      }
      graphics.stroke({ width: 1.5, color: palette.wake, alpha: (0.8 * (shade + 1)) / SHADES, cap: 'round' });
    }
  }
}
