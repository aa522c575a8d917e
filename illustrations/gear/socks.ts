import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { flatShadow, piece } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';

const CREW: readonly Point[] = [
  [318, 130, 'c'],
  [388, 122],
  [456, 130, 'c'],
  [458, 250],
  [452, 380],
  [462, 470],
  [520, 560],
  [598, 640],
  [640, 710],
  [622, 772],
  [556, 788],
  [480, 744],
  [390, 656],
  [330, 560],
  [312, 460],
  [322, 330],
  [322, 220],
];
const LOW: readonly Point[] = CREW.map(([x, y, corner]) => [x, y < 300 ? y + 150 : y, corner]);
const KNEE: readonly Point[] = CREW.map(([x, y, corner]) => [
  y < 300 ? 388 + (x - 388) * 1.16 : x,
  y < 300 ? y - 100 : y,
  corner,
]);
const HEIGHTS: Readonly<Record<string, readonly Point[]>> = { quarter: LOW, knee: KNEE };

/**
 * `height: quarter
 * crew
 * knee`. The cuff is ribbed; heel and toe have the `heel` colour, stripes the `stripe` colour.
 */
function sock(look: Look, sheet: Sheet): string {
  const points = HEIGHTS[look.style['height'] ?? 'crew'] ?? CREW;
  const outline = curve(points, true);
  const heelColor = look.part('heel', shade(look.color, 0.4));
  const top = points[0]?.[1] ?? 130;
  const stripe = (y: number, height: number, color: string): string =>
    el('rect', { x: 280, y, width: 220, height, fill: color });
  return group(
    flatShadow(sheet, outline, 12),
    piece(sheet, outline, { color: look.color, texture: 'knit', depth: 30, gloss: 0.25 }),
    el(
      'g',
      { 'clip-path': sheet.clip(outline) },
      el(
        'g',
        { 'fill-opacity': 0.92 },
        stripe(top + 92, 16, look.part('stripe', heelColor)),
        stripe(top + 118, 7, look.part('stripe', heelColor)),
      ),
      piece(
        sheet,
        curve(
          [
            [300, 440, 'c'],
            [370, 470],
            [410, 540],
            [396, 620],
            [350, 700, 'c'],
            [280, 600],
          ],
          true,
        ),
        { color: heelColor, texture: 'knit', depth: 16 },
      ),
      piece(
        sheet,
        curve(
          [
            [600, 600, 'c'],
            [560, 660],
            [540, 730],
            [520, 800, 'c'],
            [640, 830],
            [690, 720],
          ],
          true,
        ),
        { color: heelColor, texture: 'knit', depth: 18 },
      ),
      piece(sheet, `M290 ${top - 20}H480V${top + 76}Q388 ${top + 88} 290 ${top + 76}Z`, {
        color: look.color,
        texture: 'rib',
        depth: 14,
        gloss: 0.3,
      }),
    ),
    contourMark([390, top + 178], 40, light(look.part('stripe', heelColor), 0.3)),
  );
}

function pair(look: Look, sheet: Sheet): string {
  const room = look.style['height'] === 'knee' ? 0.86 : 1;
  return el(
    'g',
    { transform: `translate(${450 * (1 - room)} ${490 * (1 - room) + (room < 1 ? 26 : 0)}) scale(${room})` },
    el('g', { transform: 'translate(150 -10) rotate(9 450 450)' }, sock(look, sheet)),
    el('g', { transform: 'translate(-90 14) rotate(-5 450 450)' }, sock(look, sheet)),
  );
}

export const socks = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: pair(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: pair(look, sheet), viewBox: '170 90 330 330' }),
};
