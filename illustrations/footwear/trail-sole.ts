import type { Point } from '../curve.ts';
import type { SideLugs, SoleProfile } from './sole-side.ts';

/** Thickness of a running shoe's sole in millimetres. */
export interface Stack {
  readonly heel: number;
  readonly forefoot: number;
  readonly lugs: number;
}

export const TRAIL_FLOOR = 690;
const PIXELS = 2.35;
const OUTSOLE = 9;
/** The sole that the low pattern stands on. */
const USUAL: Stack = { heel: 28, forefoot: 22, lugs: 5 };

const topOf = (stack: number, lugs: number, wall: number): number =>
  TRAIL_FLOOR - lugs * PIXELS - OUTSOLE - stack * PIXELS - wall;

/** How much higher than on the usual sole the foot stands, at heel and toe. */
export function liftOf({ heel, forefoot, lugs }: Stack): readonly [heel: number, toe: number] {
  const more = (lugs - USUAL.lugs) * PIXELS;
  return [more + (heel - USUAL.heel) * PIXELS, more + (forefoot - USUAL.forefoot) * PIXELS];
}

/** A foam sole that rolls at heel and toe, over rubber with lugs. */
export function trailSole({ heel, forefoot, lugs }: Stack): SoleProfile {
  const back = topOf(heel, lugs, 16);
  const front = topOf(forefoot, lugs, 10);
  const floor = TRAIL_FLOOR - lugs * PIXELS;
  const base: Point[] = [
    [94, floor - 34],
    [132, floor - 10],
    [200, floor],
    [320, floor - 2],
    [460, floor],
    [600, floor],
    [690, floor - 6],
    [762, floor - 24],
    [812, floor - 50],
  ];
  const top: Point[] = [
    [80, back - 10],
    [128, back - 2],
    [200, back + 16],
    [300, (back + front) / 2 + 16],
    [410, front - 4],
    [520, front + 4],
    [630, front + 8],
    [720, front + 4],
    [782, front - 8],
    [820, front - 18],
  ];
  const middle = (back + floor) / 2;
  return {
    top,
    joint: base.map(([x, y], index): Point => [x + (index === 0 ? -12 : index === 8 ? 8 : 0), y - OUTSOLE]),
    base: [base],
    lugs: lugsOf(lugs),
    grooves: [
      [
        [86, middle - 4],
        [150, middle + 6],
        [220, middle + 14],
        [300, middle + 12],
        [370, middle + 4],
      ],
      [
        [470, floor - 30],
        [560, floor - 28],
        [650, floor - 32],
        [730, floor - 50],
      ],
    ],
  };
}

/** Longer lugs stand farther apart, so that mud falls out. */
function lugsOf(millimetres: number): SideLugs {
  return { spacing: 17 + millimetres * 3, width: 14 + millimetres * 1.9, height: millimetres * PIXELS + 1, lean: 3 };
}
