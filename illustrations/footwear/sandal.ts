import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { lugs } from './lugs.ts';
import { sandalTop } from './open-top.ts';
import { drawSole } from './sole.ts';

const BOTTOM: readonly Point[] = [
  [104, 660],
  [220, 672],
  [420, 670],
  [580, 674],
  [700, 660],
  [806, 618],
];
const BED: readonly Point[] = [
  [92, 560],
  [130, 540],
  [230, 552],
  [330, 574],
  [430, 566],
  [540, 560],
  [660, 566],
  [760, 552],
  [816, 540],
  [830, 566],
  [760, 592],
  [640, 604],
  [430, 600],
  [250, 606],
  [110, 596],
];
const FOAM = curve(
  [
    [90, 566, 'c'],
    [180, 590],
    [300, 608],
    [430, 600],
    [560, 604],
    [680, 602],
    [770, 586],
    [832, 556, 'c'],
    [826, 602],
    ...[...BOTTOM].reverse(),
    [88, 620],
  ],
  true,
);

/** A flat strap as an arch over the foot: near half in front, far half behind. */
interface Strap {
  readonly near: readonly Point[];
  readonly far: readonly Point[];
}

const FOREFOOT: Strap = {
  near: [
    [560, 612, 'c'],
    [544, 530],
    [556, 462],
    [598, 424, 'c'],
    [672, 458, 'c'],
    [664, 520],
    [676, 606, 'c'],
  ],
  far: [
    [598, 424, 'c'],
    [652, 428],
    [700, 486],
    [716, 566, 'c'],
    [766, 552, 'c'],
    [744, 492],
    [700, 446],
    [672, 458, 'c'],
  ],
};
const INSTEP: Strap = {
  near: [
    [300, 606, 'c'],
    [330, 520],
    [366, 430],
    [402, 352, 'c'],
    [474, 384, 'c'],
    [440, 460],
    [414, 530],
    [402, 604, 'c'],
  ],
  far: [
    [402, 352, 'c'],
    [456, 346],
    [506, 420],
    [530, 556, 'c'],
    [582, 552, 'c'],
    [566, 450],
    [520, 376],
    [474, 384, 'c'],
  ],
};
const HEEL = curve(
  [
    [120, 590, 'c'],
    [104, 500],
    [110, 410, 'c'],
    [164, 404],
    [250, 420],
    [350, 452, 'c'],
    [332, 508, 'c'],
    [240, 474],
    [170, 462],
    [170, 520],
    [188, 598, 'c'],
  ],
  true,
);
const HEEL_FAR = curve(
  [
    [110, 412, 'c'],
    [170, 376],
    [270, 372],
    [404, 392, 'c'],
    [398, 430, 'c'],
    [280, 414],
    [180, 420, 'c'],
  ],
  true,
);

export function drawSandal(look: Look, sheet: Sheet): string {
  const { color } = look;
  const sole = look.part('sole', '#2f2c29');
  const dark = shade(color, 0.4);
  const web = { color, depth: 18, texture: 'twill', gloss: 0.35 } as const;
  return group(
    contactShadow(sheet, { x: 450, y: 694, width: 710 }),
    ...[FOREFOOT.far, INSTEP.far].map((far) =>
      piece(sheet, curve(far, true), { color: dark, depth: 12, texture: 'twill' }),
    ),
    piece(sheet, HEEL_FAR, { color: dark, depth: 12, texture: 'twill' }),
    piece(sheet, curve(BED, true), { color: look.part('bed', '#b58d5d'), depth: 16, texture: 'grain' }),
    lugs(BOTTOM, { color: sole, spacing: 44, width: 36, height: 20, lean: 3 }),
    piece(sheet, FOAM, { color: look.part('midsole', '#4a443c'), depth: 20, gloss: 0.35 }),
    seam(
      curve([
        [94, 622],
        [240, 640],
        [430, 636],
        [600, 640],
        [740, 622],
        [824, 588],
      ]),
      look.part('midsole', '#4a443c'),
      3,
    ),
    piece(sheet, HEEL, web),
    piece(sheet, curve(FOREFOOT.near, true), web),
    piece(sheet, curve(INSTEP.near, true), web),
    edges(color),
    buckle(sheet, 436, 402, look.part('buckle', '#2a2825')),
    buckle(sheet, 634, 470, look.part('buckle', '#2a2825')),
    contourMark([366, 544], 46, light(color, 0.75), 22),
  );
}

function edges(color: string): string {
  const rows: readonly (readonly Point[])[] = [
    [
      [314, 596],
      [344, 516],
      [380, 432],
      [408, 376],
    ],
    [
      [392, 594],
      [404, 530],
      [430, 460],
      [456, 404],
    ],
    [
      [572, 600],
      [558, 532],
      [568, 472],
      [600, 440],
    ],
    [
      [664, 596],
      [652, 522],
      [660, 470],
    ],
    [
      [128, 580],
      [116, 500],
      [120, 424],
      [166, 416],
      [248, 434],
      [336, 464],
    ],
  ];
  return rows.map((row) => stitch(curve(row), light(color, 0.55), { width: 2 })).join('');
}

function buckle(sheet: Sheet, x: number, y: number, color: string): string {
  const body = `M${x - 34} ${y - 12}L${x + 22} ${y - 34}L${x + 38} ${y + 4}L${x - 18} ${y + 28}Z`;
  const slot = `M${x - 16} ${y - 4}L${x + 14} ${y - 16}L${x + 20} ${y - 2}L${x - 8} ${y + 10}Z`;
  return (
    piece(sheet, body, { color, depth: 8, gloss: 0.6 }) +
    el('path', { d: slot, fill: light(color, 0.3), stroke: '#111', 'stroke-width': 2 })
  );
}

export const sandal = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawSandal(look, sheet) }),
  top: sandalTop,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'siped') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawSandal(look, sheet), viewBox: '280 330 340 340' }),
};
