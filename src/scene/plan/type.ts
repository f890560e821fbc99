/** The type on the plan. Styles are shared: a style that is set anew has Pixi draw the words anew. */
import { Container, Text, TextStyle } from 'pixi.js';
import type { Palette } from './palette.ts';

export const FONT = '"Noto Sans", "Segoe UI", system-ui, sans-serif';

const KINDS = {
  /** Names of vessels. */
  name: { fontSize: 13, fontWeight: '500', halo: 3.5 },
  /** Figures that are noted beside what they are of. */
  note: { fontSize: 11.5, fontWeight: '400', halo: 3 },
  /** The legend. */
  frame: { fontSize: 11.5, fontWeight: '500', halo: 3 },
  /** What is written on the chart itself. */
  chart: { fontSize: 10.5, fontWeight: '400', fontStyle: 'italic', halo: 2.5 },
} as const;
export type Kind = keyof typeof KINDS;

const made = new WeakMap<Palette, Map<Kind, TextStyle>>();

export function typeOf(kind: Kind, palette: Palette): TextStyle {
  const styles = made.get(palette) ?? new Map<Kind, TextStyle>();
  made.set(palette, styles);
  const known = styles.get(kind);
  if (known !== undefined) return known;
  const { halo, ...font } = KINDS[kind];
  const style = new TextStyle({ fontFamily: FONT, ...font, fill: palette.ink, stroke: { color: palette.halo, width: halo, join: 'round' } });
  styles.set(kind, style);
  return style;
}

/** Words that are measured once, and not on every frame. */
export class Line {
  readonly text = new Text({ text: '', resolution: Math.max(2, globalThis.devicePixelRatio) });
  width = 0;
  height = 0;

  write(words: string, style: TextStyle): this {
    const { text } = this;
    if (text.text === words && text.style === style) return this;
    text.text = words;
    text.style = style;
    [this.width, this.height] = [text.width, text.height];
    return this;
  }
}

/** Lines by key: written on a frame, or else not seen on it. */
export class Writing {
  readonly container = new Container();
  private readonly lines = new Map<string, Line>();
  private written = new Set<string>();

  write(key: string, words: string, kind: Kind, palette: Palette): Line {
    const line = this.lines.get(key) ?? new Line();
    if (!this.lines.has(key)) {
      this.lines.set(key, line);
      this.container.addChild(line.text);
    }
    this.written.add(key);
    return line.write(words, typeOf(kind, palette));
  }

  /** The end of a frame: hides what was not written on it. */
  finish(): void {
    for (const [key, { text }] of this.lines) if (!this.written.has(key)) text.visible = false;
    this.written.clear();
  }

  /** Has everything made anew: the type has come, or the screen has other pixels. */
  forget(): void {
    for (const child of this.container.removeChildren()) child.destroy();
    this.lines.clear();
  }
}
