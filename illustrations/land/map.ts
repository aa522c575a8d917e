import { mix } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { el, round, type Sheet } from '../svg.ts';
import { planeNoise } from './noise.ts';

const CELL = 14;

export interface MapStyle {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly paper: string;
  readonly line: string;
  readonly wood: string;
  /** Line of a marked route; it may end in the open. */
  readonly route?: readonly Point[];
  readonly routeColor?: string;
}

type Field = (x: number, y: number) => number;

function heights(seed: string): Field {
  const [broad, middle, fine] = ['a', 'b', 'c'].map((part) => planeNoise(`${seed}${part}`));
  return (x, y) =>
    (broad?.(x / 430, y / 430) ?? 0) + 0.42 * (middle?.(x / 170, y / 170) ?? 0) + 0.13 * (fine?.(x / 60, y / 60) ?? 0);
}

/** Memoizes a field over whole coordinates: each level reads the corners of the same grid. */
function memoized(field: Field): Field {
  const values = new Map<number, number>();
  return (x, y) => {
    const key = y * 2 ** 20 + x;
    const value = values.get(key) ?? field(x, y);
    values.set(key, value);
    return value;
  };
}

/** Lines of one level through the cells of a grid (marching squares, corners interpolated). */
function isoline(field: Field, level: number, { width, height }: MapStyle): string {
  const parts: string[] = [];
  for (let y = 0; y < height; y += CELL) {
    for (let x = 0; x < width; x += CELL) {
      const corners: readonly Point[] = [
        [x, y],
        [x + CELL, y],
        [x + CELL, y + CELL],
        [x, y + CELL],
      ];
      const cuts = corners.flatMap((from, index) => cut(field, level, from, corners[(index + 1) % 4] ?? from));
      for (let index = 0; index + 1 < cuts.length; index += 2) parts.push(`M${cuts[index]}L${cuts[index + 1]}`);
    }
  }
  return parts.join('');
}

function cut(field: Field, level: number, from: Point, to: Point): string[] {
  const [a, b] = [field(from[0], from[1]) - level, field(to[0], to[1]) - level];
  if (a < 0 === b < 0) return [];
  const share = a / (a - b);
  return [`${round(from[0] + (to[0] - from[0]) * share)} ${round(from[1] + (to[1] - from[1]) * share)}`];
}

/** A sheet of a topographic map: woodland tint, elevation lines (each fifth heavier), a route and its camps. */
export function drawMap(sheet: Sheet, style: MapStyle): string {
  const field = memoized(heights(style.seed));
  const levels = Array.from({ length: 17 }, (_, index) => -1.2 + index * 0.15);
  const lines = levels.map((level, index) =>
    el('path', {
      d: isoline(field, level, style),
      fill: 'none',
      stroke: style.line,
      'stroke-width': index % 5 === 0 ? 3 : 1.3,
      'stroke-opacity': index % 5 === 0 ? 0.85 : 0.6,
      'stroke-linecap': 'round',
    }),
  );
  return [
    el('rect', { width: style.width, height: style.height, fill: style.paper }),
    woodland(sheet, field, style),
    ...lines,
    style.route ? route(style.route, style.routeColor ?? '#b23a10') : '',
  ].join('');
}

function woodland(sheet: Sheet, field: Field, { width, height, wood, paper }: MapStyle): string {
  const cells: string[] = [];
  for (let y = 0; y < height; y += CELL)
    for (let x = 0; x < width; x += CELL) if (field(x, y) < -0.18) cells.push(`M${x} ${y}h${CELL}v${CELL}h-${CELL}Z`);
  return el('path', {
    d: cells.join(''),
    fill: mix(paper, wood, 0.42),
    filter: sheet.blur(7, { x: 0, y: 0, width, height }),
  });
}

function route(points: readonly Point[], color: string): string {
  const stops = [points[0], points.at(-1)].flatMap((point) => (point ? [point] : []));
  return [
    el('path', {
      d: curve(points),
      fill: 'none',
      stroke: color,
      'stroke-width': 7,
      'stroke-dasharray': '20 13',
      'stroke-linecap': 'round',
    }),
    ...stops.map(([cx, cy]) => el('circle', { cx, cy, r: 13, fill: '#fbf7ec', stroke: color, 'stroke-width': 6 })),
  ].join('');
}
