import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS } from './cut.ts';
import { zip } from './garment.ts';
import { legHem, pair, type Legs } from './legs.ts';

const TOP = 96;
const FULL: Legs = {
  top: TOP,
  waist: 132,
  hip: 168,
  crotch: 358,
  kneeOut: 166,
  kneeIn: 46,
  hemOut: 168,
  hemIn: 62,
  end: 842,
};
const SHORT: Legs = { ...FULL, kneeOut: 182, kneeIn: 14, hemOut: 192, hemIn: 20, end: 506 };

/** `fit: women` sits higher and narrows to the ankle. */
const legsOf = (look: Look, legs: Legs): Legs =>
  look.style['fit'] === 'women'
    ? {
        ...legs,
        waist: legs.waist - 12,
        hip: legs.hip - 2,
        kneeOut: legs.kneeOut - 8,
        kneeIn: legs.kneeIn + 6,
        hemOut: legs.hemOut - (legs.end > 700 ? 20 : 4),
        hemIn: legs.hemIn + 4,
      }
    : legs;

function base(look: Look, sheet: Sheet, legs: Legs): string {
  const texture = look.style['cloth'] === 'ripstop' ? 'ripstop' : 'twill';
  const hem = legHem(legs, 24);
  return group(
    pair(sheet, legs, { color: look.color, depth: 34, gloss: 0.28, texture }),
    ...[hem, mirror(hem, AXIS)].map((points) =>
      stitch(curve(points), light(look.color, 0.35), { width: 1.9, dash: '7 5' }),
    ),
  );
}

function waistband(sheet: Sheet, look: Look, { waist }: Legs): string {
  const band = curve(
    [
      [AXIS - waist - 2, TOP, 'c'],
      [AXIS, TOP + 10],
      [AXIS + waist + 2, TOP, 'c'],
      [AXIS + waist + 4, TOP + 34, 'c'],
      [AXIS, TOP + 44],
      [AXIS - waist - 4, TOP + 34, 'c'],
    ],
    true,
  );
  const inside = `M${AXIS - waist} ${TOP + 2}Q${AXIS} ${TOP - 20} ${AXIS + waist} ${TOP + 2}Q${AXIS} ${TOP + 22} ${AXIS - waist} ${TOP + 2}Z`;
  const tab = (x: number): string => piece(sheet, `M${x - 8} ${TOP}h16v46h-16Z`, { color: look.color, depth: 4 });
  return group(
    piece(sheet, inside, { color: shade(look.color, 0.45), depth: 8, gloss: 0 }),
    piece(sheet, band, { color: look.color, depth: 10, texture: 'twill' }),
    ...[-0.78, -0.4, 0.42, 0.78].map((share) => share * waist).map((dx) => tab(AXIS + dx)),
  );
}

function drawFront(look: Look, sheet: Sheet, shape: Legs): string {
  const { color } = look;
  const legs = legsOf(look, shape);
  const pocket: Point[] = [
    [AXIS - 84, TOP + 40],
    [AXIS - 116, TOP + 96],
    [AXIS - 156, TOP + 136],
  ];
  const knee: Point[] = [
    [AXIS - legs.kneeOut - 1, 560],
    [AXIS - (legs.kneeOut + legs.kneeIn) / 2, 574],
    [AXIS - legs.kneeIn + 4, 558],
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
    zip([AXIS + 146, TOP + 250], [AXIS + 148, TOP + 340], { tape: look.part('zip', '#2c2a28') }),
    waistband(sheet, look, legs),
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

function drawBack(look: Look, sheet: Sheet, shape: Legs): string {
  const { color } = look;
  const legs = legsOf(look, shape);
  const yoke: Point[] = [
    [AXIS - legs.waist - 14, TOP + 72],
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
    waistband(sheet, look, legs),
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
