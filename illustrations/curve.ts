import { round } from './svg.ts';

export type Place = readonly [x: number, y: number];

/** A point the line passes through; with a third member it is a corner. */
export type Point = readonly [x: number, y: number, corner?: 'c'];

/** A smooth path through the points (Catmull-Rom as Bézier), with corners where they are marked. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const segments = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [cx1, cy1] = from[2] ? from : [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const [cx2, cy2] = to[2] ? to : [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[cx1, cy1, cx2, cy2, to[0], to[1]].map(round).join(' ')}`;
  });
  const [x, y] = at(0);
  return `M${round(x)} ${round(y)}${segments.join('')}${closed ? 'Z' : ''}`;
}

export function polygon(points: readonly (readonly [number, number, ...unknown[]])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Mirrors at a vertical axis and turns the order, so that a half can be continued by its reflection. */
export function mirror(points: readonly Point[], axis: number): Point[] {
  return points.map(([x, y, corner]): Point => [2 * axis - x, y, corner]).reverse();
}

export interface Station {
  readonly x: number;
  readonly y: number;
  /** Direction of travel in radians. */
  readonly angle: number;
}

/** Stations at equal distances along the smooth line through the points. */
export function along(points: readonly Point[], spacing: number): Station[] {
  const fine = points
    .slice(0, -1)
    .flatMap((_, index) => Array.from({ length: 24 }, (__, step) => spline(points, index, step / 24)));
  const stations: Station[] = [];
  let left = spacing / 2;
  for (let index = 1; index < fine.length; index++) {
    const [from, to] = [fine[index - 1], fine[index]];
    if (!from || !to) break;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (left -= length; left <= 0; left += spacing) {
      const share = length === 0 ? 0 : (length + left) / length;
      stations.push({
        x: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
        angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
      });
    }
  }
  return stations;
}

function spline(points: readonly Point[], index: number, t: number): [number, number] {
  const at = (place: number): Point => points[Math.min(points.length - 1, Math.max(0, place))] ?? [0, 0];
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const coordinate = (axis: 0 | 1): number => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
    return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3);
  };
  return [coordinate(0), coordinate(1)];
}
