import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import type { Texture } from '../texture.ts';
import { AXIS, fitted, frameOf, hemAt, outlines, REGULAR, torso, type Cut } from './cut.ts';
import { turn } from './drape.ts';
import { armholes, bodyFolds, cuffs, sleeves, wallShadow } from './garment.ts';

const CUT: Cut = {
  ...REGULAR,
  neckY: 172,
  shoulder: 168,
  chest: 168,
  waist: 166,
  hem: 168,
  hemY: 716,
  hemDrop: 6,
  ease: 12,
};
const CLOTHS: Readonly<Record<string, Texture>> = { wool: 'grain', canvas: 'canvas', check: 'plaid', twill: 'twill' };

function cloth(look: Look): Surface {
  return { color: look.color, depth: 30, gloss: 0.2, texture: CLOTHS[look.style['cloth'] ?? 'twill'] };
}

function base(look: Look, sheet: Sheet, cut: Cut): string {
  const surface = cloth(look);
  return group(
    wallShadow(sheet, outlines(cut)),
    sleeves(sheet, cut, surface),
    cuffs(sheet, cut, { ...surface, depth: 10 }, 46),
    piece(sheet, torso(cut), { ...surface, depth: 38 }),
    bodyFolds(sheet, cut, look.color),
    armholes(cut, look.color),
    ...[14, 24].map((up) => stitch(curve(hemAt(cut, up)), light(look.color, 0.35), { width: 1.7, dash: '6 4' })),
  );
}

/** A work jacket's pocket: double seam all round, a pointed flap, one button. */
function patch(
  sheet: Sheet,
  look: Look,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const [left, right, low] = [x - width / 2, x + width / 2, y + height];
  const bag = `M${left} ${y}H${right}V${low - 16}L${right - 16} ${low}H${left + 16}L${left} ${low - 16}Z`;
  const flap = `M${left - 4} ${y - 6}H${right + 4}V${y + 24}L${x} ${y + 42}L${left - 4} ${y + 24}Z`;
  const thread = light(look.color, 0.35);
  return group(
    piece(sheet, bag, { ...cloth(look), depth: 8 }),
    stitch(
      `M${left + 7} ${y + 30}V${low - 19}L${left + 19} ${low - 7}H${right - 19}L${right - 7} ${low - 19}V${y + 30}`,
      thread,
      { width: 1.6, dash: '6 4' },
    ),
    piece(sheet, flap, { ...cloth(look), depth: 9 }),
    stitch(`M${left + 3} ${y + 18}L${x} ${y + 34}L${right - 3} ${y + 18}`, thread, { width: 1.6, dash: '6 4' }),
    button(x, y + 22, look),
  );
}

function button(cx: number, cy: number, look: Look): string {
  const fill = look.part('button', '#6a4a2c');
  return group(
    el('circle', { cx: cx + 1.5, cy: cy + 2.5, r: 9, fill: '#120e0a', 'fill-opacity': 0.35 }),
    el('circle', { cx, cy, r: 9, fill, stroke: '#241c14', 'stroke-width': 1.8 }),
    el('circle', { cx, cy, r: 5.4, fill: 'none', stroke: light(fill, 0.35), 'stroke-width': 1.6 }),
    el('path', { d: `M${cx - 2.4} ${cy}h4.8`, stroke: '#f1e6cc', 'stroke-width': 1.8 }),
  );
}

const COLLAR: readonly Point[] = [
  [388, 152, 'c'],
  [376, 192],
  [350, 250, 'c'],
  [412, 268, 'c'],
  [450, 212, 'c'],
  [416, 192],
];

export function drawOvershirtFront(look: Look, sheet: Sheet): string {
  const surface = cloth(look);
  const cut = fitted(CUT, look);
  const end = cut.hemY + cut.hemDrop - 2;
  const reach = cut.chest * 0.53;
  const collar = { ...surface, color: look.part('collar', look.color), depth: 14 };
  return group(
    base(look, sheet, cut),
    piece(sheet, `M428 212H472L474 ${end}H426Z`, { ...surface, depth: 8 }),
    stitch(`M434 220L432 ${end}M466 220L468 ${end}`, light(look.color, 0.35), { width: 1.6, dash: '6 4' }),
    ...[276, 372, 468, 564, 660].map((y) => button(AXIS, y, look)),
    ...[-1, 1].map((way) => patch(sheet, look, { x: AXIS + way * reach, y: 320, width: 92, height: 108 })),
    ...[-1, 1].map((way) => patch(sheet, look, { x: AXIS + way * (reach + 6), y: 528, width: 108, height: 126 })),
    piece(sheet, 'M386 156C412 134 488 134 514 156L504 198C472 212 428 212 396 198Z', {
      color: shade(look.part('lining', look.color), 0.42),
      depth: 12,
      gloss: 0,
    }),
    el('path', { d: 'M436 150h28v18h-28Z', fill: '#e8e2d2' }),
    piece(sheet, curve(COLLAR, true), collar),
    piece(sheet, curve(mirror(COLLAR, AXIS), true), collar),
    button(AXIS, 226, look),
  );
}

function drawBack(look: Look, sheet: Sheet): string {
  const cut = fitted(CUT, look);
  const collar = 'M384 190C384 152 390 140 410 132Q450 124 490 132C510 140 516 152 516 190Q450 220 384 190Z';
  const surface: Surface = { ...cloth(look), color: look.part('collar', look.color), depth: 14 };
  return group(
    base(look, sheet, cut),
    seam('M284 282Q450 304 616 282', look.color),
    stitch('M284 292Q450 314 616 292', light(look.color, 0.35), { width: 1.6, dash: '6 4' }),
    seam(`M394 304L388 ${cut.hemY}M506 304L512 ${cut.hemY}`, look.color, 1.8),
    piece(sheet, collar, surface) + turn(sheet, collar, surface.color, 0.6),
  );
}

/** `cloth: twill | wool | canvas | check`. */
export const overshirt = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawOvershirtFront(look, sheet), viewBox: frameOf(look) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet), viewBox: frameOf(look) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawOvershirtFront(look, sheet), viewBox: '290 130 330 330' }),
};
