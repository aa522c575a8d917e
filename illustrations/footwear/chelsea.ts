import { contourMark } from '../brand-mark.ts';
import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { el, group, type Sheet } from '../svg.ts';
import { textureFill } from '../texture.ts';
import { points } from '../trace.ts';
import { chelseaHeel } from './angles.ts';
import { BOOT_SOLES } from './boot-soles.ts';
import { fitOf, shapeOf } from './fit.ts';
import { standingShadow } from './ground.ts';
import { pullLoop } from './hardware.ts';
import { soft } from './light.ts';
import { groove, panel, stitches } from './panel.ts';
import { drawSole } from './sole.ts';
import { fittedSole, soleSide, type SoleProfile } from './sole-side.ts';
import { bodyForm, onUpper, opening, sewn, upperOf, type Outline, type Upper } from './upper.ts';

const OUTLINE: Outline = {
  collar: points('128,284! 170,296 236,300 300,290 348,268!'),
  far: points('128,284! 170,270 236,264 300,262 348,268!'),
  throat: points('348,268! 352,320 366,376 402,426 456,464 522,490 590,504!'),
  toe: points('590,504 656,508 716,520 766,544 804,582 818,640!'),
  heel: points('104,640! 96,596 94,552 102,500 116,450 126,400 128,340'),
  tongue: points('346,290! 344,284 350,284!'),
};
const GORE = points('206,300! 300,290! 306,350 300,412 276,458 254,474! 228,440 212,380');
const GORE_SEAM = points('194,292 198,352 214,430 254,492 294,446 314,386 316,282');
const COUNTER = points('84,470 126,486 168,526 206,580 222,660');
const SIDE_SEAM = points('254,486 268,540 272,600 270,660');
const WRAP = points('80,560 150,574 260,590 380,596 500,590 600,572 690,556 780,570 840,600');

/** Thin enough for a bicycle pedal, on a stitched welt with a heel block. */
const TOWN_SOLE: SoleProfile = {
  top: points('90,612 200,622 330,632 460,640 580,640 690,630 770,614 820,598'),
  joint: points('90,648 200,652 322,654 400,652 500,660 620,662 710,654 776,634 824,610'),
  base: [points('94,692 150,694 250,694 316,692'), points('384,668 470,684 600,690 690,684 768,662 818,632')],
  lugs: { spacing: 24, width: 20, height: 10 },
  grooves: [points('94,664 200,668 318,670')],
  welt: 12,
};

/** A pull-on boot from the side; `sole: winter` adds a thick sole, a rubber edge and a felt lining. */
export function drawChelsea(look: Look, sheet: Sheet): string {
  const { color } = look;
  const isWinter = look.style['sole'] === 'winter';
  const fit = fitOf(look.style, isWinter ? { volume: 1.05, shaft: 10 } : { ankle: 0.96 });
  const upper = upperOf(sheet, OUTLINE, shapeOf(fit));
  const profile = fittedSole(isWinter ? BOOT_SOLES.winter : TOWN_SOLE, fit.length);
  const sole = look.part('sole', '#2b2724');
  const strap = look.part('collar', shade(color, 0.5));
  return group(
    standingShadow(sheet, { left: 96, right: 800, floor: 706, length: fit.length }),
    opening(upper, {
      lining: look.part('lining', '#b79a6e'),
      tongue: color,
      material: 'smooth',
      wearer: look.wearer,
    }),
    pullLoop(upper.at(points('330,296 330,246 338,228 350,238 352,290')), strap, 14),
    onUpper(
      upper,
      panel(sheet, upper.path, { color, material: 'full-grain', thickness: 2 }),
      pieces(look, upper, isWinter),
      form(look, upper, curve(profile.top)),
    ),
    gore(look, upper),
    topLine(look, upper, isWinter),
    soleSide(sheet, profile, {
      sole,
      midsole: look.part('midsole', mix(sole, '#a2998a', isWinter ? 0.2 : 0.08)),
      ...(!isWinter && { welt: look.part('welt', '#a9875a') }),
    }),
    pullLoop(upper.at(points('142,350 134,300 132,252 144,238 158,252 160,300')), strap, 14),
  );
}

function pieces(look: Look, upper: Upper, isWinter: boolean): string {
  const leather = { color: look.color, material: 'full-grain' } as const;
  const [[x = 0, y = 0] = []] = upper.at([[392, 560]]);
  return group(
    sewn(upper, {
      ...leather,
      edge: COUNTER,
      rest: [
        [60, 700],
        [60, 470],
      ],
      rows: [7, 13],
    }),
    groove(curve(upper.at(SIDE_SEAM)), look.color, 2),
    stitches(upper.at(SIDE_SEAM), look.color, { rows: [-6] }),
    isWinter
      ? sewn(upper, {
          edge: WRAP,
          rest: [
            [860, 700],
            [60, 700],
          ],
          color: light(look.part('sole', '#2b2724'), 0.07),
          material: 'rubber',
          thickness: 3.2,
        })
      : contourMark([x, y], 40, light(look.color, 0.35), 0),
  );
}

function gore(look: Look, { sheet, at }: Upper): string {
  const color = look.part('gore', '#2c2926');
  const area = curve(at(GORE), true);
  return group(
    panel(sheet, area, { color, material: 'smooth', thickness: 2 }),
    el('path', { d: area, fill: textureFill(sheet, 'rib', light(color, 0.12), 0.45) }),
    soft(sheet, area, { width: 8, blur: 4, opacity: 0.5 }),
    stitches(at(GORE_SEAM), look.color, { rows: [0, 6] }),
  );
}

function form(look: Look, upper: Upper, edge: string): string {
  const { sheet, at } = upper;
  const line = (text: string): string => curve(at(points(text)));
  const pale = light(look.color, 0.8);
  return bodyForm(upper, {
    roundness: 58,
    gloss: 0.34,
    touches: [
      soft(sheet, line('140,430 180,480 200,530'), { width: 34, blur: 18, opacity: 0.2 }),
      soft(sheet, line('380,450 430,510 500,550'), { width: 30, blur: 16, opacity: 0.26 }),
      soft(sheet, line('340,400 352,430 350,470'), { width: 10, blur: 7, opacity: 0.26 }),
      soft(sheet, line('362,400 380,440 384,480'), { width: 9, blur: 6, color: pale, opacity: 0.3 }),
      soft(sheet, line('610,544 680,556 740,580'), { width: 20, blur: 10, color: pale, opacity: 0.4 }),
      soft(sheet, edge, { width: 24, blur: 8, opacity: 0.5 }),
    ],
  });
}

/** The bound upper edge, or the felt that stands out of it. */
function topLine(look: Look, { sheet, at }: Upper, isFelt: boolean): string {
  const edge = at(OUTLINE.collar);
  const color = isFelt ? look.part('lining', '#b79a6e') : shade(look.color, 0.3);
  const depth = isFelt ? 16 : 8;
  const area = curve([...edge, ...edge.map(([x, y]): Point => [x, y + depth]).toReversed()], true);
  return panel(sheet, area, { color, material: isFelt ? 'suede' : 'smooth', padding: 4 });
}

export const chelsea = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawChelsea(look, sheet) }),
  heel: chelseaHeel,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(look, sheet, 'siped') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawChelsea(look, sheet), viewBox: '90 210 330 330' }),
};
