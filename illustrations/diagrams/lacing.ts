import { light } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import { holder } from '../footwear/hardware.ts';
import { strand } from '../footwear/laces.ts';
import { bodyLight, shine, soft } from '../footwear/light.ts';
import { groove, panel, stitches } from '../footwear/panel.ts';
import type { Scene } from '../scenes/editorial.ts';
import { el, group, type Sheet } from '../svg.ts';
import { outline, points } from '../trace.ts';
import { arrow, limit } from './marks.ts';

/** Two ways to lace a boot, seen from the front. */

const AXIS = 600;
const LEATHER = '#7a5337';
const LACE = '#d9c9a0';
const CHANGED = '#e0591f';
/** Left eyelets, from the vamp up: four rings and two hooks. */
const EYELETS: readonly Point[] = [
  [494, 806],
  [482, 690],
  [470, 574],
  [458, 458],
  [444, 330],
  [432, 202],
];

const LEFT_SIDE = points('340,-240 326,-100 322,60 318,200 308,330 286,460 252,580 216,700 186,820 156,940 120,1100');
const INNER = points('476,-240 478,-80 482,80 494,240 506,400 516,540 528,680 540,800 566,858 600,872');
const OUTER = points('364,-240 370,-80 376,80 390,240 402,400 410,540 414,680 416,800 430,890 470,960! 600,1010!');

const other = ([x, y]: Point): Point => [2 * AXIS - x, y];

function ground(sheet: Sheet): string {
  const tone = sheet.gradient(
    [
      [0, '#a9b0a0'],
      [0.55, '#8f988a'],
      [1, '#6d766c'],
    ],
    [0, 0, 1, 1],
  );
  return el('rect', { width: 1200, height: 900, fill: tone });
}

/** The front of a boot without its laces: shaft, tongue, and the two facings. */
function boot(sheet: Sheet): string {
  const body = curve([...LEFT_SIDE, ...mirror(LEFT_SIDE, AXIS)], true);
  const gap = curve([...INNER, ...mirror(INNER, AXIS).slice(1)], true);
  const tongue = outline('470,-40! 600,-60 730,-40! 700,400 672,800 600,884 528,800 500,400');
  const quilts = [90, 250, 410, 570, 720].map((y) => `M480 ${y}Q600 ${y + 26} 720 ${y}`);
  return group(
    soft(sheet, curve([...LEFT_SIDE, ...mirror(LEFT_SIDE, AXIS)]), { width: 40, blur: 20, opacity: 0.5 }),
    panel(sheet, body, { color: LEATHER, material: 'full-grain', thickness: 3 }),
    bodyLight(sheet, body, { roundness: 110, height: 1.3 }),
    shine(sheet, body, { roundness: 60, opacity: 0.14 }),
    vampSeams(sheet),
    el(
      'g',
      { 'clip-path': sheet.clip(gap) },
      panel(sheet, tongue, { color: '#4a382c', material: 'canvas', thickness: 2 }),
      bodyLight(sheet, tongue, { roundness: 60, height: 1.2 }),
      ...quilts.map((d) => groove(d, '#4a382c', 4)),
      soft(sheet, curve(INNER), { width: 40, blur: 14, opacity: 0.6 }),
      soft(sheet, curve(INNER.map(other)), { width: 24, blur: 10, opacity: 0.5 }),
    ),
    facing(sheet, (line) => [...line], 1),
    facing(sheet, (line) => mirror(line, AXIS).toReversed(), -1),
  );
}

function vampSeams(sheet: Sheet): string {
  const seam = points('214,706 330,742 410,820 452,920');
  const line = [seam, mirror(seam, AXIS)];
  return group(
    ...line.map((edge) => groove(curve(edge), LEATHER, 4) + stitches(edge, LEATHER, { rows: [12, 22], size: 1.7 })),
    soft(sheet, 'M330 860Q600 960 870 860', { width: 50, blur: 24, color: light(LEATHER, 0.7), opacity: 0.24 }),
  );
}

/** The band of leather with the eyelets, on the left or mirrored on the right. */
function facing(sheet: Sheet, side: (line: readonly Point[]) => Point[], below: 1 | -1): string {
  const color = light(LEATHER, 0.08);
  const area = curve([...side(INNER), ...side(OUTER).toReversed()], true);
  const rows = [12 * below, 22 * below];
  return group(
    panel(sheet, area, { color, material: 'full-grain', thickness: 5 }),
    bodyLight(sheet, area, { roundness: 26, height: 0.8, opacity: 0.75 }),
    stitches(side(OUTER), color, { rows: rows.map((row) => -row), size: 1.7 }),
    stitches(side(INNER.slice(0, -1)), color, { rows: [12 * below], size: 1.5 }),
  );
}

const lace = (line: readonly Point[], color = LACE): string => strand(line, { color, width: 25 });

/** From an eyelet to the next one on the other side. */
function crossing(row: number, color = LACE): string {
  const [low, high] = [at(row), at(row + 1)];
  const pass = (from: Point, to: Point): string =>
    lace([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 12], to], color);
  return pass(other(low), high) + pass(low, other(high));
}

const at = (row: number): Point => EYELETS[row] ?? [0, 0];

const bottom = (): string => lace([at(0), [AXIS, (at(0)[1] ?? 0) + 10], other(at(0))]);

function holders(sheet: Sheet): string {
  return group(
    ...EYELETS.flatMap((eyelet, row) =>
      [eyelet, other(eyelet)].map(([x, y], side) =>
        holder(sheet, row < 4 ? 'ring' : 'hook', {
          at: [x, y],
          turn: side ? 78 : -78,
          metal: '#b3ada2',
          lace: LACE,
          size: row < 4 ? 3.1 : 2.7,
        }),
      ),
    ),
  );
}

/** The lace runs straight up where the boot presses on the instep. */
export const lacingWindow: Scene = (sheet) =>
  group(
    ground(sheet),
    boot(sheet),
    bottom(),
    crossing(0),
    crossing(1),
    crossing(3),
    crossing(4),
    ...[at, (row: number) => other(at(row))].map((place) => lace([place(2), place(3)], CHANGED)),
    holders(sheet),
    limit(points('600,428 690,440 716,516 690,592 600,604 510,592 484,516 510,440 600,428')),
  );

/** Loops at the top pair, each drawn tight by the other end, hold the heel down. */
export const lacingHeelLock: Scene = (sheet) => {
  const loop = points('444,330 486,316 494,266 486,214 432,202');
  const end = points('432,202 520,224 640,262 728,282 860,296 1000,300');
  return group(
    ground(sheet),
    boot(sheet),
    bottom(),
    ...[0, 1, 2, 3].map((row) => crossing(row)),
    lace(end, CHANGED),
    lace(end.map(other), CHANGED),
    lace(loop, CHANGED),
    lace(loop.map(other), CHANGED),
    holders(sheet),
    arrow([1010, 300], [1130, 304]),
    arrow([190, 300], [70, 304]),
  );
};
