import { light, shade } from '../color.ts';
import { curve, type Place, type Point } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';
import { holder, type Holder } from './hardware.ts';

export interface Lacing {
  /** Where the lace is held on the near side, from the vamp to the top. */
  readonly eyelets: readonly Point[];
  /** The ridge of the tongue, beside each eyelet. */
  readonly ridge: readonly Point[];
  readonly color: string;
  readonly width: number;
  /** Flat cotton instead of round cord. */
  readonly isFlat?: boolean;
  readonly metal?: string;
  /** The kind of each holder, from the vamp to the top; the last one goes on. */
  readonly holders: readonly Holder[];
}

export interface Cord {
  readonly color: string;
  readonly width: number;
  /** Flat cotton instead of round cord. */
  readonly isFlat?: boolean | undefined;
}

/** One stretch of lace: its shade, its round body and its braid. */
export function strand(points: readonly Point[], { color, width, isFlat = false }: Cord): string {
  const d = curve(points);
  const line = (stroke: string, share: number, more: Record<string, string> = {}): string =>
    el('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width * share,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      ...more,
    });
  return group(
    line('#000', 1.5, { 'stroke-opacity': '0.16', transform: 'translate(1.4 3)' }),
    line('#000', 1.1, { 'stroke-opacity': '0.32', transform: 'translate(1.2 2.4)' }),
    line(shade(color, 0.66), 1.12),
    line(shade(color, 0.2), 0.94),
    line(color, 0.66, { transform: `translate(${-width * 0.05} ${-width * 0.1})` }),
    line(shade(color, 0.5), 0.9, {
      'stroke-dasharray': isFlat ? '0.9 2.6' : '1.6 3.4',
      'stroke-linecap': 'butt',
      'stroke-opacity': isFlat ? '0.22' : '0.36',
    }),
    line(light(color, 0.7), 0.2, {
      transform: `translate(${-width * 0.14} ${-width * 0.24})`,
      'stroke-opacity': '0.75',
    }),
  );
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Place => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Laces crossing over the tongue: two passes between each pair of eyelets meet at its ridge and go on to the far side. */
export function lacing(sheet: Sheet, lace: Lacing): string {
  const { eyelets, ridge, color, width, isFlat, holders, metal = '#a8a297' } = lace;
  const pass = (from: Point, to: Place): string => {
    const [x, y] = between(from, to, 0.55);
    return strand([from, [x - 1, y - width * 0.42], to], { color, width, isFlat });
  };
  const passes = eyelets.slice(0, -1).map((eyelet, index) => {
    const next = eyelets[index + 1] ?? eyelet;
    const [low, high] = [ridge[index] ?? eyelet, ridge[index + 1] ?? next];
    return pass(next, between(low, high, 0.22)) + pass(eyelet, between(low, high, 0.78));
  });
  const [first = [0, 0] as const, bottom = [0, 0] as const] = [eyelets[0], ridge[0]];
  const held = eyelets.map((at, index) => {
    const to = ridge[index] ?? at;
    const turn = (Math.atan2(to[1] - at[1], to[0] - at[0]) * 180) / Math.PI + 90;
    const kind = holders[Math.min(index, holders.length - 1)] ?? 'ring';
    return holder(sheet, kind, { at: [at[0], at[1]], turn, metal, lace: color, size: Math.max(0.8, width / 10) });
  });
  return pass(first, [bottom[0], bottom[1]]) + passes.join('') + held.join('');
}

const BOW: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 2],
    [22, -14],
    [52, -20],
    [64, -6],
    [46, 6],
    [20, 6],
    [2, 3],
  ],
  [
    [0, 0],
    [8, 28],
    [14, 56],
    [10, 84],
  ],
  [
    [0, 2],
    [-20, 16],
    [-40, 46],
    [-36, 62],
    [-20, 50],
    [-6, 22],
    [0, 4],
  ],
  [
    [0, 0],
    [-6, 24],
    [-10, 46],
    [-22, 72],
  ],
];

/** The tied bow: two loops and two ends with their tips, falling to the near side. */
export function bow(
  [x, y]: Place,
  { color, width, reach = 1, isFlat = false }: { color: string; width: number; reach?: number; isFlat?: boolean },
): string {
  const way = (path: readonly (readonly [number, number])[]): Point[] =>
    path.map(([dx, dy]): Point => [x + dx * reach, y + dy * reach]);
  const tips = [BOW[1], BOW[3]].map((path) => way((path ?? []).slice(-2)));
  return group(
    ...BOW.map((path) => strand(way(path), { color, width, isFlat })),
    ...tips.map(([from, to]) =>
      from && to
        ? el('path', {
            d: curve([between(from, to, 0.72), [to[0], to[1]]]),
            stroke: '#2b2724',
            'stroke-width': width * 0.9,
            'stroke-linecap': 'round',
          })
        : '',
    ),
    strand(
      way([
        [-6, -3],
        [0, 1],
        [7, 5],
      ]),
      { color, width: width * 1.45, isFlat },
    ),
  );
}

/** The end of an elastic lace: a loop through a spring lock. */
export function elasticLock(sheet: Sheet, [x, y]: Place, color: string): string {
  const way = (text: readonly (readonly [number, number])[]): Point[] =>
    text.map(([dx, dy]): Point => [x + dx, y + dy]);
  const body = `M${x - 9} ${y - 7}Q${x} ${y - 12} ${x + 9} ${y - 7}L${x + 8} ${y + 13}Q${x} ${y + 18} ${x - 8} ${y + 13}Z`;
  const fill = sheet.gradient(
    [
      [0, '#6d6a66'],
      [0.4, '#3a3836'],
      [1, '#1c1b1a'],
    ],
    [0, 0, 1, 1],
  );
  return group(
    strand(
      way([
        [-2, 8],
        [-14, 34],
        [-12, 56],
        [2, 58],
        [10, 36],
        [3, 8],
      ]),
      { color, width: 6.4 },
    ),
    el('path', { d: body, fill, stroke: '#0f0e0d', 'stroke-width': 1 }),
    el('path', {
      d: `M${x - 5} ${y - 5}Q${x} ${y - 8} ${x + 4} ${y - 6}`,
      fill: 'none',
      stroke: '#b9b5ae',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
  );
}
