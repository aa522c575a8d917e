import { el } from './svg.ts';

/** The wordmark's letters: one line of even weight, 80 high, drawn for this name. */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  M: [66, 'M3 80V2L33 46L63 2V80'],
  A: [66, 'M3 80L33 1L63 80M13 54H53'],
  R: [56, 'M3 80V2H28A21 21 0 0 1 28 45H3M28 45L54 80'],
  O: [76, 'M38 1A35 39.5 0 1 0 38 80A35 39.5 0 1 0 38 1Z'],
  W: [92, 'M3 1L25 79L46 20L67 79L89 1'],
  I: [8, 'M4 1V80'],
  D: [66, 'M3 2H22A39 39 0 0 1 22 79H3Z'],
  G: [72, 'M64 16A35 39.5 0 1 0 68 58V44H42'],
  E: [50, 'M48 2H3V79H48M3 40H42'],
  ' ': [26, ''],
};

const SPACING = 22;

export function letteringWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (LETTERS[letter]?.[0] ?? 0) + SPACING, -SPACING);
}

/** `text` in the wordmark's letters, its upper left at `x`, `y`, `height` high. */
export function lettering(
  text: string,
  { x, y, height, color }: { x: number; y: number; height: number; color: string },
): string {
  let at = 0;
  const paths = [...text].map((letter) => {
    const [width, d] = LETTERS[letter] ?? [0, ''];
    const glyph = d ? el('path', { d, transform: `translate(${at} 0)` }) : '';
    at += width + SPACING;
    return glyph;
  });
  const scale = Math.round((height / 80) * 1000) / 1000;
  const look = {
    fill: 'none',
    stroke: color,
    'stroke-width': 13,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'butt',
  };
  return el('g', { transform: `translate(${x} ${y}) scale(${scale})`, ...look }, ...paths);
}
