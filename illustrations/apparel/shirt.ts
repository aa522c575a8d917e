import { light, shade } from '../color.ts';
import { curve } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import type { Texture } from '../texture.ts';
import { fitted, outlines, REGULAR, torso, type Cut } from './cut.ts';
import { armholes, bodyFolds, cuffs, sleeves, wallShadow } from './garment.ts';

const LONG: Cut = {
  ...REGULAR,
  neckY: 172,
  shoulder: 158,
  chest: 158,
  waist: 150,
  hem: 152,
  hemY: 736,
  hemDrop: 34,
  ease: 0,
};
const CLOTHS: Readonly<Record<string, Texture>> = { plaid: 'plaid', chambray: 'canvas', twill: 'twill' };

const cutOf = (look: Look): Cut => fitted(look.style['sleeve'] === 'short' ? { ...LONG, sleeve: 'short' } : LONG, look);

function cloth(look: Look): Surface {
  return { color: look.color, depth: 30, gloss: 0.22, texture: CLOTHS[look.style['cloth'] ?? 'plaid'] };
}

function base(look: Look, sheet: Sheet): string {
  const cut = cutOf(look);
  const surface = cloth(look);
  return group(
    wallShadow(sheet, outlines(cut)),
    sleeves(sheet, cut, surface),
    cut.sleeve === 'long' ? cuffs(sheet, cut, { ...surface, depth: 10 }, 44) : '',
    piece(sheet, torso(cut), { ...surface, depth: 38 }),
    bodyFolds(sheet, cut, look.color),
    armholes(cut, look.color),
  );
}

const COLLAR_LEFT = curve(
  [
    [392, 158, 'c'],
    [384, 190],
    [366, 236, 'c'],
    [420, 250, 'c'],
    [450, 206, 'c'],
    [418, 190],
  ],
  true,
);
const COLLAR_RIGHT = curve(
  [
    [508, 158, 'c'],
    [516, 190],
    [534, 236, 'c'],
    [480, 250, 'c'],
    [450, 206, 'c'],
    [482, 190],
  ],
  true,
);
const STAND = 'M390 162C412 140 488 140 510 162L500 196C470 210 430 210 400 196Z';

export function drawShirtFront(look: Look, sheet: Sheet): string {
  const surface = cloth(look);
  const button = look.part('button', '#e9dfc6');
  const { hemY, hemDrop } = cutOf(look);
  const end = hemY + hemDrop - 3;
  return group(
    base(look, sheet),
    piece(sheet, `M434 206H466L468 ${end}H432Z`, { ...surface, depth: 7 }),
    stitch(`M438 214L436 ${end}M462 214L464 ${end}`, light(look.color, 0.55), { width: 1.6, dash: '6 4' }),
    ...[0, 1, 2, 3, 4, 5].map((row) => dot(450, 256 + row * 86, button)),
    pocket(sheet, 516, surface, button),
    look.style['pockets'] === 'two' ? pocket(sheet, 326, surface, button) : '',
    piece(sheet, STAND, { color: shade(look.color, 0.4), depth: 12, gloss: 0 }),
    piece(sheet, COLLAR_LEFT, { ...surface, depth: 14 }),
    piece(sheet, COLLAR_RIGHT, { ...surface, depth: 14 }),
    dot(450, 216, button),
  );
}

function dot(x: number, y: number, color: string): string {
  return (
    el('circle', { cx: x, cy: y, r: 7.5, fill: color, stroke: '#3a3128', 'stroke-width': 1.8 }) +
    [-2.2, 2.2].map((dx) => el('circle', { cx: x + dx, cy: y, r: 1.2, fill: '#3a3128' })).join('')
  );
}

function pocket(sheet: Sheet, x: number, surface: Surface, button: string): string {
  const body = `M${x - 2} 344L${x + 62} 344L${x + 62} 424L${x + 30} 440L${x - 2} 424Z`;
  const flap = `M${x - 6} 336L${x + 66} 336L${x + 66} 362L${x + 30} 378L${x - 6} 362Z`;
  return (
    piece(sheet, body, { ...surface, depth: 8 }) +
    piece(sheet, flap, { ...surface, depth: 8 }) +
    dot(x + 30, 364, button)
  );
}

export function drawShirtBack(look: Look, sheet: Sheet): string {
  const collar = curve(
    [
      [392, 184, 'c'],
      [390, 156],
      [450, 138],
      [510, 156],
      [508, 184, 'c'],
      [450, 206],
    ],
    true,
  );
  return group(
    base(look, sheet),
    seam(
      curve([
        [296, 268],
        [450, 280],
        [604, 268],
      ]),
      look.color,
    ),
    seam('M436 282L434 420M464 282L466 420', look.color, 1.8),
    piece(sheet, collar, { ...cloth(look), depth: 14 }),
  );
}

export const shirt = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawShirtFront(look, sheet) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawShirtBack(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawShirtFront(look, sheet), viewBox: '330 130 330 330' }),
};
