import { zip } from '../apparel/garment.ts';
import { contourMark } from '../brand-mark.ts';
import { shade } from '../color.ts';
import { curve } from '../curve.ts';
import type { Look } from '../appearance.ts';
import { contactShadow, cord, piece, seam } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { buckle, partsOf, webbing } from './pack-parts.ts';

/** A pack for several days: tall body, floating lid, hip belt, side compression, axe loop. */
export function trekPack(look: Look, sheet: Sheet): string {
  const { cloth, base, strap, trim } = partsOf(look);
  const body = curve(
    [
      [286, 250, 'c'],
      [440, 236],
      [596, 250, 'c'],
      [610, 440],
      [606, 640],
      [588, 770],
      [560, 802, 'c'],
      [440, 810],
      [320, 802, 'c'],
      [292, 770],
      [276, 640],
      [272, 440],
    ],
    true,
  );
  const side = curve(
    [
      [590, 250, 'c'],
      [652, 290],
      [672, 440],
      [668, 640],
      [640, 770],
      [570, 804, 'c'],
      [600, 700],
      [610, 500],
    ],
    true,
  );
  const lid = curve(
    [
      [268, 244, 'c'],
      [262, 150],
      [300, 92],
      [440, 74],
      [582, 92],
      [626, 150],
      [620, 248, 'c'],
      [530, 272],
      [440, 276],
      [350, 272],
    ],
    true,
  );
  const low = curve(
    [
      [274, 636, 'c'],
      [440, 656],
      [608, 636, 'c'],
      [592, 772],
      [562, 804, 'c'],
      [440, 812],
      [320, 804, 'c'],
      [290, 772],
    ],
    true,
  );
  const pocket = curve(
    [
      [318, 356, 'c'],
      [440, 372],
      [562, 356, 'c'],
      [572, 470],
      [564, 610],
      [440, 628],
      [316, 610],
      [308, 470],
    ],
    true,
  );
  const wing = curve(
    [
      [606, 646, 'c'],
      [700, 654],
      [760, 690],
      [752, 728],
      [690, 728],
      [600, 716, 'c'],
    ],
    true,
  );
  const wingLeft = curve(
    [
      [276, 646, 'c'],
      [200, 654],
      [138, 692],
      [146, 730],
      [210, 728],
      [284, 716, 'c'],
    ],
    true,
  );
  return group(
    contactShadow(sheet, { x: 450, y: 806, width: 400 }),
    piece(sheet, wingLeft, { color: strap, depth: 16, texture: 'mesh' }),
    cord('M140 712C120 720 112 742 120 760', strap, 12),
    cord('M410 86C404 52 422 44 440 44C460 44 478 52 472 86', strap, 15),
    piece(sheet, side, { ...cloth, color: shade(look.color, 0.3), depth: 20 }),
    piece(sheet, wing, { color: strap, depth: 16, texture: 'mesh' }),
    cord('M756 708C776 716 784 738 776 758', strap, 12),
    piece(sheet, body, cloth),
    piece(sheet, low, { color: base, depth: 20, texture: 'canvas' }),
    piece(sheet, pocket, { color: shade(look.color, 0.18), depth: 22, texture: 'twill' }),
    ...[300, 430, 560].map((y) => webbing([284, y], [318, y + 16], strap) + webbing([600, y], [566, y + 16], strap)),
    zip([330, 384], [550, 384], { tape: strap, pull: 0.95 }),
    webbing([344, 270], [344, 640], strap),
    webbing([536, 270], [536, 640], strap),
    ...[0, 1, 2, 3, 4].map((index) =>
      el('path', { d: `M344 ${430 + index * 40}h-12v22h12`, fill: 'none', stroke: trim, 'stroke-width': 4 }),
    ),
    piece(sheet, lid, cloth),
    seam(
      curve([
        [276, 214],
        [350, 240],
        [440, 246],
        [530, 240],
        [612, 214],
      ]),
      look.color,
    ),
    zip([320, 196], [560, 196], { tape: strap, pull: 0.05 }),
    buckle(sheet, 344, 318),
    buckle(sheet, 536, 318),
    contourMark([440, 140], 56, trim),
    cord('M360 700C348 740 372 764 392 744C402 728 386 706 372 712', trim, 6),
  );
}
