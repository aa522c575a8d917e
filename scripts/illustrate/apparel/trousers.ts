import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../look.ts';
import { piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS, folds, wallShadow, zip } from './garment.ts';

interface Legs {
  readonly end: number;
  readonly hemOut: number;
  readonly hemIn: number;
}

const FULL: Legs = { end: 842, hemOut: 178, hemIn: 74 };
const SHORT: Legs = { end: 506, hemOut: 194, hemIn: 18 };
const TOP = 96;

function leg({ end, hemOut, hemIn }: Legs): Point[] {
  return [
    [AXIS, TOP + 24, 'c'],
    [AXIS - 132, TOP + 22, 'c'],
    [AXIS - 158, TOP + 120],
    [AXIS - 172, TOP + 240],
    [AXIS - (172 + hemOut) / 2 - 2, (TOP + 240 + end) / 2],
    [AXIS - hemOut, end, 'c'],
    [AXIS - (hemOut + hemIn) / 2, end + 8],
    [AXIS - hemIn, end - 2, 'c'],
    [AXIS - (hemIn + 8) / 2 - 6, (TOP + 262 + end) / 2],
    [AXIS, TOP + 262, 'c'],
  ];
}

function base(look: Look, sheet: Sheet, legs: Legs): string {
  const left = leg(legs);
  const right = mirror(left, AXIS);
  const surface: Surface = {
    color: look.color,
    depth: 34,
    gloss: 0.28,
    texture: look.style['cloth'] === 'ripstop' ? 'ripstop' : 'twill',
  };
  const creases: Point[][] = [
    [
      [440, 340],
      [400, 356],
      [362, 352],
    ],
    [
      [436, 366],
      [396, 392],
      [350, 400],
    ],
    ...(legs.end > 700
      ? ([
          [
            [300, 560],
            [330, 574],
            [372, 566],
          ],
          [
            [296, 590],
            [332, 600],
            [370, 588],
          ],
          [
            [284, 800],
            [312, 812],
            [350, 806],
          ],
        ] satisfies Point[][])
      : []),
  ];
  return group(
    wallShadow(
      sheet,
      [left, right].map((points) => curve(points, true)),
    ),
    ...[left, right].map((points) => piece(sheet, curve(points, true), surface)),
    folds(sheet, curve(left, true), creases, look),
    folds(
      sheet,
      curve(right, true),
      creases.map((line) => mirror(line, AXIS)),
      look,
    ),
    hems(legs, look.color),
  );
}

function hems({ end, hemOut, hemIn }: Legs, color: string): string {
  const line: Point[] = [
    [AXIS - hemOut + 2, end - 24],
    [AXIS - (hemOut + hemIn) / 2, end - 17],
    [AXIS - hemIn - 3, end - 26],
  ];
  return [line, mirror(line, AXIS)]
    .map((points) => stitch(curve(points), light(color, 0.35), { width: 1.9, dash: '7 5' }))
    .join('');
}

function waistband(sheet: Sheet, look: Look): string {
  const band = curve(
    [
      [AXIS - 134, TOP, 'c'],
      [AXIS, TOP + 10],
      [AXIS + 134, TOP, 'c'],
      [AXIS + 136, TOP + 34, 'c'],
      [AXIS, TOP + 44],
      [AXIS - 136, TOP + 34, 'c'],
    ],
    true,
  );
  const inside = `M${AXIS - 132} ${TOP + 2}Q${AXIS} ${TOP - 20} ${AXIS + 132} ${TOP + 2}Q${AXIS} ${TOP + 22} ${AXIS - 132} ${TOP + 2}Z`;
  const tab = (x: number): string => piece(sheet, `M${x - 8} ${TOP}h16v46h-16Z`, { color: look.color, depth: 4 });
  return group(
    piece(sheet, inside, { color: shade(look.color, 0.45), depth: 8, gloss: 0 }),
    piece(sheet, band, { color: look.color, depth: 10, texture: 'twill' }),
    ...[-104, -52, 56, 104].map((dx) => tab(AXIS + dx)),
  );
}

function drawFront(look: Look, sheet: Sheet, legs: Legs): string {
  const { color } = look;
  const pocket: Point[] = [
    [AXIS - 84, TOP + 40],
    [AXIS - 116, TOP + 96],
    [AXIS - 156, TOP + 136],
  ];
  const knee: Point[] = [
    [AXIS - 170, 540],
    [AXIS - 120, 556],
    [AXIS - 74, 540],
  ];
  return group(
    base(look, sheet, legs),
    ...[pocket, mirror(pocket, AXIS)].map(
      (line) =>
        seam(curve(line), color, 3) +
        stitch(curve(line.map(([x, y]): Point => [x, y + 9])), light(color, 0.4), { width: 1.9 }),
    ),
    seam(`M${AXIS} ${TOP + 40}C${AXIS - 2} ${TOP + 140} ${AXIS} ${TOP + 200} ${AXIS} ${TOP + 262}`, color),
    stitch(
      `M${AXIS + 34} ${TOP + 46}C${AXIS + 36} ${TOP + 130} ${AXIS + 26} ${TOP + 172} ${AXIS + 2} ${TOP + 190}`,
      light(color, 0.4),
      { width: 1.9 },
    ),
    legs.end > 700 && look.style['knee'] !== 'plain'
      ? [knee, mirror(knee, AXIS)].map((line) => seam(curve(line), color)).join('')
      : '',
    zip([AXIS + 150, TOP + 250], [AXIS + 156, TOP + 340], { tape: look.part('zip', '#2c2a28') }),
    waistband(sheet, look),
    el('circle', {
      cx: AXIS,
      cy: TOP + 26,
      r: 10,
      fill: look.part('button', '#8f887a'),
      stroke: '#26221e',
      'stroke-width': 2,
    }),
    contourMark([AXIS - 128, TOP + 300], 30, light(color, 0.55)),
  );
}

function drawBack(look: Look, sheet: Sheet, legs: Legs): string {
  const { color } = look;
  const yoke: Point[] = [
    [AXIS - 148, TOP + 72],
    [AXIS - 70, TOP + 92],
    [AXIS, TOP + 112],
  ];
  const patch = `M${AXIS - 122} ${TOP + 128}L${AXIS - 36} ${TOP + 136}L${AXIS - 38} ${TOP + 222}L${AXIS - 78} ${TOP + 240}L${AXIS - 124} ${TOP + 218}Z`;
  const patchRight = `M${AXIS + 122} ${TOP + 128}L${AXIS + 36} ${TOP + 136}L${AXIS + 38} ${TOP + 222}L${AXIS + 78} ${TOP + 240}L${AXIS + 124} ${TOP + 218}Z`;
  return group(
    base(look, sheet, legs),
    ...[yoke, mirror(yoke, AXIS)].map((line) => seam(curve(line), color)),
    seam(`M${AXIS} ${TOP + 40}L${AXIS} ${TOP + 262}`, color),
    ...[patch, patchRight].map((d) => piece(sheet, d, { color, depth: 8, texture: 'twill' })),
    waistband(sheet, look),
    piece(sheet, `M${AXIS + 40} ${TOP + 8}h54v26h-54Z`, { color: look.part('patch', '#8a5a33'), depth: 5 }),
  );
}

export const trousers = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet, FULL) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet, FULL) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet, FULL), viewBox: '300 60 330 330' }),
};

export const shorts = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet, SHORT), viewBox: '140 10 620 620' }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet, SHORT), viewBox: '140 10 620 620' }),
};
