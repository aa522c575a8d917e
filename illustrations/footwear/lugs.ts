import { along, polygon, type Point } from '../curve.ts';
import { ink, light, shade } from '../color.ts';
import { el } from '../svg.ts';

export interface Lugs {
  readonly color: string;
  readonly spacing: number;
  readonly width: number;
  readonly height: number;
  /** Lean of the lug towards the toe, in pixels. */
  readonly lean?: number;
}

/** Lugs seen from the side, standing out from the line they follow. */
export function lugs(line: readonly Point[], { color, spacing, width, height, lean = 0 }: Lugs): string {
  return along(line, spacing)
    .map(({ x, y, angle }, index) => {
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const local = (u: number, v: number): [number, number] => [x + dx * u - dy * v, y + dy * u + dx * v];
      const foot = width * 0.36;
      const body = polygon([
        local(-width / 2, -6),
        local(width / 2, -6),
        local(foot + lean, height),
        local(-foot + lean, height),
      ]);
      const face = polygon([
        local(-width / 2, -6),
        local(-width / 6, -6),
        local(-foot / 3 + lean, height),
        local(-foot + lean, height),
      ]);
      return (
        el('path', {
          d: body,
          fill: shade(color, index % 2 ? 0.12 : 0.3),
          stroke: ink(color),
          'stroke-width': 2,
          'stroke-linejoin': 'round',
        }) + el('path', { d: face, fill: light(color, 0.18), 'fill-opacity': 0.5 })
      );
    })
    .join('');
}
