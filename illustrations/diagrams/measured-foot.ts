import { light, shade } from '../color.ts';
import { curve } from '../curve.ts';
import { grain, soft } from '../footwear/light.ts';
import { flatShadow, piece } from '../material.ts';
import { box } from '../scenes/furniture.ts';
import type { Scene } from '../scenes/editorial.ts';
import { pencil } from '../scenes/tabletop.ts';
import { el, group, type Sheet } from '../svg.ts';
import { points } from '../trace.ts';
import { sockedFoot, trouserLeg } from './foot.ts';
import { graduation, limit, measure } from './marks.ts';

/** Where the wall ends, where the foot's longest toe ends, and the height of the floor. */
const WALL = 212;
const TOE = 874;
const FLOOR = 436;
/** Pixels of a centimetre. */
const UNIT = 25;

const OUTLINE = points(
  '214,628 222,574 262,540 330,532 420,536 500,528 580,512 650,508 712,518 744,524 768,530 782,552 806,556 818,574 838,582 846,602 858,612 862,634 876,656 872,690 836,706 788,702 744,712 684,726 612,720 520,696 430,700 340,718 268,712 226,682',
);
/** What of the sole touches the paper: heel, outer edge and ball. */
const PRINT = points(
  '236,628 254,574 304,560 360,566 430,560 520,554 600,540 672,536 720,562 734,612 738,662 706,696 650,702 598,676 548,626 480,606 410,616 370,660 308,688 256,670',
);
const TOE_PRINTS: readonly (readonly [number, number, number, number])[] = [
  [824, 668, 40, 30],
  [822, 610, 22, 18],
  [798, 580, 19, 16],
  [770, 556, 18, 15],
  [738, 538, 17, 14],
];

/** The wall and the floor from the side, and below them the floor from above. */
function room(sheet: Sheet): string {
  const wall = box(-10, -10, WALL + 10, 930);
  const plaster = box(WALL, -10, 1100, FLOOR + 10);
  const floor = box(WALL, FLOOR + 40, 1100, 440);
  const tone = sheet.gradient(
    [
      [0, '#a9b0a0'],
      [0.55, '#8f988a'],
      [1, '#767f74'],
    ],
    [0, 0, 1, 1],
  );
  return group(
    el('path', { d: plaster, fill: tone }),
    grain(sheet, plaster, { frequency: [0.02, 0.025], depth: 1, octaves: 3, opacity: 0.16 }),
    el('path', { d: floor, fill: '#7c5f45' }),
    ...[476, 586, 696, 806].map((y, index) => board(sheet, y, index)),
    piece(sheet, box(WALL - 2, FLOOR, 1110, 42), { color: '#a4805a', depth: 7, line: 0 }),
    grain(sheet, box(WALL, FLOOR, 1100, 42), { frequency: [0.004, 0.12], depth: 3, octaves: 3, opacity: 0.5 }),
    el('rect', {
      x: WALL,
      y: FLOOR + 42,
      width: 1100,
      height: 46,
      fill: sheet.gradient([
        [0, '#140d08', 0.5],
        [1, '#140d08', 0],
      ]),
    }),
    piece(sheet, wall, { color: '#d3c9b2', depth: 10, line: 0 }),
    grain(sheet, wall, { frequency: [0.03, 0.03], depth: 1.4, octaves: 3, opacity: 0.2 }),
    el('rect', {
      x: WALL,
      y: -10,
      width: 64,
      height: 930,
      fill: sheet.gradient(
        [
          [0, '#140d08', 0.34],
          [1, '#140d08', 0],
        ],
        [0, 0, 1, 0],
      ),
    }),
    el('path', { d: `M${WALL} -10V910`, stroke: '#4b4334', 'stroke-width': 4 }),
  );
}

function board(sheet: Sheet, y: number, index: number): string {
  const color = ['#85664a', '#765a41', '#80634a', '#6f553e'][index] ?? '#7c5f45';
  const d = box(WALL, y, 1100, 112);
  return group(
    el('path', { d, fill: color }),
    grain(sheet, d, { frequency: [0.004, 0.07], depth: 2.6, octaves: 3, opacity: 0.36 }),
    el('path', { d: `M${WALL} ${y}H1310`, stroke: shade(color, 0.75), 'stroke-width': 4 }),
    el('path', {
      d: `M${WALL} ${y + 4}H1310`,
      stroke: light(color, 0.35),
      'stroke-width': 1.6,
      'stroke-opacity': '0.7',
    }),
  );
}

/** The sheet of paper with the pencil line round the foot and the print of its sole. */
function tracing(sheet: Sheet): string {
  const paper = box(WALL + 2, 488, 742, 262);
  const print = (d: string): string =>
    el('path', {
      d,
      fill: '#b9805a',
      'fill-opacity': '0.34',
      filter: sheet.blur(3, { x: 200, y: 480, width: 720, height: 280 }),
    });
  const outline = curve(OUTLINE, true);
  return group(
    flatShadow(sheet, paper, 10),
    el('path', { d: paper, fill: '#f7f2e4' }),
    grain(sheet, paper, { frequency: [0.2, 0.2], depth: 0.4, octaves: 2, opacity: 0.4 }),
    print(curve(PRINT, true)),
    ...TOE_PRINTS.map(([cx, cy, rx, ry]) =>
      print(`M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`),
    ),
    el('path', { d: outline, fill: 'none', stroke: '#5a5750', 'stroke-width': 4.4, 'stroke-linejoin': 'round' }),
    el('path', {
      d: outline,
      fill: 'none',
      stroke: '#8d897f',
      'stroke-width': 2,
      'stroke-dasharray': '90 14 40 8',
      transform: 'translate(2 1.6)',
    }),
  );
}

function rule(sheet: Sheet): string {
  const body = box(WALL + 2, 776, 32 * UNIT, 106);
  return group(
    flatShadow(sheet, body, 9),
    piece(sheet, body, { color: '#d9b26a', depth: 8, gloss: 0.6, line: 1.6 }),
    grain(sheet, body, { frequency: [0.004, 0.1], depth: 2, octaves: 3, opacity: 0.34 }),
    graduation([WALL + 2, 778], UNIT, 31, '#2b2118'),
  );
}

/** A foot in its sock with the heel to the wall, and below it the tracing with length and width. */
export const measuredFoot: Scene = (sheet) =>
  el(
    'g',
    { transform: 'translate(-70 0)' },
    room(sheet),
    soft(sheet, `M240 ${FLOOR + 2}H850`, { width: 12, blur: 6, opacity: 0.5 }),
    sockedFoot(sheet),
    trouserLeg(sheet),
    tracing(sheet),
    rule(sheet),
    el('g', { transform: 'translate(1090 516) rotate(66) scale(0.66)' }, pencil(sheet)),
    limit([
      [TOE, 380],
      [TOE, 770],
    ]),
    limit([
      [650, 508],
      [690, 726],
    ]),
    measure([WALL + 4, 618], [TOE - 2, 618]),
  );
