import { describe, expect, it } from 'vitest';
import { palettes, type Palette } from './palette.ts';
import { markColour, shapeColour, type Mark } from './roleMark.ts';

const channels = (colour: number): [number, number, number] => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** Relative luminance and contrast, as WCAG 2 defines them. */
function luminance(colour: number): number {
  const [r, g, b] = channels(colour).map(value => (value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: number, b: number): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Hue in degrees, and saturation (HSV) from 0 to 1. */
function hueOf(colour: number): { hue: number; saturation: number } {
  const [r, g, b] = channels(colour);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  if (spread === 0) return { hue: 0, saturation: 0 };
  const turn = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return { hue: ((turn * 60) + 360) % 360, saturation: spread / most };
}

const marks: readonly Mark[] = ['give-way', 'stand-on', 'both', 'not-to-impede'];
const water = ['open', 'shallow', 'deep'] as const;
const grounds = [...water, 'land'] as const;
const each = Object.entries(palettes) as [string, Palette][];

describe.each(each)('the colours of the plan, %s', (_, palette) => {
  it.each([...grounds, 'screen', 'works', 'halo', 'hull'] as const)('type can be read on %s', ground => {
    expect(contrast(palette.ink, palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('the ring and the badge of %s stand out from water and land', mark => {
    for (const ground of grounds) {
      const strongest = Math.max(contrast(markColour(mark, palette), palette[ground]), contrast(palette.casing, palette[ground]));
      expect(strongest, ground).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(marks)('the shape stands out from the badge of %s', mark => {
    expect(contrast(shapeColour(mark, palette), markColour(mark, palette))).toBeGreaterThanOrEqual(3);
  });

  it.each(['bank', 'screenLine'] as const)('the line of a %s stands out from water and land', line => {
    for (const ground of grounds) expect(contrast(palette[line], palette[ground]), ground).toBeGreaterThanOrEqual(3);
  });

  it('the edge of a fairway stands out from the water on both sides', () => {
    for (const ground of ['open', 'deep'] as const) expect(contrast(palette.line, palette[ground]), ground).toBeGreaterThanOrEqual(3);
  });
});

describe('the colours of the plan by night', () => {
  it.each(Object.entries(palettes.night))('%s is dim, and no hue of a navigation light', (_, colour: number) => {
    const { hue, saturation } = hueOf(colour);
    expect(luminance(colour)).toBeLessThan(0.3);
    const vivid = saturation > 0.5 && luminance(colour) > 0.1;
    expect(vivid && (hue < 15 || hue > 345)).toBe(false);
    expect(vivid && hue > 45 && hue < 180).toBe(false);
  });
});
