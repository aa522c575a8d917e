import { light, shade } from '../color.ts';
import { curve, polygon, type Place, type Point } from '../curve.ts';
import { boxOf, el, round, type Sheet } from '../svg.ts';

/** A crease: its line, its maximum width, and whether it starts full (at a seam) or swells in the middle. */
export interface Crease {
  readonly line: readonly Point[];
  readonly width?: number;
  readonly from?: 'seam' | 'middle';
}

/** A crease through `x, y` pairs; one that starts at a seam is widest there. */
export function crease(width: number, from: 'seam' | 'middle', ...numbers: readonly number[]): Crease {
  const line = Array.from({ length: numbers.length / 2 }, (_, index): Point => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
  return { line, width, from };
}

/** The crease on the other side of `axis`, slightly moved so that no garment is its own mirror image. */
export function reflect({ line, ...rest }: Crease, axis: number, dy = 0): Crease {
  return { ...rest, line: line.map(([x, y]): Point => [2 * axis - x, y + dy]) };
}

const SAMPLES = 14;

/** The crease as a tapered shape round its line. */
function wedge({ line, width = 16, from = 'middle' }: Crease): string {
  const path = sampled(line);
  const half = (share: number): number =>
    (width / 2) * (from === 'seam' ? (1 - share) ** 0.8 : Math.sin(Math.PI * share) ** 0.8) + 0.3;
  const side = (way: 1 | -1): [number, number][] =>
    path.map(([x, y], index) => {
      const [a, b] = [path[Math.max(0, index - 1)] ?? [x, y], path[Math.min(path.length - 1, index + 1)] ?? [x, y]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const reach = half(index / (path.length - 1)) * way;
      return [x - ((b[1] - a[1]) / length) * reach, y + ((b[0] - a[0]) / length) * reach];
    });
  return polygon([...side(1), ...side(-1).reverse()]);
}

function sampled(line: readonly Point[]): Place[] {
  const last = line.length - 1;
  return Array.from({ length: SAMPLES + 1 }, (_, step): Place => {
    const place = (step / SAMPLES) * last;
    const index = Math.min(last - 1, Math.floor(place));
    const at = (offset: number): Point => line[Math.min(last, Math.max(0, index + offset))] ?? [0, 0];
    const [before, from, to, after] = [at(-1), at(0), at(1), at(2)];
    const along = (axis: 0 | 1): number => spline(before[axis], from[axis], [to[axis], after[axis]], place - index);
    return [along(0), along(1)];
  });
}

function spline(p: number, q: number, [r, s]: Place, t: number): number {
  return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3);
}

/** Creases inside a piece: a soft valley with a hard core, and the lit flank above it. */
export function drape(sheet: Sheet, within: string, creases: readonly Crease[], color: string): string {
  const marks = creases.map((crease) => {
    const d = wedge(crease);
    const width = crease.width ?? 16;
    const filter = sheet.blur(width > 22 ? 8 : 5, boxOf(d, 40));
    const flank = { transform: `translate(${round(-width * 0.55)} ${round(-width * 0.5)})`, filter };
    return [
      el('path', { d, fill: light(color, 0.62), 'fill-opacity': 0.34, ...flank }),
      el('path', { d, fill: shade(color, 0.62), 'fill-opacity': 0.46, filter }),
      el('path', { d: wedge({ ...crease, width: width * 0.4 }), fill: shade(color, 0.66), 'fill-opacity': 0.22 }),
    ].join('');
  });
  return el('g', { 'clip-path': sheet.clip(within) }, ...marks);
}

/** Shading of one piece by the light of the whole figure: from the upper left, darker on the right and below. */
export function turn(sheet: Sheet, path: string, color: string, strength = 1): string {
  const across = sheet.gradient(
    [
      [0, light(color, 0.7), 0.2 * strength],
      [0.36, color, 0],
      [0.62, shade(color, 0.7), 0.06 * strength],
      [1, shade(color, 0.75), 0.4 * strength],
    ],
    [0, 0, 1, 0.22],
  );
  return el('path', { d: path, fill: across });
}

/** The shadow of one piece on the piece behind it. */
export function occlusion(sheet: Sheet, behind: string, front: string, color: string): string {
  const filter = sheet.blur(12, boxOf(front, 60));
  return el(
    'g',
    { 'clip-path': sheet.clip(behind) },
    el('path', { d: front, fill: shade(color, 0.8), 'fill-opacity': 0.42, transform: 'translate(5 8)', filter }),
  );
}

/** A line a little inside a hem, as a double needle leaves it. */
export function hemLine(points: readonly Point[], color: string): string {
  return el('path', {
    d: curve(points),
    fill: 'none',
    stroke: color,
    'stroke-width': 1.8,
    'stroke-dasharray': '6 4',
    'stroke-linecap': 'round',
  });
}
