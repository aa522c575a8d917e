import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';
import { points } from '../trace.ts';
import { bodyLight, shine, soft } from './light.ts';
import { groove, stitches } from './panel.ts';

const TOP = points('90,612 200,618 340,622 480,624 620,624 730,620 800,608 826,600');
const BOTTOM = points('98,682 200,688 340,689 480,689 620,688 720,682 780,668 818,646');

/** The rubber cup of a sneaker: side-stitched, or foxed with a stripe of colour. */
export function cupsole(
  sheet: Sheet,
  { color, stripe, length = 1 }: { color: string; stripe?: string | undefined; length?: number | undefined },
): string {
  const scaled = (line: readonly Point[], dy = 0): Point[] =>
    line.map(([x, y]): Point => [450 + (x - 450) * length, y + dy]);
  const side = scaled([[836, 622]]);
  const back = scaled([[84, 646]]);
  const area = curve([...scaled(TOP), ...side, ...scaled(BOTTOM).reverse(), ...back], true);
  const line = (dy: number): string => curve(scaled([[70, 612], ...TOP.slice(1, -1), [850, 596]], dy));
  const stroke = (d: string, look: Record<string, string | number>): string => el('path', { d, fill: 'none', ...look });
  return group(
    el('path', { d: area, fill: color }),
    el(
      'g',
      { 'clip-path': sheet.clip(area) },
      stripe
        ? stroke(line(16), { stroke: stripe, 'stroke-width': 6 }) +
            groove(line(12), shade(color, 0.1), 1) +
            groove(line(20), shade(color, 0.1), 1)
        : stitches(scaled(TOP, 14), color, { rows: [0], thread: light(shade(color, 0.12), 0.4), size: 1.5 }) +
            groove(line(22), shade(color, 0.1), 1.4),
      stroke(curve(scaled(BOTTOM, -9)), {
        stroke: shade(color, 0.5),
        'stroke-width': 14,
        'stroke-dasharray': '1.6 4.2',
        'stroke-opacity': '0.42',
      }),
      groove(curve(scaled(BOTTOM, -18)), shade(color, 0.15), 1.4),
    ),
    bodyLight(sheet, area, { roundness: 12, height: 0.5 }),
    shine(sheet, area, { roundness: 8, opacity: 0.08 }),
    soft(sheet, curve(scaled(TOP, -1)), { width: 2.2, blur: 1, color: '#ffffff', opacity: 0.5 }),
  );
}
