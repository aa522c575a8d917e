import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { AXIS, fitted, frameOf, hemAt, leftSleeve, outlines, REGULAR, torso, type Cut } from './cut.ts';
import { crease, drape, hemLine, turn } from './drape.ts';
import { bodyFolds, cuffs, sleeves, wallShadow, zip } from './garment.ts';

const CUT: Cut = {
  ...REGULAR,
  neck: 64,
  neckY: 172,
  shoulder: 148,
  shoulderY: 206,
  chest: 142,
  waist: 128,
  hem: 140,
  hemY: 744,
  ease: -14,
};

function cloth(look: Look): Surface {
  return {
    color: look.color,
    depth: 32,
    gloss: 0.3,
    texture: look.style['cloth'] === 'grid' ? 'grid' : 'twill',
    textureScale: 0.7,
  };
}

/** Seams that run from the neck to the armpit, and the panels at the sides: flat, in the thread's colour. */
function flatSeams(cut: Cut, thread: string): string {
  const raglan: Point[] = [
    [AXIS - cut.neck + 4, cut.neckY + 8],
    [AXIS - cut.shoulder + 34, cut.shoulderY + 66],
    [AXIS - cut.chest + 2, cut.chestY],
  ];
  const side: Point[] = [
    [AXIS - cut.chest + 2, cut.chestY],
    [AXIS - cut.waist + 34, cut.chestY + 150],
    [AXIS - cut.hem + 44, cut.hemY],
  ];
  return [raglan, mirror(raglan, AXIS), side, mirror(side, AXIS)]
    .map((line) => seam(curve(line), thread, 1.6) + stitch(curve(line), thread, { width: 4.4, dash: '1.6 3.4' }))
    .join('');
}

function base(look: Look, sheet: Sheet, cut: Cut): string {
  const surface = cloth(look);
  const thread = look.part('thread', light(look.color, 0.3));
  return group(
    wallShadow(sheet, outlines(cut)),
    sleeves(sheet, cut, surface),
    cuffs(sheet, cut, { ...surface, texture: 'rib', depth: 8 }, 46),
    thumbLoops(cut, look.color),
    piece(sheet, torso(cut), { ...surface, depth: 36 }),
    bodyFolds(sheet, cut, look.color),
    flatSeams(cut, thread),
    hemLine(hemAt(cut, 18), thread),
  );
}

function thumbLoops(cut: Cut, color: string): string {
  const [outer] = leftSleeve(cut).slice(6);
  if (!outer) return '';
  return [-1, 1]
    .map((way) =>
      el('ellipse', {
        cx: AXIS + way * (AXIS - outer[0] - 34),
        cy: outer[1] - 22,
        rx: 3,
        ry: 9,
        fill: shade(color, 0.75),
        transform: `rotate(${way * -12} ${AXIS + way * (AXIS - outer[0] - 34)} ${outer[1] - 22})`,
      }),
    )
    .join('');
}

function crewNeck(sheet: Sheet, look: Look, drop: number): string {
  const band = `M386 168Q396 ${drop} 450 ${drop + 4}Q504 ${drop} 514 168`;
  return group(
    piece(sheet, `M386 170Q450 146 514 170Q504 ${drop} 450 ${drop + 4}Q396 ${drop} 386 170Z`, {
      color: shade(look.color, 0.42),
      depth: 12,
      gloss: 0,
    }),
    el('path', { d: band, fill: 'none', stroke: shade(look.color, 0.65), 'stroke-width': 17 }),
    el('path', { d: band, fill: 'none', stroke: light(look.color, 0.05), 'stroke-width': 13 }),
  );
}

function zipNeck(sheet: Sheet, look: Look): string {
  const tape = look.part('zip', '#2c2a28');
  return group(
    zip([AXIS, 214], [AXIS, 372], { tape, pull: 0.05 }),
    piece(sheet, 'M388 140C412 122 488 122 512 140L508 180C480 192 420 192 392 180Z', {
      color: shade(look.color, 0.42),
      depth: 12,
      gloss: 0,
    }),
    piece(
      sheet,
      'M386 140Q416 160 450 162Q484 160 514 140C520 176 524 192 522 204Q490 226 450 230Q410 226 378 204C376 192 380 176 386 140Z',
      { ...cloth(look), depth: 18 },
    ),
    zip([AXIS, 160], [AXIS, 232], { tape }),
  );
}

const HOOD =
  'M384 224C352 190 348 120 370 76C390 44 420 34 450 32C480 34 510 44 530 76C552 120 548 190 516 224Q450 262 384 224Z';

/** A close hood, as worn under a helmet: the face opening is bound and reaches to the chin. */
function closeHood(sheet: Sheet, look: Look, view: 'front' | 'back'): string {
  const { color } = look;
  const shell = piece(sheet, HOOD, { ...cloth(look), depth: 26 }) + turn(sheet, HOOD, color);
  if (view === 'back')
    return group(
      shell,
      drape(
        sheet,
        HOOD,
        [crease(16, 'seam', 380, 214, 414, 206, 440, 190), crease(14, 'seam', 522, 206, 490, 200, 466, 186)],
        color,
      ),
      seam('M450 34C446 110 446 180 450 240', color),
    );
  const face =
    'M402 186C384 150 388 102 408 80C424 66 476 66 492 80C512 102 516 150 498 186Q476 216 450 218Q424 216 402 186Z';
  return group(
    shell,
    seam('M386 210C372 160 372 110 398 62M514 210C528 160 528 110 502 62', color),
    piece(sheet, face, { color: shade(color, 0.5), depth: 26, gloss: 0 }),
    el('path', { d: face, fill: 'none', stroke: shade(color, 0.65), 'stroke-width': 12 }),
    el('path', { d: face, fill: 'none', stroke: look.part('thread', light(color, 0.2)), 'stroke-width': 8 }),
    zip([AXIS, 222], [AXIS, 380], { tape: look.part('zip', '#2c2a28'), pull: 0.06 }),
  );
}

export function drawBaseLayerFront(look: Look, sheet: Sheet): string {
  const neck = {
    zip: () => zipNeck(sheet, look),
    hood: () => closeHood(sheet, look, 'front'),
    crew: () => crewNeck(sheet, look, 206),
  };
  const kind = look.style['neck'] === 'zip' || look.style['neck'] === 'hood' ? look.style['neck'] : 'crew';
  return group(
    base(look, sheet, fitted(CUT, look)),
    neck[kind](),
    contourMark([532, 326], 28, look.part('thread', light(look.color, 0.6))),
  );
}

function drawBack(look: Look, sheet: Sheet): string {
  const collar = 'M390 184C390 150 396 138 414 132Q450 124 486 132C504 138 510 150 510 184Q450 206 390 184Z';
  const neck = {
    zip: () => piece(sheet, collar, { ...cloth(look), depth: 16 }),
    hood: () => closeHood(sheet, look, 'back'),
    crew: () => crewNeck(sheet, look, 182),
  };
  const kind = look.style['neck'] === 'zip' || look.style['neck'] === 'hood' ? look.style['neck'] : 'crew';
  return group(
    base(look, sheet, fitted(CUT, look)),
    neck[kind](),
    contourMark([AXIS, 286], 26, look.part('thread', light(look.color, 0.5))),
  );
}

/** `neck: crew | zip | hood`, `cloth: grid`. */
export const baseLayer = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawBaseLayerFront(look, sheet), viewBox: frameOf(look) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBack(look, sheet), viewBox: frameOf(look) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawBaseLayerFront(look, sheet), viewBox: '290 120 330 330' }),
};
