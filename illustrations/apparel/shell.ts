import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, seam, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { fitted, frameOf, hemAt, outlines, REGULAR, torso, type Cut } from './cut.ts';
import { hemLine } from './drape.ts';
import { armholes, bodyFolds, cuffs, sleeves, wallShadow, zip } from './garment.ts';
import { hoodBack, hoodFront, stormCollar } from './hood.ts';

const CUT: Cut = { ...REGULAR, shoulder: 166, chest: 164, waist: 158, hem: 168, hemY: 772, ease: 10 };

function cloth(look: Look): Surface {
  return {
    color: look.color,
    depth: 30,
    gloss: 0.42,
    texture: look.style['weight'] === 'light' ? 'ripstop' : 'grain',
    textureScale: look.style['weight'] === 'light' ? 1 : 0.7,
  };
}

function base(look: Look, sheet: Sheet, cut: Cut): string {
  const surface = cloth(look);
  return group(
    wallShadow(sheet, outlines(cut)),
    sleeves(sheet, cut, surface),
    piece(sheet, torso(cut), { ...surface, depth: 40 }),
    bodyFolds(sheet, cut, look.color),
    armholes(cut, look.color),
  );
}

const YOKE = curve(
  [
    [380, 170, 'c'],
    [270, 214, 'c'],
    [280, 280],
    [300, 314, 'c'],
    [450, 346],
    [600, 314, 'c'],
    [620, 280],
    [630, 214, 'c'],
    [520, 170, 'c'],
    [450, 190],
  ],
  true,
);

function yoke(look: Look, sheet: Sheet, cut: Cut): string {
  const color = look.part('yoke', '');
  const within = (body: string): string => el('g', { 'clip-path': sheet.clip(torso(cut)) }, body);
  return within(
    color
      ? piece(sheet, YOKE, { ...cloth(look), color, depth: 18 })
      : seam('M284 288C292 306 300 314 320 320Q450 362 580 320C600 314 608 306 616 288', look.color),
  );
}

/**
 * `kind: anorak` is a pull-over with a pocket across the belly; `weight: light`, `fit: women
 * kids`.
 */
export function drawShellFront(look: Look, sheet: Sheet): string {
  const { color } = look;
  const cut = fitted(CUT, look);
  const trim = look.part('trim', shade(color, 0.4));
  const tape = look.part('zip', '#2c2a28');
  const isAnorak = look.style['kind'] === 'anorak';
  return group(
    base(look, sheet, cut),
    yoke(look, sheet, cut),
    isAnorak ? '' : zip([450, 250], [450, cut.hemY + cut.hemDrop], { tape, pull: 0.02 }),
    isAnorak ? kangaroo(look, sheet, tape) : chestPockets(cut, tape, color),
    hem(cut, trim),
    cuffs(sheet, cut, { color: trim, depth: 10, gloss: 0.3 }),
    hoodFront(sheet, cloth(look), look.part('lining', '#4b4a46')),
    isAnorak ? zip([450, 250], [450, 470], { tape, pull: 0.05 }) : '',
    stormCollar(sheet, cloth(look)),
    zip([450, 212], [450, 270], { tape }),
    contourMark([538, 304], 38, light(color, 0.75)),
  );
}

function chestPockets(cut: Cut, tape: string, color: string): string {
  const [inner, outer] = [cut.chest * 0.48, cut.chest * 0.68];
  return [-1, 1]
    .map((way) =>
      pocket(
        [
          [450 + way * inner, 376],
          [450 + way * outer, 474],
        ],
        tape,
        color,
      ),
    )
    .join('');
}

/** The pocket across the belly of a pull-over: a flap above, hands in from the sides. */
function kangaroo(look: Look, sheet: Sheet, tape: string): string {
  const bag = curve(
    [
      [352, 500, 'c'],
      [548, 500, 'c'],
      [586, 590],
      [590, 664, 'c'],
      [450, 674],
      [310, 664, 'c'],
      [314, 590],
    ],
    true,
  );
  const flap = 'M346 488Q450 498 554 488L556 536Q450 552 344 536Z';
  return group(
    piece(sheet, bag, { ...cloth(look), depth: 14 }),
    piece(sheet, flap, { ...cloth(look), color: look.part('yoke', look.color), depth: 10 }),
    zip([338, 560], [318, 640], { tape }),
    zip([562, 560], [582, 640], { tape }),
  );
}

function pocket([from, to]: readonly [Point, Point], tape: string, color: string): string {
  return (
    el('path', {
      d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`,
      stroke: light(color, 0.25),
      'stroke-width': 20,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.8,
    }) + zip(from, to, { tape })
  );
}

function hem(cut: Cut, color: string): string {
  return (
    hemLine(hemAt(cut, 22), color) +
    [-1, 1]
      .map((way) =>
        el('circle', {
          cx: 450 + way * (cut.hem - 36),
          cy: cut.hemY - 10,
          r: 8,
          fill: '#2a2724',
          stroke: '#111',
          'stroke-width': 2,
        }),
      )
      .join('')
  );
}

export function drawShellBack(look: Look, sheet: Sheet): string {
  const { color } = look;
  const cut = fitted(CUT, look);
  const trim = look.part('trim', shade(color, 0.4));
  const end = cut.hemY - 4;
  return group(
    base(look, sheet, cut),
    look.part('yoke', '')
      ? yoke(look, sheet, cut)
      : seam('M292 300C340 326 400 338 450 338C500 338 560 326 608 300', color),
    seam(`M330 330C350 420 356 520 344 ${end}M570 330C550 420 544 520 556 ${end}`, color),
    hem(cut, trim),
    cuffs(sheet, cut, { color: trim, depth: 10 }),
    hoodBack(sheet, cloth(look)),
    contourMark([450, 306], 40, light(color, 0.75)),
  );
}

/** A hood reaches to the edge of the square: the frame is larger. */
const WITH_AIR = '-28 -32 956 956';
const frame = (look: Look): string => frameOf(look, WITH_AIR);

export const shell = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawShellFront(look, sheet), viewBox: frame(look) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawShellBack(look, sheet), viewBox: frame(look) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawShellFront(look, sheet), viewBox: '270 10 360 360' }),
};
