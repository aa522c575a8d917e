import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';
import { soft } from './light.ts';
import { beside, groove, panel } from './panel.ts';

/** A flat strap of webbing along its middle line. */
export function ribbon(sheet: Sheet, middle: readonly Point[], width: number, color: string): string {
  const sides = [-0.5, 0.5].map((share) => ended(middle, beside(middle, share * width), share * width));
  const area = curve([...(sides[0] ?? []), ...(sides[1] ?? []).toReversed()], true);
  return group(
    panel(sheet, area, { color, material: 'webbing', thickness: 2.6 }),
    ...[-0.36, 0.36].map((share) => groove(curve(beside(middle, share * width)), color, 1.3)),
    el(
      'g',
      { 'clip-path': sheet.clip(area) },
      soft(sheet, curve(beside(middle, width * 0.34)), { width: width * 0.4, blur: width * 0.16, opacity: 0.3 }),
      soft(sheet, curve(beside(middle, -width * 0.3)), {
        width: width * 0.2,
        blur: width * 0.12,
        color: light(color, 0.7),
        opacity: 0.3,
      }),
    ),
  );
}

/** A line beside the middle one, continued to its two ends with corners. */
function ended(middle: readonly Point[], line: readonly Point[], distance: number): Point[] {
  const end = (from: Point | undefined, to: Point | undefined, at: Point | undefined): Point => {
    const angle = Math.atan2((to?.[1] ?? 0) - (from?.[1] ?? 0), (to?.[0] ?? 0) - (from?.[0] ?? 0));
    return [(at?.[0] ?? 0) - Math.sin(angle) * distance, (at?.[1] ?? 0) + Math.cos(angle) * distance, 'c'];
  };
  return [end(middle[0], middle[1], middle[0]), ...line.slice(1, -1), end(middle.at(-2), middle.at(-1), middle.at(-1))];
}

/** A moulded ladder buckle, turned along its strap. */
export function buckle(
  sheet: Sheet,
  [x, y]: Point,
  { turn, color, size }: { turn: number; color: string; size: number },
): string {
  const frame = 'M-34 -30Q0 -35 34 -30Q38 0 34 30Q0 35 -34 30Q-38 0 -34 -30Z';
  const fill = sheet.gradient(
    [
      [0, light(color, 0.5)],
      [0.4, color],
      [1, shade(color, 0.5)],
    ],
    [0, 0, 1, 1],
  );
  const bar = (dy: number): string =>
    el('path', { d: `M-25 ${dy}H25V${dy + 9}H-25Z`, fill: '#000', 'fill-opacity': '0.55' }) +
    el('path', { d: `M-25 ${dy + 10}H25`, stroke: light(color, 0.6), 'stroke-width': 1.6, 'stroke-opacity': '0.6' });
  return el(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    el('path', {
      d: frame,
      fill: '#000',
      'fill-opacity': '0.4',
      transform: 'translate(3 5)',
    }),
    el('path', { d: frame, fill, stroke: shade(color, 0.7), 'stroke-width': 1.4 }),
    bar(-17),
    bar(8),
  );
}
