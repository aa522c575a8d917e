import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, polygon, type Point } from '../curve.ts';
import type { Look, Plate } from '../look.ts';
import { contactShadow, cord, piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { zip } from '../apparel/garment.ts';

interface Parts {
  readonly cloth: Surface;
  readonly base: string;
  readonly strap: string;
  readonly trim: string;
}

function partsOf(look: Look): Parts {
  return {
    cloth: { color: look.color, depth: 34, gloss: 0.35, texture: 'ripstop' },
    base: look.part('base', shade(look.color, 0.5)),
    strap: look.part('strap', '#33302c'),
    trim: look.part('trim', '#e0cfa4'),
  };
}

function buckle(sheet: Sheet, x: number, y: number): string {
  const body = `M${x - 13} ${y - 20}h26l4 20l-4 22h-26l-4 -22Z`;
  return (
    piece(sheet, body, { color: '#2c2a28', depth: 6, gloss: 0.7 }) +
    el('path', { d: `M${x - 9} ${y + 2}h18`, stroke: '#6d6962', 'stroke-width': 3 })
  );
}

function webbing(from: Point, to: Point, color: string): string {
  return (
    cord(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, color, 15) +
    stitch(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, light(color, 0.4), { width: 1.4, dash: '5 5' })
  );
}

/** A day pack: rounded body, lid pocket, stretch front pocket, side pockets. */
function dayPack(look: Look, sheet: Sheet): string {
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
    contourMark(440, 244, 64, trim),
    cord('M440 568c-22 6 -22 42 0 46c20 -4 20 -40 0 -46', trim, 5),
    cord('M620 470C660 460 680 470 690 476', strap, 10),
  );
}

/** A pack for several days: tall body, floating lid, hip belt, side compression, axe loop. */
function trekPack(look: Look, sheet: Sheet): string {
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
    contourMark(440, 140, 56, trim),
    cord('M360 700C348 740 372 764 392 744C402 728 386 706 372 712', trim, 6),
  );
}

function harness(look: Look, sheet: Sheet): string {
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

const front = (look: Look, sheet: Sheet): string =>
  look.style['shape'] === 'trek' ? trekPack(look, sheet) : dayPack(look, sheet);

export const pack = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: front(look, sheet) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: harness(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: front(look, sheet), viewBox: '270 170 330 330' }),
};
