import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { el, group, type Sheet } from '../svg.ts';
import { points } from '../trace.ts';
import { bareFoot } from './bare-foot.ts';
import { fitOf, shapeOf } from './fit.ts';
import { standingShadow } from './ground.ts';
import { bodyLight, shine, soft } from './light.ts';
import { slideTop } from './open-top.ts';
import { groove, panel } from './panel.ts';
import { drawSole } from './sole.ts';
import { band } from './sole-side.ts';

const TOP = points('80,598 150,604 260,622 370,630 480,628 600,622 710,608 790,590 828,578');
const FAR = points('80,590 124,560 230,578 340,600 450,596 570,584 690,576 776,560 830,562');
const FLOOR = points('92,686 150,690 300,690 460,690 610,689 700,684 770,664 822,622');
const STRAP = points('368,628! 392,548 430,478 494,438! 560,436 626,464 664,510! 686,556 700,616! 600,640 480,644');
const STRAP_FAR = points('494,438! 560,430 640,452 690,500 716,584! 664,596! 640,520 600,480');

/** A slide from the side, all of one foam. */
export function drawSlide(look: Look, sheet: Sheet): string {
  const { color } = look;
  const foam = look.part('midsole', shade(color, 0.1));
  const body = band(TOP, FLOOR, 7);
  const bed = band(FAR, TOP);
  const strap = curve(STRAP, true);
  return group(
    standingShadow(sheet, { left: 92, right: 790, floor: 690 }),
    panel(sheet, curve(STRAP_FAR, true), { color: shade(color, 0.55), material: 'smooth', thickness: 2.6 }),
    panel(sheet, bed, { color: look.part('bed', shade(color, 0.15)), material: 'smooth', thickness: 2 }),
    bodyLight(sheet, bed, { roundness: 12 }),
    el(
      'g',
      { 'clip-path': sheet.clip(bed) },
      ...Array.from({ length: 9 }, (_, index) => groove(`M${120 + index * 22} ${560 + index * 4}l10 44`, foam, 2)),
      soft(sheet, 'M400 600Q520 570 660 586', { width: 30, blur: 12, opacity: 0.5 }),
    ),
    look.wearer ? bareFoot(sheet, shapeOf({ ...fitOf(look.style), ankle: 1 }), look.wearer) : '',
    panel(sheet, body, { color: foam, material: 'smooth', thickness: 3 }),
    bodyLight(sheet, body, { roundness: 18, height: 0.8 }),
    shine(sheet, body, { roundness: 12, opacity: 0.1 }),
    ...[20, 32].map((dy) => groove(curve(TOP.map(([x, y]): Point => [x, y + dy])), foam, 1.8)),
    el('path', {
      d: curve(FLOOR.map(([x, y]): Point => [x, y - 7])),
      fill: 'none',
      stroke: shade(foam, 0.5),
      'stroke-width': 11,
      'stroke-dasharray': '3 9',
      'stroke-opacity': '0.5',
    }),
    panel(sheet, strap, { color, material: 'smooth', thickness: 4 }),
    bodyLight(sheet, strap, { roundness: 34, height: 1.2 }),
    bodyLight(sheet, strap, { roundness: 10, height: 0.6, opacity: 0.7 }),
    shine(sheet, strap, { roundness: 22, opacity: 0.12 }),
    contourMark([528, 546], 84, light(color, 0.6), 0),
  );
}

export const slide = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawSlide(look, sheet) }),
  top: slideTop,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(withFoamSole(look), sheet, 'wave') }),
};

/** The sole of a slide is the foam itself. */
function withFoamSole(look: Look): Look {
  return {
    ...look,
    part: (name, fallback) =>
      look.part(name, name === 'outsole' ? look.part('midsole', shade(look.color, 0.1)) : fallback),
  };
}
