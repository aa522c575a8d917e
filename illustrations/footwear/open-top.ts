import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { flatShadow } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { outline, points } from '../trace.ts';
import { bodyLight, shine, soft } from './light.ts';
import { groove, panel } from './panel.ts';
import { buckle, ribbon } from './ribbon.ts';
import { FROM_ABOVE, grown, pairOf } from './top.ts';

/** Sandals and slides from above: a footbed with straps over it. */

const SHAPE = curve(FROM_ABOVE, true);

function footbed(sheet: Sheet, bed: string, rim: string): string {
  const edge = grown(1.09);
  return group(
    flatShadow(sheet, edge, 16),
    panel(sheet, edge, { color: rim, material: 'smooth', thickness: 3 }),
    bodyLight(sheet, edge, { roundness: 8, height: 0.8 }),
    panel(sheet, SHAPE, { color: bed, material: 'suede', thickness: 2 }),
    bodyLight(sheet, SHAPE, { roundness: 24, height: 0.8 }),
    el(
      'g',
      { 'clip-path': sheet.clip(SHAPE) },
      soft(sheet, 'M450 640Q446 720 450 760', { width: 90, blur: 34, opacity: 0.22 }),
      soft(sheet, 'M380 250Q450 200 520 250', { width: 70, blur: 30, opacity: 0.16 }),
      ...[0, 1, 2, 3].map((row) =>
        groove(
          `M${376 + row * 8} ${176 - row * 20}Q450 ${156 - row * 20} ${528 - row * 8} ${176 - row * 20}`,
          bed,
          2.2,
        ),
      ),
    ),
    contourMark([450, 690], 60, shade(bed, 0.5)),
  );
}

function sandal(look: Look, sheet: Sheet): string {
  const { color } = look;
  const metal = look.part('buckle', '#2a2825');
  const width = look.style['straps'] === 'narrow' ? 50 : 66;
  const strap = (text: string, share = 1): string => {
    const middle: Point[] = points(text);
    const cast = soft(sheet, curve(middle), { width: width * share * 1.1, blur: 9, opacity: 0.45 });
    return el('g', { 'clip-path': sheet.clip(SHAPE) }, cast) + ribbon(sheet, middle, width * share, color);
  };
  return group(
    footbed(sheet, look.part('bed', '#b58d5d'), look.part('midsole', '#4a443c')),
    strap('310,262 380,236 450,224 520,232 594,258'),
    buckle(sheet, [508, 232], { turn: 4, color: metal, size: width / 66 }),
    strap('336,452 390,428 450,418 510,426 566,450'),
    buckle(sheet, [500, 424], { turn: 4, color: metal, size: width / 66 }),
    strap('342,540 346,660 376,752 450,800 524,752 554,660 558,540', 0.7),
  );
}

function slide(look: Look, sheet: Sheet): string {
  const { color } = look;
  const band = outline(
    '306,216! 380,176 450,166 524,176 596,214! 604,310 586,424! 520,396 450,388 386,396 322,424! 298,318',
  );
  return group(
    footbed(sheet, look.part('bed', shade(color, 0.15)), look.part('midsole', shade(color, 0.2))),
    el('g', { 'clip-path': sheet.clip(SHAPE) }, soft(sheet, band, { width: 16, blur: 10, opacity: 0.5 })),
    panel(sheet, band, { color, material: 'smooth', thickness: 4 }),
    bodyLight(sheet, band, { roundness: 36, height: 1.3 }),
    shine(sheet, band, { roundness: 24, opacity: 0.12 }),
    contourMark([452, 300], 104, light(color, 0.6)),
  );
}

export const sandalTop = (look: Look, sheet: Sheet): Plate => ({ body: pairOf(sandal(look, sheet), look) });
export const slideTop = (look: Look, sheet: Sheet): Plate => ({ body: pairOf(slide(look, sheet), look) });
