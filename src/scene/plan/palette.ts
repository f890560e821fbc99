/** Colours of the plan by day, dusk and night. At night nothing is white, and no hue belongs to a navigation light. */
import type { Theme } from '../../store/index.ts';

export interface Palette {
  readonly land: number;
  readonly landLine: number;
  /** Wide water outside the fairways. */
  readonly open: number;
  readonly shallow: number;
  readonly deep: number;
  readonly bank: number;
  readonly screen: number;
  readonly screenLine: number;
  readonly works: number;
  readonly line: number;
  readonly faint: number;
  /** The net of the chart, on land and on water. */
  readonly net: number;
  readonly ink: number;
  /** Where type stands on the plan: the colour of its halo. */
  readonly halo: number;
  readonly hull: number;
  readonly house: number;
  readonly wake: number;
  readonly giveWay: number;
  readonly standOn: number;
  readonly both: number;
  readonly notToImpede: number;
  /** The shape on a badge; on those of the pale roles (both, not to impede) another one. */
  readonly onRole: number;
  readonly onPaleRole: number;
  /** The thin edge round the rings and badges, for contrast with any ground. */
  readonly casing: number;
}

export const palettes: Readonly<Record<Theme, Palette>> = {
  day: {
    land: 0xeee3c6, landLine: 0xddcfa8, open: 0xdbe9ee, shallow: 0xc6dfe8, deep: 0xf4f8f6, bank: 0x7d7256, screen: 0xd3c69d, screenLine: 0x84784f, works: 0xb9b2a0,
    line: 0x677e8b, faint: 0xa6bec8, net: 0x17222d, ink: 0x17222d, halo: 0xf8f7f1, hull: 0xfffdf6, house: 0xc9c2b0, wake: 0x6f9cb0,
    giveWay: 0xd55e00, standOn: 0x0072b2, both: 0xe69f00, notToImpede: 0xcc79a7, onRole: 0xfffdf6, onPaleRole: 0x17120a, casing: 0x17222d,
  },
  dusk: {
    land: 0x353a37, landLine: 0x434944, open: 0x263640, shallow: 0x2a3a45, deep: 0x21303b, bank: 0x8f8c76, screen: 0x42463d, screenLine: 0x91917a, works: 0x565a58,
    line: 0x7590a0, faint: 0x415767, net: 0xe4e0d3, ink: 0xe4e0d3, halo: 0x21303b, hull: 0x4b5a64, house: 0x76838b, wake: 0x6d8b9b,
    giveWay: 0xe07a2c, standOn: 0x5aa3d3, both: 0xe0a93a, notToImpede: 0xcf8db3, onRole: 0x18222a, onPaleRole: 0x18222a, casing: 0x18222a,
  },
  night: {
    land: 0x12100c, landLine: 0x1c1812, open: 0x090d11, shallow: 0x0b0f13, deep: 0x06080b, bank: 0x775f3c, screen: 0x1d1810, screenLine: 0x755d39, works: 0x2a2218,
    line: 0x755d39, faint: 0x2a241b, net: 0xb9823f, ink: 0xb9823f, halo: 0x06080b, hull: 0x2a1f12, house: 0x54401f, wake: 0x4b3a22,
    giveWay: 0xb0592a, standOn: 0x5d7f96, both: 0xa87b34, notToImpede: 0x94698a, onRole: 0x0a0806, onPaleRole: 0x0a0806, casing: 0x06080b,
  },
};

/** A colour between two, `share` of the way from the first to the second. */
export function mixed(from: number, to: number, share: number): number {
  const part = (shift: number): number => Math.round(((from >> shift) & 255) + (((to >> shift) & 255) - ((from >> shift) & 255)) * share) << shift;
  return part(16) | part(8) | part(0);
}
