import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, polygon, type Point } from '../curve.ts';
import type { Look } from '../appearance.ts';
import { flatShadow, piece } from '../material.ts';
import { between, random } from '../random.ts';
import { el, type Sheet } from '../svg.ts';

export type Tread = 'trail' | 'boot' | 'herringbone' | 'siped';

/** The print of a right shoe from below, toe up, 760 long, centred in the square. */
const MIDDLE = 450;
const PRINT: readonly Point[] = [
  [420, 70],
  [500, 84],
  [562, 150],
  [584, 250],
  [572, 350],
  [536, 450],
  [528, 560],
  [550, 660],
  [554, 750],
  [516, 814],
  [450, 832],
  [380, 812],
  [346, 746],
  [344, 650],
  [348, 550],
  [338, 450],
  [312, 340],
  [308, 230],
  [338, 130],
];

interface Lug {
  readonly x: number;
  readonly y: number;
  readonly shape: readonly (readonly [number, number])[];
}

/** The outsole from below: the print, its midfoot bridge and its tread; at an angle, as in a photograph. */
export function drawSole(look: Look, sheet: Sheet, tread: Tread): string {
  const color = look.part('outsole', look.part('sole', '#2b2a28'));
  const rim = look.part('midsole', shade(color, 0.3));
  const accent = look.part('trim', look.color);
  const print = curve(PRINT, true);
  const edge = curve(
    PRINT.map(([x, y]): Point => [MIDDLE + (x - MIDDLE) * 1.09, MIDDLE + (y - MIDDLE) * 1.03]),
    true,
  );
  const marks = LUGS[tread]().filter(({ x, y }) => isInside(x, y));
  return el(
    'g',
    { transform: `rotate(${tread === 'herringbone' ? 62 : 64} ${MIDDLE} ${MIDDLE})` },
    flatShadow(sheet, edge, 14),
    piece(sheet, edge, { color: rim, depth: 14 }),
    piece(sheet, print, { color: shade(color, 0.15), depth: 20, gloss: 0.15 }),
    bridge(sheet, accent, tread),
    el('g', { 'clip-path': sheet.clip(print) }, ...marks.map((lug) => drawLug(lug, color))),
  );
}

function bridge(sheet: Sheet, color: string, tread: Tread): string {
  if (tread === 'herringbone') return '';
  const body = curve(
    [
      [354, 440],
      [440, 416],
      [530, 440],
      [524, 550],
      [450, 570],
      [354, 550],
    ],
    true,
  );
  return piece(sheet, body, { color, depth: 16 }) + contourMark([442, 496], 74, light(color, 0.75), 0);
}

function drawLug({ x, y, shape }: Lug, color: string): string {
  const at = (dx: number, dy: number): string =>
    polygon(shape.map(([px, py]): [number, number] => [x + px + dx, y + py + dy]));
  return (
    el('path', { d: at(5, 6), fill: '#0d0d0d', 'fill-opacity': 0.55 }) +
    el('path', {
      d: at(0, 0),
      fill: light(color, 0.1),
      stroke: shade(color, 0.7),
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }) +
    el('path', {
      d: at(-1.5, -1.5),
      fill: 'none',
      stroke: light(color, 0.42),
      'stroke-width': 1.6,
      'stroke-opacity': 0.7,
      'stroke-linejoin': 'round',
    })
  );
}

function isInside(x: number, y: number): boolean {
  if (y > MIDDLE - 40 && y < MIDDLE + 124 && Math.abs(x - MIDDLE) < 400) return false;
  const left = edgeAt(y, -1);
  const right = edgeAt(y, 1);
  return x > left + 6 && x < right - 6;
}

function edgeAt(y: number, side: 1 | -1): number {
  const points = PRINT.filter(([x]) => Math.sign(x - MIDDLE || -side) === side).toSorted((a, b) => a[1] - b[1]);
  const after = points.findIndex((point) => point[1] >= y);
  const [low, high] = [points[Math.max(0, after - 1)], points[Math.max(0, after)]];
  if (!low || !high || low === high) return 0;
  return low[0] + ((high[0] - low[0]) * (y - low[1])) / (high[1] - low[1]);
}

const LUGS: Readonly<Record<Tread, () => Lug[]>> = {
  /** Open chevrons, pointing forward under the ball and back under the heel, so that they bite up and down. */
  trail: () => rows(52, 54, (row) => chevron(row < 0 ? 1 : -1, 20)),
  /** Blocks: heavy at the edge, small in the middle. */
  boot: () => rows(50, 62, (_row, x) => (Math.abs(x) > 66 ? block(25, 19, Math.sign(x) * 7) : cross(15))),
  herringbone: () => zigzag(),
  /** Flat pads cut by fine slits, for wet slabs. */
  siped: () => rows(40, 66, () => block(29, 15, 0)),
};

function rows(stepY: number, stepX: number, shapeAt: (row: number, x: number) => Lug['shape']): Lug[] {
  const next = random('tread');
  const lugs: Lug[] = [];
  for (let row = -7; row <= 7; row++) {
    for (let column = -3; column <= 3; column++) {
      const x = MIDDLE + column * stepX + (row % 2 ? stepX / 2 : 0) + between(next, -2, 2);
      lugs.push({ x, y: MIDDLE + row * stepY, shape: shapeAt(row, x - MIDDLE) });
    }
  }
  return lugs;
}

function chevron(way: 1 | -1, size: number): Lug['shape'] {
  const points: [number, number][] = [
    [0, -size],
    [size, -2],
    [size, size * 0.8],
    [0, 2],
    [-size, size * 0.8],
    [-size, -2],
  ];
  return points.map(([x, y]) => [x, y * way]);
}

function block(width: number, height: number, lean: number): Lug['shape'] {
  return [
    [-width + 5, -height],
    [width, -height + lean],
    [width - 4, height],
    [-width, height - lean],
  ];
}

function cross(size: number): Lug['shape'] {
  const arm = size * 0.4;
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
}

function zigzag(): Lug[] {
  const teeth = Array.from({ length: 15 }, (_, index): [number, number] => [-154 + index * 22, index % 2 ? 12 : -2]);
  const band: [number, number][] = [...teeth, ...teeth.map(([x, y]): [number, number] => [x, y + 11]).reverse()];
  return Array.from({ length: 36 }, (_, row) => ({ x: MIDDLE, y: MIDDLE - 376 + row * 21.5, shape: band }));
}
