import { along, type Point } from '../curve.ts';
import { points } from '../trace.ts';

export type Tread = 'trail' | 'boot' | 'climbing' | 'winter' | 'herringbone' | 'siped' | 'wave';

/** One lug, its shape around its own middle. */
export interface Lug {
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly turn?: number;
  readonly shape: readonly Point[];
  /** Fine cuts in its face. */
  readonly cuts?: readonly (readonly Point[])[];
}

/** The print of a right shoe from below, toe up, 760 long, centred in the square. */
export const PRINT = points(
  '424,70 496,82 556,142 580,240 570,344 540,440 530,548 548,650 552,742 516,812 450,832 382,812 346,744 342,650 342,548 330,444 310,340 312,228 346,128',
);

const RING = along([...PRINT, ...PRINT.slice(0, 2)], 6);

/** Distance to the print's edge, negative outside. */
function inset(x: number, y: number): number {
  let isInside = false;
  let nearest = Infinity;
  for (const [index, from] of RING.entries()) {
    const to = RING[(index + 1) % RING.length] ?? from;
    nearest = Math.min(nearest, Math.hypot(from.x - x, from.y - y));
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      isInside = !isInside;
  }
  return isInside ? nearest : -nearest;
}

const inArch = (y: number): boolean => y > 424 && y < 566;

/** Blocks along the edge, each at a right angle to it. */
function border(spacing: number, depth: number, shape: readonly Point[], cuts: Lug['cuts'] = []): Lug[] {
  return along([...PRINT, PRINT[0] ?? [0, 0]], spacing)
    .map(({ x, y, angle }) => ({
      x: x - Math.sin(angle) * depth,
      y: y + Math.cos(angle) * depth,
      turn: angle,
      shape,
      cuts,
    }))
    .filter(({ y }) => !inArch(y));
}

/** Lugs in offset rows, at least `margin` from the edge. */
function field(
  [stepX, stepY]: readonly [number, number],
  margin: number,
  make: (x: number, y: number, index: number) => Omit<Lug, 'x' | 'y'>,
): Lug[] {
  const lugs: Lug[] = [];
  for (let row = 0, y = 84; y < 824; row++, y += stepY) {
    for (let x = 450 - stepX * 5 + (row % 2 ? stepX / 2 : 0); x < 620; x += stepX) {
      if (!inArch(y) && inset(x, y) > margin) lugs.push({ x, y, ...make(x, y, row) });
    }
  }
  return lugs;
}

const block = (width: number, height: number, taper = 4): Point[] => [
  [-width + taper, -height],
  [width - taper, -height],
  [width, height],
  [-width, height],
];
const cross = (size: number): Point[] => {
  const arm = size * 0.38;
  return [
    [-arm, -size],
    [arm, -size],
    [arm, -arm],
    [size, -arm],
    [size, arm],
    [arm, arm],
    [arm, size],
    [-arm, size],
    [-arm, arm],
    [-size, arm],
    [-size, -arm],
    [-arm, -arm],
  ];
};
const chevron = (size: number, way: number): Point[] =>
  (
    [
      [0, -size],
      [size, -size * 0.1],
      [size, size * 0.75],
      [0, 0],
      [-size, size * 0.75],
      [-size, -size * 0.1],
    ] as const
  ).map(([x, y]): Point => [x, y * way]);
const disc = (radius: number): Point[] =>
  Array.from({ length: 14 }, (_, index): Point => [
    Math.cos((index / 14) * 2 * Math.PI) * radius,
    Math.sin((index / 14) * 2 * Math.PI) * radius,
  ]);
const zigzags = (width: number, offsets: readonly number[]): Point[][] =>
  offsets.map((dy) =>
    [-0.8, -0.4, 0, 0.4, 0.8].map((share, index): Point => [share * width, dy + (index % 2 ? 3.5 : -3.5)]),
  );

/** Bands across the whole print. */
function bands(spacing: number, tooth: number, height: number): Lug[] {
  const teeth = Array.from({ length: 27 }, (_, index): Point => [-154 + index * 12, index % 2 ? tooth : -tooth]);
  const shape = [...teeth, ...teeth.map(([x, y]): Point => [x, y + height]).reverse()];
  return Array.from({ length: Math.floor(760 / spacing) }, (_, row) => ({ x: 450, y: 74 + row * spacing, shape }));
}

const TREADS: Readonly<Record<Tread, (lugs: number) => Lug[]>> = {
  /** Open chevrons, pointing forward under the ball and back under the heel; longer ones stand farther apart. */
  trail: (lugs) => {
    const size = 15 + lugs * 1.1;
    return field([30 + lugs * 5.4, 26 + lugs * 4.4], 19, (_x, y) => ({ shape: chevron(size, y < 495 ? 1 : -1) }));
  },
  /** Heavy blocks at the edge, crosses in the middle. */
  boot: () => [...border(47, 16, block(18, 17)), ...field([54, 50], 52, () => ({ shape: cross(17) }))],
  /** A smooth climbing edge under the toes, discs behind it, blocks at the heel. */
  climbing: () => [
    ...border(34, 12, block(13, 12, 2)).filter(({ y }) => y > 250),
    ...field([36, 31], 30, (_x, y) => ({ shape: disc(y > 560 ? 13 : 11) })).filter(({ y }) => y > 214),
    { x: 446, y: 158, shape: points('-22,-74 40,-66 92,-14 112,30 60,44 0,48 -60,44 -112,34 -86,-14') },
  ],
  /** Wide pads, cut fine in zigzags for packed snow. */
  winter: () => [
    ...border(54, 18, block(22, 19), zigzags(18, [-8, 0, 8])),
    ...field([66, 48], 54, () => ({ shape: block(26, 17, 6), cuts: zigzags(22, [-7, 3]) })),
  ],
  herringbone: () => bands(19, 5, 10),
  /** Flat pads cut by straight slits, for wet slabs and pavement. */
  siped: () => [
    ...border(38, 13, block(15, 13, 2)),
    ...field([56, 40], 42, () => ({
      shape: block(22, 14, 2),
      cuts: [-5, 5].map((dy): Point[] => [
        [-19, dy],
        [19, dy],
      ]),
    })),
  ],
  wave: () => bands(34, 7, 17),
};

export function treadOf(tread: Tread, lugs: number): Lug[] {
  return TREADS[tread](lugs);
}
