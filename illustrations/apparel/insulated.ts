import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, type Surface } from '../material.ts';
import { between, random } from '../random.ts';
import { el, group, round, type Sheet } from '../svg.ts';
import { AXIS, fitted, frameOf, leftSleeve, outlines, REGULAR, torso, type Cut } from './cut.ts';
import { occlusion, turn } from './drape.ts';
import { cuffs, wallShadow, zip } from './garment.ts';
import { hoodBack, hoodFront, stormCollar } from './hood.ts';

const SHORT: Cut = { ...REGULAR, shoulder: 172, chest: 176, waist: 170, hem: 172, hemY: 752, ease: 20 };
const LONG: Cut = { ...SHORT, waist: 176, hem: 190, hemY: 846 };

const cutOf = (look: Look): Cut => fitted(look.style['length'] === 'long' ? LONG : SHORT, look);

export interface Baffles {
  readonly cut: Cut;
  readonly surface: Surface;
  /** Height of a chamber. */
  readonly step: number;
}

/** Chambers of filling: each bulges over its own seam. */
export function bodyBaffles(sheet: Sheet, { cut, surface, step }: Baffles, outline = torso(cut)): string {
  const clip = sheet.clip(outline);
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
    return piece(sheet, body, { ...surface, depth: step * 0.42, line: 1.8 }) + puckers(index, y, cut, surface.color);
  };
  return el('g', { 'clip-path': clip }, ...Array.from({ length: rows }, (_, index) => row(index)));
}

/** Short gathers where the stitching pulls the cloth together. */
function puckers(row: number, y: number, { hem }: Cut, color: string): string {
  const next = random(`pucker${row}`);
  const marks = Array.from({ length: 13 }, (_, index) => {
    const x = AXIS - hem + ((index + between(next, 0.2, 0.8)) / 13) * hem * 2;
    const sag = 10 * (1 - ((x - AXIS) / hem) ** 2);
    const length = between(next, 9, 20);
    return `M${round(x)} ${round(y + sag)}q${round(between(next, -3, 3))} ${round(length / 2)} ${round(between(next, -4, 4))} ${round(length)}`;
  });
  return el('path', {
    d: marks.join(''),
    fill: 'none',
    stroke: shade(color, 0.7),
    'stroke-width': 2.2,
    'stroke-opacity': 0.45,
    'stroke-linecap': 'round',
  });
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
  const cut = cutOf(look);
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
    turn(sheet, body, look.color, 1.1),
    ...arms.map((d, index) => turn(sheet, d, look.color, index ? 1.2 : 0.7) + occlusion(sheet, d, body, look.color)),
    edge(body),
    cuffs(sheet, cut, { color: look.part('trim', shade(look.color, 0.45)), depth: 10, texture: 'rib' }, 26),
  );
}

export function drawInsulatedFront(look: Look, sheet: Sheet): string {
  const cut = cutOf(look);
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
    zip([450, hasHood ? 212 : 150], [450, hasHood ? 270 : 252], { tape }),
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

/** A hood reaches to the edge of the square: the frame is larger. */
const WITH_AIR = '-28 -24 956 956';

export const insulated = {
  front: (look: Look, sheet: Sheet): Plate => ({
    body: drawInsulatedFront(look, sheet),
    viewBox: frameOf(look, WITH_AIR),
  }),
  back: (look: Look, sheet: Sheet): Plate => ({
    body: drawInsulatedBack(look, sheet),
    viewBox: frameOf(look, WITH_AIR),
  }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawInsulatedFront(look, sheet), viewBox: '330 180 330 330' }),
};
