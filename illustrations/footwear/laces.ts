import { cord } from '../material.ts';
import { curve, type Point } from '../curve.ts';
import { ink, light } from '../color.ts';
import { el } from '../svg.ts';

export interface Lacing {
  /** Eyelets on the near side, from the vamp to the top. */
  readonly eyelets: readonly Point[];
  /** Where each lace disappears over the throat. */
  readonly ridge: readonly Point[];
  readonly color: string;
  readonly width: number;
  readonly eyelet: 'punched' | 'ring' | 'cord' | 'hook';
  /** Number of hooks, from the top. */
  readonly hooks?: number;
  readonly metal?: string;
}

/** Laces over the tongue, with the eyelets of the near side. */
export function lacing({ eyelets, ridge, color, width, eyelet, hooks = 0, metal = '#8d8a80' }: Lacing): string {
  const strands = eyelets.map((from, index) => {
    const to = ridge[index] ?? from;
    const next = ridge[index + 1];
    const cross = next
      ? cord(curve([from, [(from[0] + next[0]) / 2 + 4, (from[1] + next[1]) / 2 - 6], next]), color, width)
      : '';
    return cross + cord(curve([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 7], to]), color, width);
  });
  const rings = eyelets.map((at, index) =>
    index >= eyelets.length - hooks ? hook(at, metal) : ring(at, eyelet, { color, metal, width }),
  );
  return strands.join('') + rings.join('');
}

function ring(
  [x, y]: Point,
  kind: Lacing['eyelet'],
  { color, metal, width }: { color: string; metal: string; width: number },
): string {
  if (kind === 'cord')
    return cord(
      `M${x - 26} ${y + 20}Q${x - 10} ${y - 4} ${x + 4} ${y}Q${x + 2} ${y + 14} ${x - 18} ${y + 32}`,
      color,
      width * 0.55,
    );
  const rim = kind === 'punched' ? ink(color) : metal;
  const outer = el('circle', { cx: x, cy: y, r: width * 0.72, fill: rim, stroke: ink(metal), 'stroke-width': 1.6 });
  return outer + el('circle', { cx: x, cy: y, r: width * 0.34, fill: '#1d1a18' });
}

function hook([x, y]: Point, metal: string): string {
  const plate = el('ellipse', {
    cx: x - 3,
    cy: y + 2,
    rx: 12,
    ry: 9,
    fill: metal,
    stroke: ink(metal),
    'stroke-width': 1.8,
  });
  return plate + cord(`M${x - 4} ${y + 1}Q${x + 9} ${y - 1} ${x + 9} ${y - 11}`, light(metal, 0.2), 4.4);
}

/** The tied bow: two loops and two ends, falling to the near side. */
export function bow([x, y]: Point, color: string, width: number, reach = 1): string {
  const way = (path: readonly (readonly [number, number])[]): string =>
    curve(path.map(([dx, dy]): Point => [x + dx * reach, y + dy * reach]));
  return [
    cord(
      way([
        [0, 0],
        [34, -16],
        [66, 4],
        [58, 22],
        [28, 12],
        [0, 0],
      ]),
      color,
      width,
    ),
    cord(
      way([
        [0, 0],
        [-6, 26],
        [-26, 60],
        [-44, 56],
        [-34, 28],
        [0, 0],
      ]),
      color,
      width,
    ),
    cord(
      way([
        [0, 0],
        [20, 24],
        [30, 58],
      ]),
      color,
      width,
    ),
    cord(
      way([
        [0, 0],
        [-4, 34],
        [-8, 78],
      ]),
      color,
      width,
    ),
    cord(
      way([
        [-7, -3],
        [5, 4],
      ]),
      color,
      width * 1.5,
    ),
  ].join('');
}
