import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS, REGULAR } from './cut.ts';
import { crease, drape, hemLine, turn } from './drape.ts';
import { wallShadow, zip } from './garment.ts';
import { bodyBaffles } from './insulated.ts';
import { pair } from './legs.ts';

const TOP = 206;

interface Shape {
  readonly waist: number;
  readonly hem: number;
  readonly end: number;
}

const SKORT: Shape = { waist: 142, hem: 226, end: 590 };
const FILLED: Shape = { waist: 150, hem: 208, end: 640 };
const shapeOf = ({ style }: Look): Shape => (style['kind'] === 'insulated' ? FILLED : SKORT);

function outline({ waist, hem, end }: Shape): string {
  const left: Point[] = [
    [AXIS - waist, TOP + 20, 'c'],
    [AXIS - waist - (hem - waist) * 0.5, TOP + 120],
    [AXIS - hem + 8, end - 120],
    [AXIS - hem, end - 8, 'c'],
    [AXIS - hem * 0.5, end + 8],
  ];
  return curve([...left, [AXIS, end + 14], ...mirror(left, AXIS), [AXIS, TOP + 30]], true);
}

function cloth(look: Look): Surface {
  return {
    color: look.color,
    depth: 34,
    gloss: 0.26,
    texture: look.style['kind'] === 'insulated' ? undefined : 'ripstop',
  };
}

/** The shorts visible under a skort. */
function shorts(sheet: Sheet, look: Look): string {
  const color = look.part('shorts', shade(look.color, 0.35));
  return pair(
    sheet,
    { top: TOP, waist: 130, hip: 150, crotch: 470, kneeOut: 150, kneeIn: 22, hemOut: 152, hemIn: 26, end: 632 },
    { color, depth: 24, gloss: 0.2 },
  );
}

function waistband(sheet: Sheet, look: Look, { waist }: Shape): string {
  const band = curve(
    [
      [AXIS - waist - 2, TOP - 14, 'c'],
      [AXIS, TOP - 2],
      [AXIS + waist + 2, TOP - 14, 'c'],
      [AXIS + waist + 6, TOP + 36, 'c'],
      [AXIS, TOP + 48],
      [AXIS - waist - 6, TOP + 36, 'c'],
    ],
    true,
  );
  const color = look.part('band', look.color);
  return group(
    piece(
      sheet,
      `M${AXIS - waist} ${TOP - 12}Q${AXIS} ${TOP - 34} ${AXIS + waist} ${TOP - 12}Q${AXIS} ${TOP + 10} ${AXIS - waist} ${TOP - 12}Z`,
      { color: shade(color, 0.45), depth: 8, gloss: 0 },
    ),
    piece(sheet, band, {
      color,
      depth: 11,
      texture: look.style['kind'] === 'insulated' ? 'rib' : 'twill',
      textureScale: 0.8,
    }),
    turn(sheet, band, color, 0.8),
  );
}

function body(look: Look, sheet: Sheet): string {
  const shape = shapeOf(look);
  const path = outline(shape);
  const { color } = look;
  const { end } = shape;
  const falls = [
    crease(30, 'seam', 290, end + 6, 312, end - 120, 342, TOP + 100),
    crease(20, 'seam', 356, end + 10, 362, end - 90, 374, end - 190),
    crease(26, 'seam', 420, end + 14, 424, end - 130, 418, TOP + 130),
    crease(18, 'seam', 498, end + 14, 492, end - 80, 488, end - 170),
    crease(30, 'seam', 566, end + 8, 548, end - 120, 526, TOP + 110),
    crease(22, 'seam', 632, end, 608, end - 110, 580, end - 220),
  ];
  const cut = { ...REGULAR, neckY: TOP + 12, hem: shape.hem, hemY: end + 10 };
  const isFilled = look.style['kind'] === 'insulated';
  return group(
    wallShadow(sheet, [path]),
    isFilled ? '' : shorts(sheet, look),
    piece(sheet, path, cloth(look)),
    isFilled
      ? bodyBaffles(sheet, { cut, surface: { color, gloss: 0.5 }, step: 66 }, path)
      : drape(sheet, path, falls, color),
    turn(sheet, path, color, 1.1),
    el('path', { d: path, fill: 'none', stroke: shade(color, 0.75), 'stroke-width': 2.6 }),
    hemLine(
      [
        [AXIS - shape.hem + 8, end - 28],
        [AXIS - 90, end - 12],
        [AXIS, end - 8],
        [AXIS + 90, end - 12],
        [AXIS + shape.hem - 8, end - 28],
      ],
      shade(color, 0.5),
    ),
  );
}

function drawFront(look: Look, sheet: Sheet): string {
  const shape = shapeOf(look);
  const tape = look.part('zip', '#2c2a28');
  const isFilled = look.style['kind'] === 'insulated';
  const pocket = `M${AXIS - 92} ${TOP + 42}C${AXIS - 112} ${TOP + 84} ${AXIS - 140} ${TOP + 112} ${AXIS - 176} ${TOP + 126}`;
  const other = `M${AXIS + 92} ${TOP + 42}C${AXIS + 112} ${TOP + 84} ${AXIS + 140} ${TOP + 112} ${AXIS + 176} ${TOP + 126}`;
  return group(
    body(look, sheet),
    isFilled
      ? zip([AXIS + shape.waist - 6, TOP + 60], [AXIS + shape.hem - 26, shape.end - 2], { tape, pull: 0.02 }) +
          zip([AXIS - 150, TOP + 90], [AXIS - 164, TOP + 178], { tape })
      : seam(`${pocket}${other}`, look.color, 2.8) + zip([AXIS + 150, TOP + 190], [AXIS + 164, TOP + 262], { tape }),
    isFilled ? '' : stitch(`M${AXIS} ${TOP + 48}V${TOP + 170}`, light(look.color, 0.35), { width: 1.8, dash: '6 4' }),
    waistband(sheet, look, shape),
    isFilled
      ? ''
      : el('circle', {
          cx: AXIS,
          cy: TOP + 20,
          r: 9,
          fill: look.part('button', '#8f887a'),
          stroke: '#26221e',
          'stroke-width': 2,
        }),
    contourMark([AXIS - 150, shape.end - 76], 28, light(look.color, 0.65)),
  );
}

function drawBack(look: Look, sheet: Sheet): string {
  const shape = shapeOf(look);
  const isFilled = look.style['kind'] === 'insulated';
  return group(
    body(look, sheet),
    isFilled
      ? ''
      : seam(
          `M${AXIS - 166} ${TOP + 90}Q${AXIS} ${TOP + 128} ${AXIS + 166} ${TOP + 90}M${AXIS} ${TOP + 120}V${shape.end}`,
          look.color,
        ),
    isFilled ? '' : zip([AXIS + 50, TOP + 140], [AXIS + 124, TOP + 132], { tape: look.part('zip', '#2c2a28') }),
    waistband(sheet, look, shape),
    contourMark([AXIS, TOP + 16], 20, light(look.color, 0.65)),
  );
}

const FRAME = '110 70 680 680';

/** `kind: skort | insulated`. */
export const skirt = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet), viewBox: FRAME }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet), viewBox: FRAME }),
};
