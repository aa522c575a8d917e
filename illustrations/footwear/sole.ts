import { contourMark } from '../brand-mark.ts';
import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look } from '../appearance.ts';
import { flatShadow } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { fitOf } from './fit.ts';
import { bodyLight, shine, soft } from './light.ts';
import { groove, panel } from './panel.ts';
import { PRINT, treadOf, type Lug, type Tread } from './tread.ts';

const MIDDLE = 450;

/** The outsole from below: the print, its arch and its tread; at an angle, as in a photograph. */
export function drawSole(look: Look, sheet: Sheet, tread: Tread): string {
  const color = look.part('outsole', look.part('sole', '#2b2a28'));
  const rim = look.part('midsole', mix(color, '#a2998a', 0.3));
  const print = curve(PRINT, true);
  const grown = PRINT.map(([x, y]): Point => [MIDDLE + (x - MIDDLE) * 1.1, MIDDLE + (y - MIDDLE) * 1.035]);
  const edge = curve(grown, true);
  const { length = 1, ankle = 1 } = fitOf(look.style);
  const width = 1.1 - (1 - ankle) * 0.6;
  return el(
    'g',
    {
      transform: `rotate(62 ${MIDDLE} ${MIDDLE}) translate(${MIDDLE} ${MIDDLE}) scale(${width} ${Math.round(108 * length) / 100}) translate(${-MIDDLE} ${-MIDDLE})`,
    },
    flatShadow(sheet, edge, 14),
    panel(sheet, edge, { color: rim, material: 'smooth', thickness: 3 }),
    bodyLight(sheet, edge, { roundness: 9, height: 0.8 }),
    panel(sheet, print, { color: shade(color, 0.5), material: 'rubber', thickness: 3 }),
    el(
      'g',
      { 'clip-path': sheet.clip(print) },
      arch(sheet, look, color, tread),
      ...treadOf(tread, Number(look.style['lugs'] ?? 5)).map((lug) => drawLug(sheet, lug, color)),
      bodyLight(sheet, print, { roundness: 34, height: 0.5 }),
      shine(sheet, print, { roundness: 22, opacity: 0.12 }),
    ),
    groove(print, shade(rim, 0.3), 1.4),
  );
}

/** The waist of the sole, free of lugs where the tread leaves it out. */
function arch(sheet: Sheet, look: Look, color: string, tread: Tread): string {
  if (tread === 'herringbone' || tread === 'wave') return '';
  const accent = look.part('trim', look.color);
  const body = curve(
    [
      [320, 452],
      [400, 428],
      [470, 430],
      [560, 462],
      [556, 540],
      [470, 566],
      [400, 562],
      [330, 540],
    ],
    true,
  );
  return group(
    panel(sheet, body, { color: tread === 'trail' ? accent : mix(color, accent, 0.35), material: 'rubber' }),
    ...[-30, 0, 30].map((dy) =>
      soft(sheet, `M340 ${496 + dy}Q440 ${480 + dy} 540 ${498 + dy}`, { width: 3, blur: 2, opacity: 0.3 }),
    ),
    contourMark([440, 498], 62, light(accent, 0.7), 0),
  );
}

const rotated = (shape: Lug['shape'], turn: number): Point[] =>
  shape.map(([x, y]): Point => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]);

function drawLug(sheet: Sheet, { x, y, turn = 0, shape, cuts = [] }: Lug, color: string): string {
  const corners = rotated(shape, turn);
  const at = (dx: number, dy: number, share = 1): string =>
    `M${corners.map(([px, py]) => `${Math.round((x + px * share + dx) * 10) / 10} ${Math.round((y + py * share + dy) * 10) / 10}`).join('L')}Z`;
  const face = sheet.gradient(
    [
      [0, light(color, 0.34)],
      [0.5, light(color, 0.24)],
      [1, light(color, 0.12)],
    ],
    [0, 1, 0.5, 0],
  );
  const stroke = (d: string, look: Record<string, string | number>): string =>
    el('path', { d, fill: 'none', 'stroke-linejoin': 'round', ...look });
  return group(
    el('path', { d: at(4, -5), fill: '#000', 'fill-opacity': '0.5' }),
    el('path', { d: at(2, -2.5, 1.06), fill: shade(color, 0.5) }),
    el('path', { d: at(0, 0), fill: face }),
    stroke(at(-0.6, 0.8, 0.93), { stroke: light(color, 0.6), 'stroke-width': 1.2, 'stroke-opacity': '0.55' }),
    ...cuts.map((line) =>
      stroke(
        `M${rotated(line, turn)
          .map(([px, py]) => `${Math.round(x + px)} ${Math.round(y + py)}`)
          .join('L')}`,
        { stroke: shade(color, 0.7), 'stroke-width': 1.8 },
      ),
    ),
  );
}
