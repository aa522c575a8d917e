import { el, group, type Sheet } from '../svg.ts';

type Pair = readonly [number, number];

/** The shadow of a standing shoe: dark and tight at the sole, wide and soft to the lower right. */
export function standingShadow(
  sheet: Sheet,
  { left, right, floor, length = 1 }: { left: number; right: number; floor: number; length?: number | undefined },
): string {
  const middle = 450 + ((left + right) / 2 - 450) * length;
  const half = ((right - left) / 2) * length;
  const layer = ([dx, dy]: Pair, [rx, ry]: Pair, blur: number, opacity: number): string =>
    el('ellipse', {
      cx: middle + dx,
      cy: floor + dy,
      rx,
      ry,
      fill: '#000',
      'fill-opacity': String(opacity),
      filter: sheet.blur(blur, { x: middle - rx - 90, y: floor - ry - 80, width: rx * 2 + 220, height: ry * 2 + 160 }),
    });
  return group(
    layer([26, 14], [half + 22, 20], 18, 0.26),
    layer([8, 5], [half - 2, 8], 7, 0.42),
    layer([-6, 1], [half - 34, 4], 3, 0.6),
  );
}
