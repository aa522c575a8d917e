import { light, mix, shade } from '../color.ts';
import { grain } from '../footwear/light.ts';
import { between, random } from '../random.ts';
import { el, group, type Area, type Sheet } from '../svg.ts';
import { deck, slab, snow } from '../in-use/ground.ts';
import { box } from './furniture.ts';

interface Boards {
  readonly color: string;
  readonly seed: string;
  /** Width of a board. */
  readonly board?: number;
  readonly isUpright?: boolean;
}

/** A wall of upright boards, or a floor or table of lying ones seen from above. */
export function boards(sheet: Sheet, area: Area, { color, seed, board = 118, isUpright = true }: Boards): string {
  const { x, y, width, height } = area;
  const next = random(`${seed}/boards`);
  const count = Math.ceil((isUpright ? width : height) / board);
  const rows = Array.from({ length: count }, (_, index) => {
    const start = index * board;
    const tone = mix(color, next() > 0.5 ? '#3a2a1d' : '#c3a077', between(next, 0.03, 0.18));
    const d = isUpright ? box(x + start, y, board, height) : box(x, y + start, width, board);
    const gap = isUpright ? `M${x + start} ${y}v${height}` : `M${x} ${y + start}h${width}`;
    const lit = isUpright ? `M${x + start + 4} ${y}v${height}` : `M${x} ${y + start + 4}h${width}`;
    return group(
      el('path', { d, fill: tone }),
      grain(sheet, d, { frequency: isUpright ? [0.07, 0.004] : [0.004, 0.07], depth: 2.6, octaves: 3, opacity: 0.36 }),
      el('path', { d: gap, stroke: shade(color, 0.78), 'stroke-width': 5 }),
      el('path', { d: lit, stroke: light(tone, 0.35), 'stroke-width': 2, 'stroke-opacity': '0.6' }),
    );
  });
  return el('g', { 'clip-path': sheet.clip(box(x, y, width, height)) }, ...rows, daylight(sheet, area));
}

/** Light that falls in from the upper left. */
function daylight(sheet: Sheet, { x, y, width, height }: Area): string {
  const fill = sheet.gradient(
    [
      [0, '#fff0d0', 0.24],
      [0.45, '#000000', 0],
      [1, '#0c0805', 0.44],
    ],
    [0, 0, 1, 1],
  );
  return el('rect', { x, y, width, height, fill });
}

/** A board with its front edge: a shelf, a rail, the top of a bench. */
export function plank(sheet: Sheet, { x, y, width, height }: Area, color: string): string {
  const d = box(x, y, width, height);
  const fill = sheet.gradient([
    [0, light(color, 0.22)],
    [0.3, color],
    [1, shade(color, 0.4)],
  ]);
  return group(
    el('path', { d, fill }),
    grain(sheet, d, { frequency: [0.004, 0.1], depth: 3, octaves: 3, opacity: 0.5 }),
    el('path', {
      d: `M${x} ${y + 1.5}h${width}`,
      stroke: light(color, 0.6),
      'stroke-width': 3,
      'stroke-opacity': '0.7',
    }),
    el('path', { d: `M${x} ${y + height}h${width}`, stroke: '#1a120b', 'stroke-width': 3, 'stroke-opacity': '0.6' }),
  );
}

/** The shade below something that juts out. */
export function shadeBelow(sheet: Sheet, { x, y, width, height }: Area): string {
  const fill = sheet.gradient([
    [0, '#0c0805', 0.6],
    [1, '#0c0805', 0],
  ]);
  return el('rect', { x, y, width, height, fill });
}

/** The grounds of products in use, from side to side of a scene. */
const fromSideToSide = (body: string): string => el('g', { transform: 'translate(-344 0) scale(1.36 1)' }, body);

export const wideSlab = (sheet: Sheet, ground: Parameters<typeof slab>[1]): string =>
  fromSideToSide(slab(sheet, ground));
export const wideDeck = (sheet: Sheet, ...ground: readonly [y: number, color: string, seed: string]): string =>
  fromSideToSide(deck(sheet, ...ground));
export const wideSnow = (sheet: Sheet, y: number, seed: string): string => fromSideToSide(snow(sheet, y, seed));
