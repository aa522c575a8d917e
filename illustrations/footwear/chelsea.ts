import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { chelseaHeel } from './angles.ts';
import { bootSole } from './boot-sole.ts';
import { drawSole } from './sole.ts';

const TOP: readonly Point[] = [
  [150, 216, 'c'],
  [220, 226],
  [310, 216],
  [392, 190, 'c'],
];
const UPPER = curve(
  [
    ...TOP.slice(0, -1),
    [392, 190, 'c'],
    [404, 280],
    [432, 362],
    [500, 428],
    [590, 466],
    [690, 486],
    [764, 518],
    [810, 566],
    [814, 628, 'c'],
    [118, 628, 'c'],
    [110, 550],
    [130, 450],
    [152, 360],
    [150, 290],
  ],
  true,
);
const INSIDE = curve(
  [
    [150, 216, 'c'],
    [210, 192],
    [300, 184],
    [392, 190, 'c'],
    [310, 216],
    [220, 226],
  ],
  true,
);
const GORE = curve(
  [
    [224, 224, 'c'],
    [316, 212, 'c'],
    [326, 300],
    [318, 380],
    [280, 440, 'c'],
    [240, 380],
    [226, 300],
  ],
  true,
);
const BACK = curve(
  [
    [110, 628, 'c'],
    [108, 550],
    [128, 456],
    [138, 420],
    [180, 500],
    [250, 560],
    [272, 628, 'c'],
  ],
  true,
);
const TOE = curve(
  [
    [520, 628, 'c'],
    [540, 560],
    [590, 500],
    [640, 472],
    [700, 488],
    [768, 520],
    [812, 568],
    [816, 628, 'c'],
  ],
  true,
);

export function drawChelsea(look: Look, sheet: Sheet): string {
  const { color } = look;
  const sole = look.part('sole', '#2b2724');
  const leather = { color, depth: 34, gloss: 0.6, texture: 'grain' } as const;
  return group(
    contactShadow(sheet, { x: 450, y: 722, width: 700 }),
    piece(sheet, INSIDE, { color: shade(look.part('lining', '#b79a6e'), 0.45), depth: 16, gloss: 0 }),
    cord('M380 200C392 160 420 160 404 206', look.part('collar', shade(color, 0.5)), 13),
    piece(sheet, UPPER, leather),
    piece(sheet, BACK, { ...leather, depth: 20 }),
    stitch(
      curve([
        [150, 438],
        [190, 508],
        [258, 568],
        [280, 612],
      ]),
      light(color, 0.4),
    ),
    piece(sheet, TOE, { ...leather, depth: 26 }),
    stitch(
      curve([
        [530, 610],
        [550, 562],
        [598, 508],
        [640, 484],
      ]),
      light(color, 0.4),
    ),
    piece(sheet, GORE, { color: look.part('gore', '#2c2926'), depth: 12, texture: 'rib', gloss: 0.2 }),
    stitch(
      curve([
        [216, 230],
        [218, 302],
        [232, 384],
        [280, 452],
        [328, 386],
        [336, 300],
        [326, 216],
      ]),
      light(color, 0.4),
    ),
    seam(
      curve([
        [280, 452],
        [300, 530],
        [306, 612],
      ]),
      color,
    ),
    el('path', {
      d: curve(TOP),
      fill: 'none',
      stroke: shade(color, 0.55),
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    cord('M152 252C130 232 130 176 166 178C178 190 172 206 160 226', look.part('collar', shade(color, 0.5)), 12),
    contourMark([400, 560], 60, light(color, 0.4), 0),
    bootSole(sheet, { sole, midsole: look.part('midsole', light(sole, 0.12)), welt: look.part('welt', '#a9875a') }),
  );
}

export const chelsea = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawChelsea(look, sheet) }),
  heel: chelseaHeel,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'siped') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawChelsea(look, sheet), viewBox: '110 150 340 340' }),
};
