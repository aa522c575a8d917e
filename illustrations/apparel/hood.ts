import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import { cord, piece, seam, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS } from './cut.ts';
import { crease, drape, reflect, turn } from './drape.ts';

const OUTER: readonly Point[] = [
  [342, 236, 'c'],
  [356, 190],
  [354, 128],
  [366, 66],
  [402, 28],
  [450, 18],
];
const FACE: readonly Point[] = [
  [412, 232, 'c'],
  [390, 186],
  [384, 130],
  [396, 82],
  [420, 60],
  [450, 54],
];

const whole = (half: readonly Point[]): Point[] => [...half, ...mirror(half, AXIS).slice(1)];

/** The visible inside: the back of the hood, its middle seam, the loop and the label. */
function inside(sheet: Sheet, lining: string): string {
  const opening = curve(whole(FACE), true);
  const dark = shade(lining, 0.32);
  return group(
    piece(sheet, opening, { color: dark, depth: 34, gloss: 0 }),
    seam('M438 58C430 110 430 150 436 196M462 58C470 110 470 150 464 196', dark, 1.6),
    el('path', { d: 'M442 176q8 18 16 0', fill: 'none', stroke: shade(lining, 0.7), 'stroke-width': 3 }),
    el('rect', { x: 434, y: 150, width: 32, height: 22, rx: 2, fill: light(lining, 0.55) }),
    el('path', { d: 'M440 158h20M440 164h14', stroke: shade(lining, 0.6), 'stroke-width': 2 }),
  );
}

/** A hood up, from the front: crown, stiff peak, lining inside and the collar that closes under it. */
export function hoodFront(sheet: Sheet, surface: Surface, lining: string): string {
  const { color } = surface;
  const crown = curve(whole(OUTER), true);
  const peak = curve(
    [
      ...whole([
        [380, 108],
        [398, 62],
        [450, 40],
      ]),
      [516, 102],
      [492, 76],
      [450, 66],
      [408, 76],
      [384, 102],
    ],
    true,
  );
  const slack = [
    crease(16, 'seam', 352, 214, 372, 176, 374, 128),
    crease(12, 'seam', 366, 226, 384, 204, 388, 168),
    crease(11, 'seam', 362, 96, 376, 84, 386, 60),
  ];
  return group(
    piece(sheet, crown, surface),
    drape(sheet, crown, [...slack, ...slack.map((fold) => reflect(fold, AXIS, -8))], color),
    seam('M368 186C366 128 382 62 424 26M532 186C534 128 518 62 476 26', color),
    turn(sheet, crown, color),
    inside(sheet, lining),
    piece(sheet, peak, { ...surface, depth: 9 }),
    seam('M390 90C404 70 426 60 450 58C474 60 496 70 510 90', color, 1.4),
    ...[404, 496].map((x) => toggle(x, x < AXIS ? -1 : 1)),
  );
}

function toggle(x: number, way: 1 | -1): string {
  return group(
    cord(`M${x + way * 8} 214C${x + way * 16} 238 ${x + way * 20} 258 ${x + way * 14} 286`, '#1f1c1a', 3.4),
    el('rect', {
      x: x + way * 14 - 5,
      y: 282,
      width: 10,
      height: 17,
      rx: 4,
      fill: '#2a2724',
      stroke: '#111',
      'stroke-width': 1.5,
    }),
  );
}

/** The collar in front of the hood. */
export function stormCollar(sheet: Sheet, surface: Surface): string {
  const upper: Point[] = [
    [378, 216, 'c'],
    [396, 186, 'c'],
    [420, 204],
    [450, 210],
  ];
  const path = curve([...whole(upper), [526, 250], [450, 274], [374, 250]], true);
  return piece(sheet, path, { ...surface, depth: 16 }) + turn(sheet, path, surface.color, 0.7);
}

export function hoodBack(sheet: Sheet, surface: Surface): string {
  const { color } = surface;
  const body = curve([...whole(OUTER), [520, 252], [450, 262], [380, 252]], true);
  const slack = [
    crease(18, 'seam', 350, 214, 388, 214, 424, 198),
    crease(14, 'seam', 356, 186, 380, 190, 410, 178),
    crease(12, 'seam', 360, 120, 384, 132, 404, 128),
  ];
  return group(
    piece(sheet, body, surface),
    drape(sheet, body, [...slack, ...slack.map((fold) => reflect(fold, AXIS, 10))], color),
    seam('M424 22C404 90 404 170 416 254M476 22C496 90 496 170 484 254', color),
    turn(sheet, body, color),
    cord('M426 128H474', '#2a2724', 8),
    el('rect', { x: 442, y: 120, width: 16, height: 17, rx: 3, fill: '#3a3632', stroke: '#111', 'stroke-width': 1.5 }),
  );
}
