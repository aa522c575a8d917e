import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { fitted, frameOf, hemAt, outlines, REGULAR, torso, type Cut } from './cut.ts';
import { turn } from './drape.ts';
import { armholes, bodyFolds, cuffs, sleeves, wallShadow, zip } from './garment.ts';

const CUT: Cut = { ...REGULAR, shoulder: 160, chest: 162, waist: 156, hem: 160, hemY: 742, ease: 8 };
const YOKE = curve(
  [
    [388, 176, 'c'],
    [272, 206, 'c'],
    [276, 280],
    [284, 326, 'c'],
    [450, 336],
    [616, 326, 'c'],
    [624, 280],
    [628, 206, 'c'],
    [512, 176, 'c'],
    [450, 190],
  ],
  true,
);
const COLLAR = curve(
  [
    [386, 132, 'c'],
    [416, 150],
    [450, 154],
    [484, 150],
    [514, 132, 'c'],
    [522, 196],
    [490, 222],
    [450, 228],
    [410, 222],
    [378, 196],
  ],
  true,
);
const COLLAR_INSIDE = 'M386 134C410 116 490 116 514 134L508 176C480 190 420 190 392 176Z';
/** The band at the lower edge. */
function hemBand(cut: Cut): string {
  const low = hemAt(cut, -4).map(([x, y], index, all): Point => [
    x + (index ? (index === all.length - 1 ? 7 : 0) : -7),
    y,
    'c',
  ]);
  const high = hemAt(cut, 26).map(([x, y], index, all): Point => [
    x + (index ? (index === all.length - 1 ? 6 : 0) : -6),
    y,
    'c',
  ]);
  return curve([...high, ...low.reverse()], true);
}

function cloth(look: Look): Surface {
  return { color: look.color, depth: 34, gloss: 0.25, texture: look.style['cloth'] === 'grid' ? 'grid' : 'pile' };
}

function base(look: Look, sheet: Sheet, cut: Cut): string {
  const trim = look.part('trim', shade(look.color, 0.45));
  const yoke = look.part('yoke', '');
  return group(
    wallShadow(sheet, outlines(cut)),
    sleeves(sheet, cut, cloth(look)),
    piece(sheet, torso(cut), { ...cloth(look), depth: 42 }),
    bodyFolds(sheet, cut, look.color),
    yoke
      ? el(
          'g',
          { 'clip-path': sheet.clip(torso(cut)) },
          piece(sheet, YOKE, { color: yoke, depth: 16, texture: 'ripstop' }) + turn(sheet, YOKE, yoke),
        )
      : '',
    armholes(cut, look.color),
    piece(sheet, hemBand(cut), { color: trim, depth: 10, texture: 'twill' }),
    cuffs(sheet, cut, { color: trim, depth: 10, texture: 'twill' }, 26),
  );
}

/** `zip: half | full`, `cloth: pile | grid`. */
export function drawFleeceFront(look: Look, sheet: Sheet): string {
  const trim = look.part('trim', shade(look.color, 0.45));
  const tape = look.part('zip', '#2c2a28');
  const cut = fitted(CUT, look);
  const end = look.style['zip'] === 'half' ? 390 : cut.hemY + 6;
  const handY = cut.hemY - 156;
  return group(
    base(look, sheet, cut),
    zip([450, 212], [450, end], { tape, pull: 0.04 }),
    chestPocket(sheet, trim, tape),
    look.style['zip'] === 'half'
      ? ''
      : zip([336, handY], [322, handY + 84], { tape }) + zip([564, handY], [578, handY + 84], { tape }),
    piece(sheet, COLLAR_INSIDE, { color: shade(look.color, 0.35), depth: 14, gloss: 0 }),
    piece(sheet, COLLAR, { ...cloth(look), depth: 22 }),
    zip([450, 152], [450, 232], { tape }),
  );
}

function chestPocket(sheet: Sheet, color: string, tape: string): string {
  const body = curve(
    [
      [488, 346, 'c'],
      [574, 342, 'c'],
      [578, 400],
      [574, 444, 'c'],
      [530, 452],
      [488, 446, 'c'],
    ],
    true,
  );
  return (
    piece(sheet, body, { color, depth: 12, texture: 'ripstop' }) +
    zip([496, 366], [566, 363], { tape }) +
    contourMark([532, 414], 34, light(color, 0.8)) +
    stitch(
      curve([
        [494, 438],
        [530, 444],
        [570, 437],
      ]),
      light(color, 0.5),
    )
  );
}

export function drawFleeceBack(look: Look, sheet: Sheet): string {
  const collar = curve(
    [
      [390, 180, 'c'],
      [392, 134],
      [450, 122],
      [508, 134],
      [510, 180, 'c'],
      [450, 198],
    ],
    true,
  );
  return group(
    base(look, sheet, fitted(CUT, look)),
    piece(sheet, collar, { ...cloth(look), depth: 20 }),
    contourMark([450, 270], 38, look.part('yoke', '') ? light(look.part('yoke', ''), 0.7) : shade(look.color, 0.6)),
  );
}

export const fleece = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFleeceFront(look, sheet), viewBox: frameOf(look) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawFleeceBack(look, sheet), viewBox: frameOf(look) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawFleeceFront(look, sheet), viewBox: '340 110 340 340' }),
};
