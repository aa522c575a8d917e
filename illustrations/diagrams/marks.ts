import { curve, type Place, type Point } from '../curve.ts';
import { el, group, round } from '../svg.ts';

/** Measure lines of the fitting guide, in no language: arrows, dashed limits and a rule with its figures. */

export const MARK = '#c2410f';
const HALO = '#fff8e8';

/** Twice the path: a pale halo below, so that the mark is clear on any ground. */
function marked(d: string, width: number, more: Record<string, string | number> = {}): string {
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more };
  return (
    el('path', { ...line, stroke: HALO, 'stroke-width': width + 7, 'stroke-opacity': '0.85' }) +
    el('path', { ...line, stroke: MARK, 'stroke-width': width })
  );
}

function head([x, y]: Place, angle: number): string {
  const turn = round((angle * 180) / Math.PI);
  const look = { d: 'M0 0L-34 -17Q-27 0 -34 17Z', transform: `translate(${round(x)} ${round(y)}) rotate(${turn})` };
  return (
    el('path', { ...look, fill: HALO, stroke: HALO, 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
    el('path', { ...look, fill: MARK })
  );
}

/** A line with a head at its end. */
export function arrow(from: Place, to: Place): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [x, y] = [to[0] - Math.cos(angle) * 22, to[1] - Math.sin(angle) * 22];
  return marked(`M${from.join(' ')}L${round(x)} ${round(y)}`, 8) + head(to, angle);
}

/** A measure between two places. */
export function measure(from: Place, to: Place): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [dx, dy] = [Math.cos(angle) * 22, Math.sin(angle) * 22];
  const line = `M${round(from[0] + dx)} ${round(from[1] + dy)}L${round(to[0] - dx)} ${round(to[1] - dy)}`;
  return marked(line, 8) + head(from, angle + Math.PI) + head(to, angle);
}

/** Where a measure begins or ends. */
export const limit = (points: readonly Point[]): string => marked(curve(points), 5, { 'stroke-dasharray': '15 12' });

/** The figures of the rule as strokes, 30 wide and 50 high. */
const FIGURES: Readonly<Record<string, string>> = {
  0: 'M15 2C-2 2 -2 48 15 48C32 48 32 2 15 2Z',
  1: 'M6 12L18 2V48',
  2: 'M3 14C4 -3 28 -2 27 14C26 26 8 34 3 48H28',
  3: 'M4 8C12 -4 30 2 26 15C24 22 16 23 12 23C18 23 29 25 28 36C26 52 6 50 2 40',
  5: 'M26 2H7L5 22C14 15 29 19 28 33C27 50 7 51 2 41',
};

function figures(text: string, [x, y]: Place, color: string): string {
  const paths = [...text].map((figure, index) =>
    el('path', { d: FIGURES[figure] ?? '', transform: `translate(${index * 39} 0)` }),
  );
  const left = x - ((text.length - 1) * 39 + 30) / 2;
  const look = {
    fill: 'none',
    stroke: color,
    'stroke-width': 7,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return el('g', { transform: `translate(${round(left)} ${y})`, ...look }, ...paths);
}

/** Graduation from `x` to the right, a centimetre being `unit` long; every fifth has its figure. */
export function graduation([x, y]: Place, unit: number, length: number, color: string): string {
  const ticks = (step: number, height: number): string =>
    Array.from(
      { length: Math.floor(length / step) + 1 },
      (_, index) => `M${round(x + index * step * unit)} ${y}v${height}`,
    ).join('');
  const line = (step: number, height: number, width: number): string =>
    el('path', { d: ticks(step, height), stroke: color, 'stroke-width': width });
  return group(
    line(0.5, 12, 1.6),
    line(1, 20, 2.6),
    line(5, 32, 4.4),
    ...Array.from({ length: Math.floor(length / 5) + 1 }, (_, index) =>
      figures(String(index * 5), [x + Math.max(22, index * 5 * unit), y + 42], color),
    ),
  );
}
