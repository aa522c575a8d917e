import { contourMark } from '../brand-mark.ts';
import { light, lightness, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, stitch, type Surface } from '../material.ts';
import { between, random } from '../random.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS, fitted, frameOf, hemAt, leftSleeve, outlines, REGULAR, torso, type Cut } from './cut.ts';
import { hemLine } from './drape.ts';
import { armholes, bodyFolds, cuffs, sleeves, wallShadow } from './garment.ts';

const CUT: Cut = {
  ...REGULAR,
  neck: 70,
  neckY: 168,
  shoulder: 158,
  chest: 156,
  waist: 148,
  hem: 154,
  hemY: 736,
  sleeve: 'short',
};

const cutOf = (look: Look): Cut => fitted(look.style['sleeve'] === 'long' ? { ...CUT, sleeve: 'long' } : CUT, look);

function base(look: Look, sheet: Sheet): string {
  const cut = cutOf(look);
  const surface: Surface = {
    color: look.color,
    depth: 30,
    gloss: 0.25,
    texture: look.style['cloth'] === 'merino' ? 'twill' : undefined,
  };
  return group(
    wallShadow(sheet, outlines(cut)),
    sleeves(sheet, cut, surface),
    cut.sleeve === 'long' ? cuffs(sheet, cut, { ...surface, texture: 'rib', depth: 8 }, 40) : '',
    piece(sheet, torso(cut), { ...surface, depth: 38 }),
    bodyFolds(sheet, cut, look.color),
    armholes(cut, look.color),
    hemLine(hemAt(cut, 18), shade(look.color, 0.4)),
    cut.sleeve === 'short' ? sleeveHems(cut, look.color) : '',
  );
}

function sleeveHems(cut: Cut, color: string): string {
  const [outer, , inner] = leftSleeve(cut).slice(3);
  if (!outer || !inner) return '';
  const line: Point[] = [
    [outer[0] + 6, outer[1] - 16],
    [(outer[0] + inner[0]) / 2 + 4, inner[1] - 22],
    [inner[0], inner[1] - 18],
  ];
  return [line, mirror(line, AXIS)]
    .map((points) => stitch(curve(points), shade(color, 0.4), { width: 1.8, dash: '6 4' }))
    .join('');
}

function neckband(sheet: Sheet, look: Look, drop: number): string {
  const inside = curve(
    [
      [380, 168, 'c'],
      [414, 158],
      [450, 156],
      [486, 158],
      [520, 168, 'c'],
      [492, drop - 22],
      [450, drop - 14],
      [408, drop - 22],
    ],
    true,
  );
  const band = curve(
    [
      [380, 166, 'c'],
      [396, drop - 22],
      [450, drop],
      [504, drop - 22],
      [520, 166, 'c'],
      [504, 166, 'c'],
      [488, drop - 32],
      [450, drop - 16],
      [412, drop - 32],
      [396, 166, 'c'],
    ],
    true,
  );
  return (
    piece(sheet, inside, { color: shade(look.color, 0.4), depth: 14, gloss: 0 }) +
    piece(sheet, band, { color: look.color, depth: 8, texture: 'rib' })
  );
}

/** Elevation lines round a summit, as on the maps: the print of the graphic tees. */
function contourPrint(color: string): string {
  const next = random('tee');
  const rings = Array.from({ length: 9 }, (_, ring) => {
    const points = Array.from({ length: 14 }, (__, step): Point => {
      const angle = (step / 14) * Math.PI * 2;
      const radius = 14 + ring * 11.5 + between(next, -3.2, 3.2);
      return [450 + Math.cos(angle) * radius * 1.1 + ring * 1.6, 372 + Math.sin(angle) * radius * 0.8 + ring * 2];
    });
    return el('path', {
      d: curve(points, true),
      fill: 'none',
      stroke: color,
      'stroke-width': ring % 4 === 0 ? 4 : 2.2,
      'stroke-opacity': 0.9,
    });
  });
  return rings.join('') + el('path', { d: 'M450 364l9 15h-18z', fill: color });
}

export function drawTeeFront(look: Look, sheet: Sheet): string {
  const print = look.part('print', lightness(look.color) > 0.65 ? shade(look.color, 0.7) : light(look.color, 0.75));
  return group(
    base(look, sheet),
    neckband(sheet, look, 232),
    look.style['print'] === 'contour' ? contourPrint(print) : '',
    look.style['print'] === 'pocket' ? pocket(look, sheet) : '',
    look.style['print'] ? '' : contourMark([532, 316], 30, print),
  );
}

function pocket({ color }: Look, sheet: Sheet): string {
  const bag = 'M492 300H568V372L530 390L492 372Z';
  return group(
    piece(sheet, bag, { color, depth: 7, texture: 'twill' }),
    stitch('M492 314H568', shade(color, 0.45), { width: 1.8, dash: '6 4' }),
    el('rect', { x: 562, y: 342, width: 12, height: 20, fill: '#b23a10' }),
  );
}

export function drawTeeBack(look: Look, sheet: Sheet): string {
  return group(base(look, sheet), neckband(sheet, look, 192), contourMark([450, 232], 30, shade(look.color, 0.5)));
}

export const tee = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawTeeFront(look, sheet), viewBox: frameOf(look) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawTeeBack(look, sheet), viewBox: frameOf(look) }),
};
