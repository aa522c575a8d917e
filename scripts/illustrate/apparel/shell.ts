import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../look.ts';
import { piece, seam, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { armholes, bodyFolds, cuffs, outlines, REGULAR, sleeves, torso, wallShadow, zip, type Cut } from './garment.ts';
import { hoodBack, hoodFront, stormCollar } from './hood.ts';

const CUT: Cut = { ...REGULAR, shoulder: 166, chest: 164, waist: 158, hem: 168, hemY: 772, ease: 10 };

function cloth(look: Look): Surface {
  return { color: look.color, depth: 30, gloss: 0.42, texture: look.style['weight'] === 'light' ? 'ripstop' : 'grain' };
}

function base(look: Look, sheet: Sheet): string {
  const surface = cloth(look);
  return group(
    wallShadow(sheet, outlines(CUT)),
    sleeves(sheet, CUT, surface),
    piece(sheet, torso(CUT), { ...surface, depth: 40 }),
    bodyFolds(sheet, CUT, look.color),
    armholes(CUT, look.color),
  );
}

export function drawShellFront(look: Look, sheet: Sheet): string {
  const { color } = look;
  const trim = look.part('trim', shade(color, 0.4));
  const tape = look.part('zip', '#2c2a28');
  const yoke = curve(
    [
      [388, 176, 'c'],
      [284, 214, 'c'],
      [292, 280],
      [320, 316, 'c'],
      [450, 346],
      [580, 316, 'c'],
      [608, 280],
      [616, 214, 'c'],
      [512, 176, 'c'],
      [450, 190],
    ],
    true,
  );
  return group(
    base(look, sheet),
    look.part('yoke', '')
      ? piece(sheet, yoke, { ...cloth(look), color: look.part('yoke', color), depth: 18 })
      : seam(
          curve([
            [296, 292],
            [320, 316],
            [450, 344],
            [580, 316],
            [604, 292],
          ]),
          color,
        ),
    zip([450, 240], [450, 772], { tape, pull: 0.02 }),
    pocket(
      [
        [372, 372],
        [340, 470],
      ],
      tape,
      color,
    ),
    pocket(
      [
        [528, 372],
        [560, 470],
      ],
      tape,
      color,
    ),
    hem(trim),
    cuffs(sheet, CUT, { color: trim, depth: 10, gloss: 0.3 }),
    hoodFront(sheet, cloth(look), look.part('lining', '#4b4a46')),
    stormCollar(sheet, cloth(look)),
    zip([450, 194], [450, 252], { tape }),
    contourMark([538, 300], 40, light(color, 0.75)),
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

function hem(color: string): string {
  return (
    el('path', {
      d: curve([
        [286, 752],
        [450, 762],
        [614, 752],
      ]),
      fill: 'none',
      stroke: color,
      'stroke-width': 2.6,
      'stroke-dasharray': '9 6',
    }) +
    [318, 582]
      .map((cx) => el('circle', { cx, cy: 762, r: 9, fill: '#2a2724', stroke: '#111', 'stroke-width': 2 }))
      .join('')
  );
}

export function drawShellBack(look: Look, sheet: Sheet): string {
  const { color } = look;
  const trim = look.part('trim', shade(color, 0.4));
  return group(
    base(look, sheet),
    seam(
      curve([
        [292, 300],
        [360, 330],
        [450, 338],
        [540, 330],
        [608, 300],
      ]),
      color,
    ),
    seam(
      curve([
        [330, 330],
        [352, 540],
        [344, 764],
      ]),
      color,
    ),
    seam(
      curve([
        [570, 330],
        [548, 540],
        [556, 764],
      ]),
      color,
    ),
    hem(trim),
    cuffs(sheet, CUT, { color: trim, depth: 10 }),
    hoodBack(sheet, cloth(look)),
    contourMark([450, 296], 44, light(color, 0.75)),
  );
}

/** A hood reaches to the edge of the plate: shown from a little farther away. */
const WITH_AIR = '-28 -32 956 956';

export const shell = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawShellFront(look, sheet), viewBox: WITH_AIR }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawShellBack(look, sheet), viewBox: WITH_AIR }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawShellFront(look, sheet), viewBox: '270 10 360 360' }),
};
