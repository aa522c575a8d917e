import { light, shade } from '../color.ts';
import { along, curve, type Point } from '../curve.ts';
import { el, type Sheet } from '../svg.ts';
import { bodyLight } from './light.ts';
import { surface, type Material } from './surfaces.ts';

export interface Panel {
  readonly color: string;
  readonly material: Material;
  /** Thickness of the piece in pixels: how much its edge catches light and throws shade. */
  readonly thickness?: number;
  /** Padding: the roundness of the piece's own body. */
  readonly padding?: number;
}

/** The shade beside a piece: rings of falling strength, which draw faster than a blur. */
const CAST = [
  [3.6, '0.09'],
  [2.4, '0.14'],
  [1.4, '0.22'],
] as const;

/** One piece of an upper: its surface, its cut edge and the shade it throws on what lies below. */
export function panel(sheet: Sheet, path: string, { color, material, thickness = 2.4, padding }: Panel): string {
  const edge = (look: Record<string, string | number>): string =>
    el('path', { d: path, fill: 'none', 'stroke-width': thickness, 'stroke-linejoin': 'round', ...look });
  return [
    ...CAST.map(([reach, opacity]) =>
      edge({
        stroke: '#000',
        'stroke-opacity': opacity,
        'stroke-width': thickness * reach,
        transform: `translate(${thickness * 0.3} ${thickness * 0.8})`,
      }),
    ),
    edge({ stroke: shade(color, 0.62), 'stroke-width': thickness * 0.9 }),
    el(
      'g',
      { 'clip-path': sheet.clip(path) },
      el('path', { d: path, fill: color }),
      surface(sheet, path, material, color),
      padding ? bodyLight(sheet, path, { roundness: padding, height: 1.1 }) : '',
      edge({
        stroke: shade(color, 0.6),
        'stroke-opacity': '0.45',
        transform: `translate(${-thickness * 0.3} ${-thickness * 0.5})`,
      }),
      edge({
        stroke: light(color, 0.55),
        'stroke-opacity': '0.5',
        transform: `translate(${thickness * 0.35} ${thickness * 0.6})`,
      }),
    ),
  ].join('');
}

/** The line at a distance to the right (downwards, where it runs to the right) of a line. */
export function beside(line: readonly Point[], distance: number): Point[] {
  return along(line, 9).map(({ x, y, angle }): Point => [
    x - Math.sin(angle) * distance,
    y + Math.cos(angle) * distance,
  ]);
}

/** Rows of stitches beside an edge, each lying in the groove that its thread pulls. */
export function stitches(
  edge: readonly Point[],
  color: string,
  {
    rows = [7],
    thread = light(color, 0.45),
    size = 1,
  }: { rows?: readonly number[]; thread?: string; size?: number } = {},
): string {
  return rows
    .map((distance) => {
      const common = {
        d: curve(beside(edge, distance)),
        fill: 'none',
        'stroke-linecap': 'round',
        'stroke-dasharray': `${5.2 * size} ${3.8 * size}`,
      };
      return (
        el('path', {
          ...common,
          stroke: shade(color, 0.75),
          'stroke-width': 3.4 * size,
          'stroke-opacity': '0.55',
          transform: 'translate(0.4 0.9)',
        }) + el('path', { ...common, stroke: thread, 'stroke-width': 1.7 * size, 'stroke-opacity': '0.92' })
      );
    })
    .join('');
}

/** A groove with a lit lower lip: a flat seam, a fold, a quilting line. */
export function groove(path: string, color: string, width = 2): string {
  const common = { d: path, fill: 'none', 'stroke-linecap': 'round' };
  return (
    el('path', {
      ...common,
      stroke: light(color, 0.5),
      'stroke-width': width,
      'stroke-opacity': '0.35',
      transform: `translate(${width * 0.4} ${width * 0.8})`,
    }) + el('path', { ...common, stroke: shade(color, 0.75), 'stroke-width': width, 'stroke-opacity': '0.8' })
  );
}
