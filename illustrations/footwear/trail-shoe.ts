import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, shift, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { trailHeel, trailTop } from './angles.ts';
import { bow, lacing } from './laces.ts';
import { lugs } from './lugs.ts';
import { drawSole } from './sole.ts';

const COLLAR: readonly Point[] = [
  [104, 352, 'c'],
  [146, 372],
  [204, 416],
  [268, 424],
  [322, 396],
  [356, 362, 'c'],
];
const THROAT: readonly Point[] = [
  [356, 362, 'c'],
  [420, 386],
  [500, 422],
  [580, 456],
  [650, 478],
];
const TOE: readonly Point[] = [
  [650, 478],
  [722, 494],
  [784, 526],
  [810, 570],
  [806, 606, 'c'],
];
const UPPER = curve(
  [
    ...COLLAR.slice(0, -1),
    ...THROAT.slice(0, -1),
    ...TOE,
    [660, 622],
    [400, 606],
    [230, 598],
    [116, 592, 'c'],
    [104, 530],
    [118, 474],
    [116, 416],
  ],
  true,
);
const BOTTOM: readonly Point[] = [
  [96, 612],
  [140, 644],
  [230, 656],
  [400, 654],
  [560, 658],
  [680, 648],
  [762, 622],
  [822, 580],
];
const MIDSOLE = curve(
  [
    [92, 540],
    [130, 552],
    [200, 580],
    [300, 596],
    [400, 584],
    [520, 590],
    [640, 600],
    [740, 586],
    [806, 556],
    [828, 558],
    [834, 576],
    ...[...BOTTOM].reverse(),
    [74, 572],
  ],
  true,
);
const OUTSOLE = curve(
  [...BOTTOM, [828, 594], [770, 638], [686, 664], [560, 673], [400, 670], [228, 672], [136, 660], [90, 626]],
  true,
);
const TONGUE = curve(
  [
    [330, 420, 'c'],
    [322, 356],
    [326, 310],
    [352, 292],
    [384, 304],
    [402, 336],
    [480, 376],
    [570, 418],
    [622, 444],
    [652, 470],
    [640, 490, 'c'],
    [480, 450],
  ],
  true,
);
const INSIDE = curve(
  [[104, 352, 'c'], [150, 336], [230, 344], [312, 356], [356, 362, 'c'], ...[...COLLAR].reverse().slice(1, -1)],
  true,
);
const BUMPER = curve(
  [
    [600, 620, 'c'],
    [640, 590],
    [690, 566],
    [722, 528],
    [744, 504],
    [794, 536],
    [814, 574],
    [808, 614, 'c'],
  ],
  true,
);
const COUNTER = curve(
  [
    [110, 600, 'c'],
    [102, 530],
    [117, 474],
    [113, 404],
    [148, 436],
    [184, 496],
    [246, 548],
    [290, 606, 'c'],
  ],
  true,
);
/** Elevation lines round the quarter: the overlay that holds the foot. */
const CONTOURS: readonly (readonly Point[])[] = [
  [
    [270, 566],
    [330, 520],
    [352, 462],
    [388, 410],
  ],
  [
    [308, 590],
    [376, 546],
    [404, 488],
    [448, 434],
  ],
  [
    [372, 592],
    [436, 560],
    [470, 508],
    [516, 462],
  ],
  [
    [470, 596],
    [524, 572],
    [552, 528],
    [590, 492],
  ],
];
const EYELETS: readonly Point[] = [
  [592, 488],
  [530, 462],
  [468, 434],
  [410, 408],
  [362, 382],
];
const RIDGE: readonly Point[] = [
  [622, 446],
  [560, 418],
  [500, 388],
  [444, 358],
  [398, 332],
];

/** `kind: hiker` has a suede mudguard and a full rand instead of the film overlays. */
export function drawTrailShoe(look: Look, sheet: Sheet): string {
  const { color } = look;
  const isHiker = look.style['kind'] === 'hiker';
  const trim = look.part('trim', shade(color, 0.45));
  const lining = look.part('lining', light(color, 0.35));
  const sole = look.part('sole', '#2b2a28');
  const lace = look.part('lace', '#e8e2d2');
  return group(
    contactShadow(sheet, { x: 450, y: 686, width: 690 }),
    piece(sheet, INSIDE, { color: shade(lining, 0.5), depth: 20, gloss: 0 }),
    piece(sheet, TONGUE, { color: shade(color, 0.24), texture: 'mesh', depth: 18 }),
    piece(sheet, UPPER, { color, texture: isHiker ? 'canvas' : 'mesh', depth: 40, gloss: 0.34 }),
    ...(isHiker ? [mudguard(sheet, trim)] : CONTOURS.map((line) => film(line, trim))),
    piece(sheet, COUNTER, { color: trim, depth: 20, gloss: 0.5 }),
    collarLining(sheet, lining),
    contourMark([196, 522], 58, light(color, 0.8), -14),
    el('path', {
      d: curve(shift(THROAT, -4, 18)),
      fill: 'none',
      stroke: trim,
      'stroke-width': 24,
      'stroke-linecap': 'round',
    }),
    stitch(curve(shift(THROAT, -10, 36).slice(0, 4)), light(color, 0.5)),
    lacing({ eyelets: EYELETS, ridge: RIDGE, color: lace, width: 9, eyelet: isHiker ? 'ring' : 'cord' }),
    bow([386, 348], lace, 8, 0.74),
    piece(sheet, BUMPER, { color: sole, depth: 22, gloss: 0.5 }),
    lugs(BOTTOM, { color: sole, spacing: 36, width: 30, height: 27, lean: 4 }),
    piece(sheet, OUTSOLE, { color: sole, depth: 10, gloss: 0.2 }),
    midsole(sheet, look.part('midsole', '#ece6d8'), trim),
    cord('M104 420C82 410 74 362 104 354', trim, 11),
  );
}

function mudguard(sheet: Sheet, color: string): string {
  const edge: readonly Point[] = [
    [250, 560],
    [340, 540],
    [440, 556],
    [540, 540],
    [620, 508],
    [690, 488],
  ];
  const body = curve([[230, 606, 'c'], ...edge, [784, 526], [810, 572], [806, 614, 'c']], true);
  return (
    piece(sheet, body, { color, texture: 'grain', depth: 22 }) + stitch(curve(shift(edge, 2, 12)), light(color, 0.5))
  );
}

function film(line: readonly Point[], color: string): string {
  const path = curve(line);
  return (
    el('path', {
      d: path,
      fill: 'none',
      stroke: shade(color, 0.4),
      'stroke-width': 9,
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
      transform: 'translate(2 3)',
    }) +
    el('path', { d: path, fill: 'none', stroke: color, 'stroke-width': 8, 'stroke-linecap': 'round' }) +
    el('path', { d: path, fill: 'none', stroke: light(color, 0.4), 'stroke-width': 1.8, transform: 'translate(-2 -2)' })
  );
}

function collarLining(sheet: Sheet, color: string): string {
  const edge = curve(
    [...COLLAR.slice(0, -1), [356, 362, 'c'], [366, 388], [326, 422], [268, 450], [200, 442], [142, 404], [110, 382]],
    true,
  );
  return piece(sheet, edge, { color, texture: 'knit', depth: 14 });
}

function midsole(sheet: Sheet, color: string, accent: string): string {
  const groove = (points: readonly Point[]): string => seam(curve(points), color, 3);
  return group(
    piece(sheet, MIDSOLE, { color, depth: 24, gloss: 0.5 }),
    el('path', {
      d: curve([
        [112, 592],
        [220, 624],
        [330, 628],
        [420, 616],
      ]),
      fill: 'none',
      stroke: accent,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    groove([
      [470, 620],
      [560, 628],
      [650, 622],
      [730, 602],
    ]),
    groove([
      [92, 568],
      [150, 584],
      [220, 604],
      [300, 610],
      [400, 600],
    ]),
  );
}

export const trailShoe = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawTrailShoe(look, sheet) }),
  top: trailTop,
  heel: trailHeel,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'trail') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawTrailShoe(look, sheet), viewBox: '500 370 350 350' }),
};
