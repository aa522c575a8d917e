import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { cord, piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS, fitted, frameOf, hemAt, outlines, REGULAR, torso, type Cut } from './cut.ts';
import { crease, drape, reflect, turn } from './drape.ts';
import { armholes, bodyFolds, cuffs, sleeves, wallShadow } from './garment.ts';

const CUT: Cut = {
  ...REGULAR,
  neck: 66,
  neckY: 172,
  shoulder: 160,
  chest: 160,
  waist: 156,
  hem: 158,
  hemY: 728,
  ease: 12,
};

const isSweat = ({ style }: Look): boolean => style['neck'] === 'hood';

function cloth(look: Look): Surface {
  return isSweat(look)
    ? { color: look.color, depth: 34, gloss: 0.2, texture: 'canvas', textureScale: 0.8 }
    : { color: look.color, depth: 36, gloss: 0.16, texture: 'knit', textureScale: 0.9 };
}

const rib = (look: Look): Surface => ({
  color: look.part('trim', shade(look.color, 0.12)),
  depth: 10,
  texture: 'rib',
  textureScale: 0.8,
});

function hemBand(cut: Cut): string {
  const widen = (points: readonly Point[], by: number): Point[] =>
    points.map(([x, y], index): Point => [x + (index === 0 ? -by : index === points.length - 1 ? by : 0), y, 'c']);
  return curve([...widen(hemAt(cut, 44), 2), ...widen(hemAt(cut, -8), -2).reverse()], true);
}

/** Three twisted columns and their purl channels. */
function cables(sheet: Sheet, cut: Cut, color: string): string {
  const rope = (x: number): string => {
    const turns = Array.from({ length: 16 }, (_, index) => 176 + index * 34);
    const strand = (flip: 1 | -1): string =>
      turns
        .map(
          (y) =>
            `M${x - 11 * flip} ${y}C${x - 11 * flip} ${y + 17} ${x + 11 * flip} ${y + 17} ${x + 11 * flip} ${y + 34}`,
        )
        .join('');
    const look = { fill: 'none', 'stroke-linecap': 'round' };
    return group(
      el('rect', {
        x: x - 24,
        y: 160,
        width: 48,
        height: cut.hemY - 190,
        fill: shade(color, 0.4),
        'fill-opacity': 0.35,
      }),
      el('path', { d: strand(1), ...look, stroke: shade(color, 0.55), 'stroke-width': 15 }),
      el('path', { d: strand(1), ...look, stroke: light(color, 0.1), 'stroke-width': 10 }),
      el('path', { d: strand(-1), ...look, stroke: shade(color, 0.55), 'stroke-width': 15 }),
      el('path', { d: strand(-1), ...look, stroke: light(color, 0.16), 'stroke-width': 10 }),
    );
  };
  return el('g', { 'clip-path': sheet.clip(torso(cut)) }, ...[AXIS - 74, AXIS, AXIS + 74].map(rope));
}

/** A band of colour work across the chest. */
function fairIsle(sheet: Sheet, cut: Cut, look: Look): string {
  const [first, second] = [look.part('pattern', light(look.color, 0.6)), look.part('accent', shade(look.color, 0.5))];
  const cells: string[] = [];
  for (let x = AXIS - 200; x <= AXIS + 200; x += 30) {
    cells.push(el('path', { d: `M${x} 268l10 14l-10 14l-10 -14Z`, fill: first }));
    cells.push(el('path', { d: `M${x + 15} 306l7 -9l7 9v8h-14Z`, fill: second }));
    cells.push(
      el('rect', { x: x - 3, y: 250, width: 6, height: 6, fill: second }),
      el('rect', { x: x + 12, y: 250, width: 6, height: 6, fill: first }),
    );
    cells.push(
      el('rect', { x: x - 3, y: 326, width: 6, height: 6, fill: first }),
      el('rect', { x: x + 12, y: 326, width: 6, height: 6, fill: second }),
    );
  }
  const lines = el('path', {
    d: 'M240 240H660M240 342H660',
    stroke: first,
    'stroke-width': 5,
    'stroke-dasharray': '7 5',
  });
  return el('g', { 'clip-path': sheet.clip(torso(cut)), 'fill-opacity': 0.92 }, lines, ...cells);
}

function base(look: Look, sheet: Sheet, cut: Cut, pattern: string): string {
  return group(
    wallShadow(sheet, outlines(cut)),
    sleeves(sheet, cut, cloth(look)),
    cuffs(sheet, cut, rib(look), 52),
    piece(sheet, torso(cut), { ...cloth(look), depth: 40 }),
    pattern,
    bodyFolds(sheet, cut, look.color),
    armholes(cut, look.color),
    piece(sheet, hemBand(cut), rib(look)),
  );
}

function crew(sheet: Sheet, look: Look, drop: number): string {
  const band = curve(
    [
      [380, 164, 'c'],
      [398, drop - 16],
      [450, drop + 4],
      [502, drop - 16],
      [520, 164, 'c'],
      [496, 160, 'c'],
      [482, drop - 36],
      [450, drop - 24],
      [418, drop - 36],
      [404, 160, 'c'],
    ],
    true,
  );
  return group(
    piece(sheet, `M382 166Q450 136 518 166Q500 ${drop - 16} 450 ${drop - 14}Q400 ${drop - 16} 382 166Z`, {
      color: shade(look.color, 0.42),
      depth: 14,
      gloss: 0,
    }),
    piece(sheet, band, rib(look)),
  );
}

function hood(sheet: Sheet, look: Look): string {
  const { color } = look;
  const outer =
    'M358 236C340 206 350 132 384 108C410 92 490 92 516 108C550 132 560 206 542 236Q500 268 450 272Q400 268 358 236Z';
  const opening =
    'M394 206C384 170 398 136 418 126C438 118 462 118 482 126C502 136 516 170 506 206Q480 244 450 250Q420 244 394 206Z';
  const slack = [crease(16, 'seam', 362, 222, 378, 184, 396, 150), crease(12, 'seam', 380, 246, 396, 220, 400, 190)];
  return group(
    piece(sheet, outer, { ...cloth(look), depth: 24 }),
    drape(sheet, outer, [...slack, ...slack.map((fold) => reflect(fold, AXIS, -6))], color),
    turn(sheet, outer, color),
    piece(sheet, opening, { color: shade(look.part('lining', color), 0.42), depth: 22, gloss: 0 }),
    seam('M386 214C372 168 390 124 424 112M514 214C528 168 510 124 476 112', color),
    cord('M424 244C420 280 426 310 418 344', look.part('cord', '#e8e2d2'), 5),
    cord('M476 244C480 280 474 306 482 336', look.part('cord', '#e8e2d2'), 5),
  );
}

function pouch(sheet: Sheet, look: Look, cut: Cut): string {
  const y = cut.hemY - 196;
  const bag = `M364 ${y}H536L586 ${y + 86}L580 ${y + 150}Q450 ${y + 160} 320 ${y + 150}L314 ${y + 86}Z`;
  return (
    piece(sheet, bag, { ...cloth(look), depth: 12 }) +
    stitch(`M368 ${y + 10}L326 ${y + 84}M532 ${y + 10}L574 ${y + 84}`, shade(look.color, 0.45), {
      width: 1.8,
      dash: '6 4',
    })
  );
}

function patternOf(look: Look, sheet: Sheet, cut: Cut): string {
  if (look.style['knit'] === 'cable') return cables(sheet, cut, look.color);
  return look.style['knit'] === 'band' ? fairIsle(sheet, cut, look) : '';
}

function drawFront(look: Look, sheet: Sheet): string {
  const cut = fitted(CUT, look);
  return group(
    base(look, sheet, cut, patternOf(look, sheet, cut)),
    isSweat(look) ? pouch(sheet, look, cut) + hood(sheet, look) : crew(sheet, look, 226),
    isSweat(look) ? contourMark([AXIS, 424], 66, look.part('print', light(look.color, 0.7))) : '',
    isSweat(look) ? '' : el('path', { d: `M${AXIS + cut.hem - 30} ${cut.hemY - 34}h16v22h-16Z`, fill: '#b23a10' }),
  );
}

function drawBack(look: Look, sheet: Sheet): string {
  const cut = fitted(CUT, look);
  const { color } = look;
  const down = 'M372 176C364 220 396 306 450 314C504 306 536 220 528 176Q450 140 372 176Z';
  return group(
    base(look, sheet, cut, look.style['knit'] === 'band' ? fairIsle(sheet, cut, look) : ''),
    isSweat(look)
      ? group(
          piece(sheet, down, { ...cloth(look), depth: 26 }),
          drape(
            sheet,
            down,
            [crease(18, 'seam', 376, 190, 410, 230, 446, 236), crease(16, 'seam', 524, 190, 492, 226, 462, 232)],
            color,
          ),
          seam('M450 164V312', color),
          turn(sheet, down, color),
        )
      : crew(sheet, look, 190),
  );
}

/** `neck: crew | hood` (a hood makes it a sweatshirt), `knit: plain | cable | band`. */
export const jumper = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet), viewBox: frameOf(look) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet), viewBox: frameOf(look) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet), viewBox: '300 120 330 330' }),
};
