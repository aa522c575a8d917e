import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import { piece, seam, type Surface } from '../material.ts';
import { boxOf, el, group, type Sheet } from '../svg.ts';

/** Middle of every garment. */
export const AXIS = 450;

/** Half widths and heights of a garment laid on an invisible wearer, in pixels from the axis and the top. */
export interface Cut {
  readonly neck: number;
  readonly neckY: number;
  readonly shoulder: number;
  readonly shoulderY: number;
  readonly chest: number;
  readonly chestY: number;
  readonly waist: number;
  readonly hem: number;
  readonly hemY: number;
  /** How far the hem curves down in the middle. */
  readonly hemDrop: number;
  readonly sleeve: 'long' | 'short';
  /** Extra width of the sleeve. */
  readonly ease: number;
}

export const REGULAR: Cut = {
  neck: 62,
  neckY: 176,
  shoulder: 160,
  shoulderY: 214,
  chest: 158,
  chestY: 372,
  waist: 150,
  hem: 162,
  hemY: 760,
  hemDrop: 8,
  sleeve: 'long',
  ease: 0,
};

/** The left edge of the torso, from neck to hem. */
export function leftEdge(cut: Cut): Point[] {
  const waistY = cut.chestY + (cut.hemY - cut.chestY) * 0.5;
  return [
    [AXIS - cut.neck, cut.neckY, 'c'],
    [AXIS - cut.shoulder, cut.shoulderY, 'c'],
    [AXIS - cut.chest - 4, cut.chestY - 60],
    [AXIS - cut.chest, cut.chestY],
    [AXIS - cut.waist, waistY],
    [AXIS - cut.hem, cut.hemY, 'c'],
  ];
}

export function torso(cut: Cut): string {
  const left = leftEdge(cut);
  return curve([...left, [AXIS, cut.hemY + cut.hemDrop], ...mirror(left, AXIS), [AXIS, cut.neckY + 14]], true);
}

/** The left sleeve from the shoulder to the cuff and back to the armpit. */
export function leftSleeve(cut: Cut): Point[] {
  const { shoulder: s, shoulderY: y, ease: e } = cut;
  if (cut.sleeve === 'short') {
    return [
      [AXIS - s + 22, y - 10, 'c'],
      [AXIS - s - 34, y + 18],
      [AXIS - s - 78, y + 104],
      [AXIS - s - 104, y + 186, 'c'],
      [AXIS - s - 62, y + 208],
      [AXIS - cut.chest - 2, y + 214, 'c'],
      [AXIS - cut.chest + 12, cut.chestY - 30, 'c'],
    ];
  }
  return [
    [AXIS - s + 26, y - 10, 'c'],
    [AXIS - s - 40 - e, y + 34],
    [AXIS - s - 78 - e, y + 150],
    [AXIS - s - 106 - e, y + 290],
    [AXIS - s - 122 - e, y + 470, 'c'],
    [AXIS - s - 88, y + 482],
    [AXIS - s - 50 + e / 2, y + 474, 'c'],
    [AXIS - s - 30 + e / 2, y + 330],
    [AXIS - cut.chest + 6, cut.chestY + 8, 'c'],
    [AXIS - cut.chest + 20, cut.chestY - 50],
  ];
}

/** Both sleeves; the right one is the left one mirrored. */
export function sleeves(sheet: Sheet, cut: Cut, surface: Surface): string {
  const left = leftSleeve(cut);
  const right = mirror(left, AXIS);
  const bends: readonly Point[][] = cut.sleeve === 'long' ? ELBOW : [];
  return group(
    ...[left, right].map((points) => piece(sheet, curve(points, true), surface)),
    folds(sheet, curve(left, true), bends, surface),
    folds(
      sheet,
      curve(right, true),
      bends.map((bend) => mirror(bend, AXIS)),
      surface,
    ),
  );
}

const ELBOW: readonly Point[][] = [
  [
    [200, 452],
    [228, 472],
    [262, 462],
  ],
  [
    [190, 560],
    [214, 572],
    [244, 560],
  ],
  [
    [258, 320],
    [280, 372],
    [288, 420],
  ],
];

/** Soft creases inside a piece: a shaded line with its lit flank. */
export function folds(
  sheet: Sheet,
  within: string,
  lines: readonly (readonly Point[])[],
  { color, width = 16 }: { color: string; width?: number },
): string {
  const crease = (line: readonly Point[]): string => {
    const path = curve(line);
    const filter = sheet.blur(6, boxOf(path, 40));
    return (
      el('path', {
        d: path,
        fill: 'none',
        stroke: shade(color, 0.5),
        'stroke-width': width,
        'stroke-opacity': 0.4,
        'stroke-linecap': 'round',
        filter,
      }) +
      el('path', {
        d: path,
        fill: 'none',
        stroke: light(color, 0.6),
        'stroke-width': width * 0.6,
        'stroke-opacity': 0.3,
        'stroke-linecap': 'round',
        transform: 'translate(-9 -10)',
        filter,
      })
    );
  };
  return el('g', { 'clip-path': sheet.clip(within) }, ...lines.map(crease));
}

/** Creases a torso shows on anybody: from the armpits and over the waist. */
export function bodyFolds(sheet: Sheet, cut: Cut, color: string): string {
  const [c, y] = [cut.chest, cut.chestY];
  return folds(
    sheet,
    torso(cut),
    [
      [
        [AXIS - c + 6, y - 10],
        [AXIS - c + 54, y + 34],
        [AXIS - c + 84, y + 90],
      ],
      [
        [AXIS + c - 6, y - 10],
        [AXIS + c - 54, y + 34],
        [AXIS + c - 84, y + 90],
      ],
      [
        [AXIS - c + 20, y + 210],
        [AXIS - c + 76, y + 236],
        [AXIS - c + 120, y + 232],
      ],
      [
        [AXIS + c - 14, y + 250],
        [AXIS + c - 70, y + 268],
        [AXIS + c - 110, y + 258],
      ],
    ],
    { color },
  );
}

/** A zip: tape, teeth and the pull at `open`. */
export function zip(from: Point, to: Point, { tape, pull = 0 }: { tape: string; pull?: number }): string {
  const [x, y] = [from[0] + (to[0] - from[0]) * pull, from[1] + (to[1] - from[1]) * pull];
  const line = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  return group(
    el('path', { d: line, stroke: shade(tape, 0.6), 'stroke-width': 14, 'stroke-linecap': 'round' }),
    el('path', { d: line, stroke: tape, 'stroke-width': 10, 'stroke-linecap': 'round' }),
    el('path', { d: line, stroke: shade(tape, 0.75), 'stroke-width': 5, 'stroke-dasharray': '3 3.4' }),
    el('path', {
      d: `M${x - 5} ${y - 7}h10v14l-2 20h-6l-2 -20Z`,
      fill: '#9a958a',
      stroke: '#26221e',
      'stroke-width': 2,
    }),
  );
}

/** The shadow behind a hanging garment. */
export function wallShadow(sheet: Sheet, paths: readonly string[]): string {
  const filter = sheet.blur(15);
  return el(
    'g',
    { filter, 'fill-opacity': 0.26, fill: '#2f2519', transform: 'translate(16 20)' },
    ...paths.map((d) => el('path', { d })),
  );
}

export function outlines(cut: Cut): string[] {
  const left = leftSleeve(cut);
  return [torso(cut), curve(left, true), curve(mirror(left, AXIS), true)];
}

/** A band across the lower end of both sleeves. */
export function cuffs(sheet: Sheet, cut: Cut, surface: Surface, height = 30): string {
  const left = leftSleeve(cut);
  const [outer, inner] = [left[4] ?? [0, 0], left[6] ?? [0, 0]];
  const band: Point[] = [
    [outer[0] - 2, outer[1] + 2, 'c'],
    [(outer[0] + inner[0]) / 2, outer[1] + 14],
    [inner[0] + 2, inner[1] + 4, 'c'],
    [inner[0] + 6, inner[1] - height, 'c'],
    [(outer[0] + inner[0]) / 2 + 4, outer[1] - height + 10],
    [outer[0] + 2, outer[1] - height, 'c'],
  ];
  return [band, mirror(band, AXIS)].map((points) => piece(sheet, curve(points, true), surface)).join('');
}

/** Half-moons where the sleeves are set in. */
export function armholes(cut: Cut, color: string): string {
  const line: Point[] = [
    [AXIS - cut.shoulder, cut.shoulderY],
    [AXIS - cut.shoulder + 12, cut.shoulderY + 76],
    [AXIS - cut.chest, cut.chestY],
  ];
  return [line, mirror(line, AXIS)].map((points) => seam(curve(points), color)).join('');
}
