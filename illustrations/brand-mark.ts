import type { Place } from './curve.ts';
import { el } from './svg.ts';

/** The maker's mark on products: three contour lines of a summit. `size` is its height. */
export function contourMark([x, y]: Place, size: number, color: string, turn = 0): string {
  const rings = [
    'M-50 30C-46 -6 -24 -40 -2 -48C20 -44 34 -14 52 30',
    'M-30 30C-27 6 -14 -17 -1 -22C12 -18 21 2 32 30',
    'M-11 30C-9 18 -4 8 0 5C5 8 9 18 12 30',
  ];
  const width = 9;
  return el(
    'g',
    {
      transform: `translate(${x} ${y}) rotate(${turn}) scale(${Math.round(size) / 100})`,
      fill: 'none',
      stroke: color,
      'stroke-width': width,
      'stroke-linecap': 'round',
    },
    ...rings.map((d) => el('path', { d })),
  );
}
