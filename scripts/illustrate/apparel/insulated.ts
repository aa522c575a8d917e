import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../look.ts';
import { piece, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS, cuffs, leftSleeve, outlines, REGULAR, torso, wallShadow, zip, type Cut } from './garment.ts';
import { hoodBack, hoodFront, stormCollar } from './hood.ts';

const SHORT: Cut = { ...REGULAR, shoulder: 172, chest: 176, waist: 170, hem: 172, hemY: 752, ease: 20 };
const LONG: Cut = { ...SHORT, waist: 176, hem: 190, hemY: 846 };

interface Baffles {
  readonly cut: Cut;
  readonly surface: Surface;
  /** Height of a chamber. */
  readonly step: number;
}

/** Chambers of filling: each one bulges over its own seam. */
function bodyBaffles(sheet: Sheet, { cut, surface, step }: Baffles): string {
  const clip = sheet.clip(torso(cut));
  const rows = Math.ceil((cut.hemY + 20 - cut.neckY) / step);
  const row = (index: number): string => {
    const y = cut.neckY + 6 + index * step;
    const half = cut.hem + 30;
    const sag = 10 + index * 0.6;
    const body = curve(
      [
        [AXIS - half, y - 6, 'c'],
        [AXIS - 80, y + sag],
        [AXIS, y + sag + 2],
        [AXIS + 80, y + sag],
        [AXIS + half, y - 6, 'c'],
        [AXIS + half, y + step - 6, 'c'],
        [AXIS + 80, y + step + sag],
        [AXIS, y + step + sag + 2],
        [AXIS - 80, y + step + sag],
        [AXIS - half, y + step - 6, 'c'],
      ],
      true,
    );
    return piece(sheet, body, { ...surface, depth: step * 0.42 });
  };
  return el('g', { 'clip-path': clip }, ...Array.from({ length: rows }, (_, index) => row(index)));
}

function sleeveBaffles(sheet: Sheet, { cut, surface, step }: Baffles): string {
  const left = leftSleeve(cut);
  const rows = Math.ceil(520 / step);
  const row = (index: number): Point[] => {
    const y = cut.shoulderY - 30 + index * step;
    const x = AXIS - cut.shoulder - 40 - index * step * 0.16;
    return [
      [x - 120, y + 10, 'c'],
      [x, y + 16],
      [x + 130, y - 16, 'c'],
      [x + 130, y + step - 16, 'c'],
      [x, y + step + 16],
      [x - 120, y + step + 10, 'c'],
    ];
  };
  const side = (outline: readonly Point[], flip: boolean): string =>
    el(
      'g',
      { 'clip-path': sheet.clip(curve(outline, true)) },
      ...Array.from({ length: rows }, (_, index) =>
        piece(sheet, curve(flip ? mirror(row(index), AXIS) : row(index), true), { ...surface, depth: step * 0.4 }),
      ),
    );
  return side(left, false) + side(mirror(left, AXIS), true);
}

function base(look: Look, sheet: Sheet): string {
  const cut = look.style['length'] === 'long' ? LONG : SHORT;
  const baffles: Baffles = {
    cut,
    surface: { color: look.color, gloss: 0.5 },
    step: look.style['baffle'] === 'fine' ? 44 : 66,
  };
  const edge = (d: string): string =>
    el('path', { d, fill: 'none', stroke: shade(look.color, 0.75), 'stroke-width': 3 });
  const [body = '', ...arms] = outlines(cut);
  return group(
    wallShadow(sheet, [body, ...arms]),
    ...arms.map((d) => piece(sheet, d, { color: look.color })),
    sleeveBaffles(sheet, baffles),
    ...arms.map(edge),
    piece(sheet, body, { color: look.color }),
    bodyBaffles(sheet, baffles),
    edge(body),
    roundOff(sheet, body, look.color),
    cuffs(sheet, cut, { color: look.part('trim', shade(look.color, 0.45)), depth: 10, texture: 'rib' }, 26),
  );
}

/** One more light over all chambers, so that the body is round as a whole. */
function roundOff(sheet: Sheet, path: string, color: string): string {
  const fill = sheet.gradient(
    [
      [0, light(color, 0.6), 0.16],
      [0.4, color, 0],
      [1, shade(color, 0.7), 0.42],
    ],
    [0, 0, 1, 0.25],
  );
  return el('path', { d: path, fill });
}

export function drawInsulatedFront(look: Look, sheet: Sheet): string {
  const cut = look.style['length'] === 'long' ? LONG : SHORT;
  const tape = look.part('zip', '#2c2a28');
  const surface: Surface = { color: look.color, depth: 30, gloss: 0.5 };
  const hasHood = look.style['collar'] !== 'stand';
  return group(
    base(look, sheet),
    zip([450, 236], [450, cut.hemY + 6], { tape, pull: 0.03 }),
    zip([352, 560], [334, 650], { tape }),
    zip([548, 560], [566, 650], { tape }),
    hasHood
      ? hoodFront(sheet, surface, look.part('lining', '#57534a')) + stormCollar(sheet, surface)
      : standCollar(sheet, look),
    zip([450, hasHood ? 196 : 150], [450, 252], { tape }),
    contourMark([544, 320], 42, light(look.color, 0.8)),
  );
}

function standCollar(sheet: Sheet, look: Look): string {
  const inside = 'M384 150C410 132 490 132 516 150L510 190C480 204 420 204 390 190Z';
  const front = curve(
    [
      [382, 150, 'c'],
      [416, 168],
      [450, 172],
      [484, 168],
      [518, 150, 'c'],
      [528, 214],
      [490, 240],
      [450, 246],
      [410, 240],
      [372, 214],
    ],
    true,
  );
  return (
    piece(sheet, inside, { color: shade(look.part('lining', '#57534a'), 0.2) }) +
    piece(sheet, front, { color: look.color, depth: 22, gloss: 0.5 })
  );
}

export function drawInsulatedBack(look: Look, sheet: Sheet): string {
  const surface: Surface = { color: look.color, depth: 30, gloss: 0.5 };
  const collar = curve(
    [
      [384, 196, 'c'],
      [388, 146],
      [450, 134],
      [512, 146],
      [516, 196, 'c'],
      [450, 216],
    ],
    true,
  );
  return group(
    base(look, sheet),
    look.style['collar'] === 'stand' ? piece(sheet, collar, surface) : hoodBack(sheet, surface),
    contourMark([450, 300], 40, light(look.color, 0.8)),
  );
}

/** A hood reaches to the edge of the plate: shown from a little farther away. */
const WITH_AIR = '-28 -24 956 956';

export const insulated = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawInsulatedFront(look, sheet), viewBox: WITH_AIR }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawInsulatedBack(look, sheet), viewBox: WITH_AIR }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawInsulatedFront(look, sheet), viewBox: '330 180 330 330' }),
};
