import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS, fitted, hemAt, REGULAR, type Cut } from './cut.ts';
import { crease, drape, reflect, turn } from './drape.ts';
import { wallShadow, zip } from './garment.ts';
import { bodyBaffles } from './insulated.ts';

const CUT: Cut = { ...REGULAR, shoulder: 138, chest: 168, waist: 160, hem: 166, hemY: 740, sleeve: 'none' };

function leftSide(cut: Cut): Point[] {
  const waistY = cut.chestY + (cut.hemY - cut.chestY) * 0.46;
  return [
    [AXIS - cut.neck, cut.neckY, 'c'],
    [AXIS - cut.shoulder, cut.shoulderY - 10, 'c'],
    [AXIS - cut.shoulder + 22, cut.shoulderY + 70],
    [AXIS - cut.shoulder - 2, cut.chestY - 20],
    [AXIS - cut.chest, cut.chestY + 26, 'c'],
    [AXIS - cut.waist, waistY],
    [AXIS - cut.hem, cut.hemY - 12, 'c'],
    [AXIS - cut.hem + 12, cut.hemY, 'c'],
  ];
}

function outline(cut: Cut): string {
  const left = leftSide(cut);
  return curve([...left, [AXIS, cut.hemY + cut.hemDrop], ...mirror(left, AXIS), [AXIS, cut.neckY + 14]], true);
}

/** The inside of the back visible through the armholes, and their binding. */
function armholes(
  sheet: Sheet,
  cut: Cut,
  { lining, trim }: { lining: string; trim: string },
): { behind: string; front: string } {
  const edge = leftSide(cut).slice(1, 5);
  const [top, low] = [edge[0], edge[3]];
  if (!top || !low) return { behind: '', front: '' };
  const back: Point[] = [
    top,
    [top[0] + 34, top[1] + 90],
    [low[0] + 30, low[1] - 30],
    low,
    [low[0] + 60, low[1] - 10, 'c'],
    [top[0] + 70, top[1] + 30, 'c'],
  ];
  const binding = (points: readonly Point[]): string =>
    el('path', { d: curve(points), fill: 'none', stroke: shade(trim, 0.6), 'stroke-width': 13 }) +
    el('path', { d: curve(points), fill: 'none', stroke: trim, 'stroke-width': 9 });
  return {
    behind: [back, mirror(back, AXIS)]
      .map((points) => piece(sheet, curve(points, true), { color: lining, depth: 12, gloss: 0 }))
      .join(''),
    front: binding(edge) + binding(mirror(edge, AXIS)),
  };
}

function cloth(look: Look): Surface {
  const textures = { pile: 'pile', wind: 'ripstop', insulated: undefined } as const;
  const kind = look.style['kind'] === 'pile' || look.style['kind'] === 'wind' ? look.style['kind'] : 'insulated';
  return { color: look.color, depth: 38, gloss: 0.36, texture: textures[kind] };
}

function body(look: Look, sheet: Sheet, cut: Cut): string {
  const path = outline(cut);
  const step = look.style['baffle'] === 'fine' ? 46 : 68;
  const isFilled = !['pile', 'wind'].includes(look.style['kind'] ?? '');
  const { chest: c, chestY: y, hemY } = cut;
  const pulls = [
    crease(20, 'seam', AXIS - c + 4, y + 30, AXIS - c * 0.66, y + 80, AXIS - c * 0.44, y + 150),
    crease(15, 'seam', AXIS - c + 2, y + 210, AXIS - c * 0.6, y + 236, AXIS - c * 0.3, y + 232),
    crease(18, 'seam', AXIS - c * 0.6, hemY, AXIS - c * 0.54, hemY - 90, AXIS - c * 0.6, hemY - 170),
  ];
  return group(
    piece(sheet, path, cloth(look)),
    isFilled
      ? bodyBaffles(sheet, { cut, surface: { color: look.color, gloss: 0.5 }, step }, path)
      : drape(sheet, path, [...pulls, ...pulls.map((pull) => reflect(pull, AXIS, 16))], look.color),
    turn(sheet, path, look.color, 1.1),
    el('path', { d: path, fill: 'none', stroke: shade(look.color, 0.75), 'stroke-width': 2.6 }),
  );
}

function collar(sheet: Sheet, look: Look, view: 'front' | 'back'): string {
  const surface: Surface = { ...cloth(look), depth: 20 };
  if (view === 'back')
    return piece(
      sheet,
      'M388 190C388 150 394 138 412 132Q450 124 488 132C506 138 512 150 512 190Q450 216 388 190Z',
      surface,
    );
  return (
    piece(sheet, 'M386 146C412 126 488 126 514 146L508 188C480 202 420 202 392 188Z', {
      color: shade(look.part('lining', look.color), 0.4),
      depth: 14,
      gloss: 0,
    }) +
    el('path', { d: 'M440 150h20v15h-20Z', fill: '#e8e2d2' }) +
    piece(
      sheet,
      'M384 146Q416 168 450 170Q484 168 516 146C524 178 528 200 526 214Q490 242 450 246Q410 242 374 214C372 200 376 178 384 146Z',
      surface,
    )
  );
}

function trimOf(look: Look) {
  return { lining: shade(look.part('lining', look.color), 0.45), trim: look.part('trim', shade(look.color, 0.4)) };
}

function drawFront(look: Look, sheet: Sheet): string {
  const cut = fitted(CUT, look);
  const tape = look.part('zip', '#2c2a28');
  const { behind, front } = armholes(sheet, cut, trimOf(look));
  const yoke = look.part('yoke', '');
  const handY = cut.hemY - 170;
  return group(
    wallShadow(sheet, [outline(cut)]),
    behind,
    body(look, sheet, cut),
    yoke
      ? el(
          'g',
          { 'clip-path': sheet.clip(outline(cut)) },
          piece(sheet, 'M270 150H630V318Q450 340 270 318Z', { color: yoke, texture: 'ripstop', depth: 14 }),
        )
      : '',
    front,
    hemLineOf(cut, look),
    zip([AXIS, 236], [AXIS, cut.hemY + cut.hemDrop], { tape, pull: 0.03 }),
    zip([346, handY], [326, handY + 96], { tape }),
    zip([554, handY], [574, handY + 96], { tape }),
    look.style['kind'] === 'wind' ? zip([500, 300], [500, 384], { tape }) : '',
    collar(sheet, look, 'front'),
    zip([AXIS, 168], [AXIS, 252], { tape }),
    contourMark([yoke ? 536 : 532, 300], 34, light(yoke || look.color, 0.8)),
  );
}

const hemLineOf = (cut: Cut, look: Look): string =>
  stitch(curve(hemAt(cut, 16)), shade(look.color, 0.5), { width: 1.8, dash: '7 5' });

function drawBack(look: Look, sheet: Sheet): string {
  const cut = fitted(CUT, look);
  const { behind, front } = armholes(sheet, cut, trimOf(look));
  return group(
    wallShadow(sheet, [outline(cut)]),
    behind,
    body(look, sheet, cut),
    look.style['kind'] === 'wind' ? seam('M316 300Q450 326 584 300M330 420Q450 440 570 420', look.color) : '',
    front,
    hemLineOf(cut, look),
    collar(sheet, look, 'back'),
    contourMark([AXIS, 264], 36, light(look.color, 0.75)),
  );
}

/** `kind: insulated | pile | wind`, `baffle: fine`. */
export const vest = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawFront(look, sheet), viewBox: '340 110 320 320' }),
};
