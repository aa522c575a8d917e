import { zip } from '../apparel/garment.ts';
import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve } from '../curve.ts';
import type { Look } from '../appearance.ts';
import { contactShadow, cord, piece, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { buckle, partsOf, webbing } from './pack-parts.ts';

/** A day pack: rounded body, lid pocket, stretch front pocket, side pockets. */
export function dayPack(look: Look, sheet: Sheet): string {
  const { cloth, base, strap, trim } = partsOf(look);
  const body = curve(
    [
      [262, 330, 'c'],
      [270, 230],
      [330, 168],
      [440, 150],
      [550, 168],
      [610, 230],
      [622, 340],
      [632, 560],
      [622, 720],
      [590, 776, 'c'],
      [440, 786],
      [290, 776, 'c'],
      [258, 720],
      [250, 560],
    ],
    true,
  );
  const side = curve(
    [
      [600, 210, 'c'],
      [664, 262],
      [684, 400],
      [690, 600],
      [672, 736],
      [600, 776, 'c'],
      [628, 700],
      [634, 560],
      [622, 340],
    ],
    true,
  );
  const bottom = curve(
    [
      [252, 648, 'c'],
      [440, 672],
      [632, 648, 'c'],
      [624, 724],
      [592, 778, 'c'],
      [440, 788],
      [290, 778, 'c'],
      [258, 724],
    ],
    true,
  );
  const pocket = curve(
    [
      [296, 430, 'c'],
      [440, 452],
      [586, 430, 'c'],
      [594, 560],
      [586, 690],
      [560, 726],
      [440, 738],
      [322, 726],
      [296, 690],
      [290, 560],
    ],
    true,
  );
  const lid = curve(
    [
      [256, 318, 'c'],
      [264, 226],
      [330, 160],
      [440, 142],
      [550, 160],
      [618, 226],
      [628, 320, 'c'],
      [540, 356],
      [440, 364],
      [340, 356],
    ],
    true,
  );
  return group(
    contactShadow(sheet, { x: 460, y: 784, width: 420 }),
    cord('M404 160C396 104 420 92 440 92C462 92 486 104 478 160', strap, 16),
    piece(sheet, side, { ...cloth, color: shade(look.color, 0.28), depth: 20 }),
    piece(
      sheet,
      curve(
        [
          [604, 560, 'c'],
          [694, 540, 'c'],
          [692, 640],
          [672, 738],
          [600, 778, 'c'],
          [628, 700],
        ],
        true,
      ),
      { color: base, depth: 18, texture: 'mesh' },
    ),
    piece(sheet, body, cloth),
    piece(sheet, bottom, { color: base, depth: 18, texture: 'canvas' }),
    piece(sheet, pocket, { color: shade(look.color, 0.2), depth: 22, texture: 'twill' }),
    el('path', { d: 'M296 432Q440 456 586 432', fill: 'none', stroke: strap, 'stroke-width': 12 }),
    webbing([340, 352], [346, 470], strap),
    webbing([540, 352], [534, 470], strap),
    piece(sheet, lid, cloth),
    zip([300, 300], [580, 300], { tape: strap, pull: 0.94 }),
    stitch(
      curve([
        [272, 316],
        [340, 342],
        [440, 350],
        [540, 342],
        [612, 316],
      ]),
      light(look.color, 0.5),
    ),
    buckle(sheet, 343, 408),
    buckle(sheet, 537, 408),
    contourMark([440, 244], 64, trim),
    cord('M440 568c-22 6 -22 42 0 46c20 -4 20 -40 0 -46', trim, 5),
    cord('M620 470C660 460 680 470 690 476', strap, 10),
  );
}
