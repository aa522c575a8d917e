import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, piece, seam } from '../material.ts';
import { group, type Sheet } from '../svg.ts';
import { slideTop } from './open-top.ts';
import { drawSole } from './sole.ts';

const BED: readonly Point[] = [
  [84, 548],
  [130, 528],
  [240, 552],
  [340, 578],
  [450, 574],
  [560, 562],
  [680, 560],
  [780, 540],
  [820, 536],
  [836, 562],
  [760, 590],
  [640, 602],
  [430, 610],
  [250, 604],
  [106, 590],
];
const FOAM = curve(
  [
    [82, 552, 'c'],
    [160, 580],
    [280, 606],
    [430, 612],
    [560, 604],
    [690, 596],
    [780, 576],
    [838, 548, 'c'],
    [838, 606],
    [800, 650],
    [700, 676],
    [560, 684],
    [330, 680],
    [170, 680],
    [96, 660],
    [74, 610],
  ],
  true,
);
const BAND = curve(
  [
    [396, 612, 'c'],
    [404, 530],
    [450, 440],
    [524, 376, 'c'],
    [610, 400],
    [690, 440, 'c'],
    [668, 500],
    [662, 560],
    [672, 604, 'c'],
    [540, 616],
  ],
  true,
);
const BAND_FAR = curve(
  [
    [524, 376, 'c'],
    [610, 378],
    [700, 440],
    [742, 560, 'c'],
    [690, 566, 'c'],
    [640, 480],
  ],
  true,
);

export function drawSlide(look: Look, sheet: Sheet): string {
  const { color } = look;
  const midsole = look.part('midsole', shade(color, 0.2));
  return group(
    contactShadow(sheet, { x: 450, y: 684, width: 720 }),
    piece(sheet, BAND_FAR, { color: shade(color, 0.45), depth: 14 }),
    piece(sheet, curve(BED, true), { color: look.part('bed', shade(color, 0.15)), depth: 18, texture: 'mesh' }),
    piece(sheet, FOAM, { color: midsole, depth: 26, gloss: 0.4 }),
    ...[0, 1, 2].map((row) =>
      seam(
        curve([
          [90 + row * 3, 604 + row * 22],
          [260, 632 + row * 15],
          [450, 636 + row * 13],
          [640, 628 + row * 15],
          [826 - row * 12, 586 + row * 26],
        ]),
        midsole,
        3,
      ),
    ),
    piece(sheet, BAND, { color, depth: 34, gloss: 0.4, texture: 'grain' }),
    seam(
      curve([
        [412, 596],
        [422, 530],
        [464, 450],
        [528, 394],
      ]),
      color,
      2.6,
    ),
    seam(
      curve([
        [656, 590],
        [648, 552],
        [654, 500],
        [674, 448],
      ]),
      color,
      2.6,
    ),
    contourMark([548, 510], 120, light(color, 0.6), 12),
  );
}

export const slide = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawSlide(look, sheet) }),
  top: slideTop,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'siped') }),
};
