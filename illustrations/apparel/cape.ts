import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, seam, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS } from './cut.ts';
import { crease, drape, hemLine, turn } from './drape.ts';
import { wallShadow, zip } from './garment.ts';
import { hoodBack, hoodFront, stormCollar } from './hood.ts';

const HEM = 772;
const LEFT: readonly Point[] = [
  [AXIS - 62, 178, 'c'],
  [AXIS - 132, 204],
  [AXIS - 196, 270],
  [AXIS - 250, 420],
  [AXIS - 292, 600],
  [AXIS - 312, 700, 'c'],
  [AXIS - 262, 738],
  [AXIS - 196, HEM - 16],
  [AXIS - 130, HEM - 6],
  [AXIS - 60, HEM + 10],
];

const OUTLINE = curve([...LEFT, [AXIS, HEM + 4], ...mirror(LEFT, AXIS), [AXIS, 192]], true);

/** Long falls from the shoulders: a cape is all drape. */
const FALLS = [
  crease(26, 'middle', 330, 224, 276, 400, 196, 700),
  crease(34, 'middle', 352, 240, 318, 470, 268, 744),
  crease(22, 'middle', 384, 300, 362, 500, 344, 780),
  crease(30, 'middle', 424, 380, 414, 560, 404, 790),
  crease(26, 'middle', 486, 360, 500, 560, 512, 790),
  crease(34, 'middle', 536, 250, 566, 460, 606, 760),
  crease(24, 'middle', 564, 226, 616, 400, 682, 720),
  crease(20, 'middle', 516, 290, 546, 520, 556, 770),
];

function cloth(look: Look): Surface {
  return { color: look.color, depth: 38, gloss: 0.34, texture: 'ripstop' };
}

function snaps(color: string): string {
  const row = [0.55, 0.7, 0.85].map((share) => [AXIS - 226 - share * 92, 300 + share * 460] as const);
  return [...row, ...row.map(([x, y]) => [AXIS * 2 - x, y] as const)]
    .map(([cx, cy]) =>
      el('circle', { cx: cx + (cx < AXIS ? 20 : -20), cy, r: 6, fill: color, stroke: '#211d1a', 'stroke-width': 1.8 }),
    )
    .join('');
}

function base(look: Look, sheet: Sheet): string {
  const { color } = look;
  const hemLow: Point[] = [
    [AXIS - 304, 690],
    [AXIS - 196, HEM - 34],
    [AXIS, HEM - 14],
    [AXIS + 196, HEM - 34],
    [AXIS + 304, 690],
  ];
  return group(
    wallShadow(sheet, [OUTLINE]),
    piece(sheet, OUTLINE, cloth(look)),
    drape(sheet, OUTLINE, FALLS, color),
    turn(sheet, OUTLINE, color, 1.15),
    seam('M340 200C300 300 262 460 236 728M560 200C600 300 638 460 664 728', color),
    snaps(look.part('trim', shade(color, 0.45))),
    hemLine(hemLow, shade(color, 0.5)),
  );
}

export function drawCapeFront(look: Look, sheet: Sheet): string {
  const tape = look.part('zip', '#2c2a28');
  const pocket = 'M372 462H528L536 566Q450 582 364 566Z';
  const flap = 'M366 450Q450 460 534 450L536 492Q450 506 364 492Z';
  return group(
    base(look, sheet),
    piece(sheet, pocket, { ...cloth(look), depth: 12 }),
    piece(sheet, flap, { ...cloth(look), color: look.part('trim', look.color), depth: 9 }),
    hoodFront(sheet, cloth(look), look.part('lining', '#4b4a46')),
    zip([AXIS, 250], [AXIS, 414], { tape, pull: 0.04 }),
    stormCollar(sheet, cloth(look)),
    zip([AXIS, 212], [AXIS, 270], { tape }),
    contourMark([540, 352], 38, light(look.color, 0.75)),
  );
}

function drawBack(look: Look, sheet: Sheet): string {
  const hump = curve(
    [
      [352, 300],
      [400, 286],
      [500, 286],
      [548, 300],
      [566, 470],
      [450, 496],
      [334, 470],
    ],
    true,
  );
  return group(
    base(look, sheet),
    seam(hump, look.color, 1.8),
    hoodBack(sheet, cloth(look)),
    contourMark([AXIS, 386], 46, light(look.color, 0.75)),
  );
}

/** A hood reaches to the edge of the square: the frame is larger. */
const WITH_AIR = '-28 -38 956 956';

export const cape = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawCapeFront(look, sheet), viewBox: WITH_AIR }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet), viewBox: WITH_AIR }),
};
