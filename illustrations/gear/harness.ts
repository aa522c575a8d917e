import { curve, polygon, type Point } from '../curve.ts';
import type { Look } from '../appearance.ts';
import { contactShadow, cord, piece, seam } from '../material.ts';
import { group, type Sheet } from '../svg.ts';
import { buckle, partsOf, webbing } from './pack-parts.ts';

/** The side towards the wearer: padded panels, shoulder straps, hip belt. */
export function harness(look: Look, sheet: Sheet): string {
  const { cloth, base, strap } = partsOf(look);
  const tall = look.style['shape'] === 'trek';
  const top = tall ? 96 : 170;
  const body = curve(
    [
      [276, 330, 'c'],
      [286, top + 50],
      [360, top],
      [450, top - 8],
      [540, top],
      [614, top + 50],
      [624, 330],
      [632, 560],
      [620, 740],
      [590, 790, 'c'],
      [450, 798],
      [310, 790, 'c'],
      [280, 740],
      [268, 560],
    ],
    true,
  );
  const strapLeft: Point[] = [
    [408, 262, 'c'],
    [356, 250],
    [322, 300],
    [306, 400],
    [312, 520],
    [340, 590, 'c'],
    [372, 584, 'c'],
    [356, 510],
    [356, 410],
    [376, 330],
    [420, 312, 'c'],
  ];
  const strapRight = strapLeft.map(([x, y, corner]): Point => [900 - x, y, corner]);
  const panel = (x: number): string =>
    polygon([
      [x, 330],
      [x + 62, 330],
      [x + 58, 690],
      [x + 4, 690],
    ]);
  return group(
    contactShadow(sheet, { x: 450, y: 796, width: 400 }),
    cord(
      `M414 ${top + 8}C408 ${top - 48} 426 ${top - 58} 450 ${top - 58}C474 ${top - 58} 492 ${top - 48} 486 ${top + 8}`,
      strap,
      15,
    ),
    piece(sheet, body, cloth),
    piece(sheet, panel(378), { color: base, depth: 18, texture: 'mesh' }),
    piece(sheet, panel(460), { color: base, depth: 18, texture: 'mesh' }),
    ...[strapLeft, strapRight].map((points) =>
      piece(sheet, curve(points, true), { color: strap, depth: 16, texture: 'mesh' }),
    ),
    webbing([352, 590], [300, 720], strap),
    webbing([548, 590], [600, 720], strap),
    webbing([330, 400], [570, 400], strap),
    buckle(sheet, 450, 400),
    piece(
      sheet,
      curve(
        [
          [300, 690, 'c'],
          [450, 704],
          [600, 690, 'c'],
          [700, 700],
          [742, 736],
          [700, 760],
          [450, 764],
          [200, 760],
          [158, 736],
          [200, 700],
        ],
        true,
      ),
      { color: strap, depth: 16, texture: 'mesh' },
    ),
    seam('M300 694C292 720 292 742 300 762M600 694C608 720 608 742 600 762', strap),
  );
}
