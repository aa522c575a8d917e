import { shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import { cord, piece, seam, type Surface } from '../material.ts';
import { group, type Sheet } from '../svg.ts';
import { AXIS, folds } from './garment.ts';

const OUTER: readonly Point[] = [
  [382, 206, 'c'],
  [350, 168],
  [340, 110],
  [362, 54],
  [408, 24],
  [450, 18],
];
const BRIM: readonly Point[] = [
  [404, 204, 'c'],
  [382, 158],
  [378, 104],
  [400, 62],
  [450, 50],
];
const THROAT_LEFT: readonly Point[] = [
  [380, 200, 'c'],
  [396, 166, 'c'],
  [422, 186],
  [450, 192],
];

const whole = (half: readonly Point[]): Point[] => [...half, ...mirror(half, AXIS).slice(1)];

/** A hood up, from the front: crown, stiff peak, dark inside and the collar that closes under it. */
export function hoodFront(sheet: Sheet, surface: Surface, lining: string): string {
  const crown = curve(whole(OUTER), true);
  const opening = curve(whole(BRIM), true);
  const peak = curve(
    [
      ...whole([
        [378, 104],
        [398, 56],
        [450, 40],
      ]),
      [520, 96],
      [498, 72],
      [450, 64],
      [402, 72],
      [380, 96],
    ],
    true,
  );
  return group(
    piece(sheet, crown, surface),
    seam(
      curve([
        [372, 180],
        [360, 120],
        [384, 58],
        [430, 26],
      ]),
      surface.color,
    ),
    seam(
      curve([
        [528, 180],
        [540, 120],
        [516, 58],
        [470, 26],
      ]),
      surface.color,
    ),
    piece(sheet, opening, { color: shade(lining, 0.3), depth: 40, gloss: 0 }),
    piece(sheet, peak, { ...surface, depth: 8 }),
    cord('M392 176C386 188 384 204 390 236', '#1f1c1a', 4),
    cord('M508 176C514 188 516 204 510 236', '#1f1c1a', 4),
  );
}

/** The collar in front of the hood. */
export function stormCollar(sheet: Sheet, surface: Surface): string {
  const lower: Point[] = [
    [520, 200, 'c'],
    [524, 232],
    [450, 258],
    [376, 232],
  ];
  return piece(sheet, curve([...THROAT_LEFT, ...mirror(THROAT_LEFT, AXIS).slice(1), ...lower.slice(1)], true), {
    ...surface,
    depth: 16,
  });
}

export function hoodBack(sheet: Sheet, surface: Surface): string {
  const body = curve([...whole(OUTER), [510, 226], [450, 240], [390, 226]], true);
  return group(
    piece(sheet, body, surface),
    seam('M428 20C410 90 410 170 420 232', surface.color),
    seam('M472 20C490 90 490 170 480 232', surface.color),
    folds(
      sheet,
      body,
      [
        [
          [360, 176],
          [400, 196],
          [430, 194],
        ],
        [
          [540, 176],
          [500, 200],
          [470, 198],
        ],
      ],
      { color: surface.color, width: 12 },
    ),
    cord('M424 120H476', '#2a2724', 9),
  );
}
