import { drape } from '../apparel/drape.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { bodyLight, soft } from '../footwear/light.ts';
import { groove, panel, stitches } from '../footwear/panel.ts';
import { el, group, type Sheet } from '../svg.ts';
import { textureFill } from '../texture.ts';
import { outline, points } from '../trace.ts';

/** A foot from its inner side, as anatomy books draw it: heel, arch, ball and first toe, and the ankle above. */
const FOOT = points(
  '250,-30 262,60 278,140 282,204 274,262 246,306 224,352 215,392 222,424 248,436! 330,437 392,432 462,418 528,411 592,420 640,433 690,436 750,435 836,436 864,428 876,408 866,386 832,374 788,372 746,366 700,342 652,312 592,276 536,232 498,192 476,150 466,100 462,40 464,-30',
);
const TOE_CAP = points('716,320 728,360 724,400 736,450! 900,450! 900,340! 800,330');
const HEEL_PATCH = points('180,270! 262,276 310,310 334,358 342,400 352,450! 180,450!');
const RIB = points('240,-40! 480,-40! 474,140 466,172 380,196 290,184 270,150');

export const SOCK = '#8f9a86';
const ACCENT = '#a5583a';

export interface Sock {
  readonly foot: readonly Point[];
  readonly toe: readonly Point[];
  readonly heel: readonly Point[];
  readonly rib: readonly Point[];
  readonly color?: string;
}

/** A knitted sock with its foot in it: ribbed leg, heel and toe of another yarn, and the foot's own form. */
export function sock(sheet: Sheet, { foot, toe, heel, rib, color = SOCK }: Sock, touches: readonly string[]): string {
  const path = curve(foot, true);
  const patch = (line: readonly Point[]): string =>
    panel(sheet, curve(line, true), { color: ACCENT, material: 'knit', thickness: 1.6 });
  return group(
    panel(sheet, path, { color, material: 'knit' }),
    el(
      'g',
      { 'clip-path': sheet.clip(path) },
      patch(toe),
      patch(heel),
      el('path', { d: curve(rib, true), fill: textureFill(sheet, 'rib', color, 0.9) }),
      groove(curve(rib.slice(2, -1)), color, 1.6),
    ),
    bodyLight(sheet, path, { roundness: 46, height: 1, opacity: 0.8 }),
    bodyLight(sheet, path, { roundness: 16, height: 0.4, opacity: 0.4 }),
    el('g', { 'clip-path': sheet.clip(path) }, ...touches),
  );
}

/** What the foot's bones and sinews do to the light on it. */
function anatomy(sheet: Sheet): string[] {
  const bright = light(SOCK, 0.8);
  return [
    soft(sheet, 'M318 180Q330 240 322 292', { width: 26, blur: 13, opacity: 0.32 }),
    soft(sheet, 'M376 226Q398 246 396 276', { width: 34, blur: 13, color: bright, opacity: 0.5 }),
    soft(sheet, 'M352 290Q384 312 416 296', { width: 22, blur: 11, opacity: 0.3 }),
    soft(sheet, 'M468 210Q540 286 640 336', { width: 20, blur: 11, color: bright, opacity: 0.36 }),
    soft(sheet, 'M400 414Q500 376 610 410', { width: 30, blur: 14, opacity: 0.16 }),
    soft(sheet, 'M670 392Q700 376 726 392', { width: 30, blur: 13, color: bright, opacity: 0.26 }),
    soft(sheet, 'M752 376Q764 400 758 432', { width: 12, blur: 7, opacity: 0.28 }),
    soft(sheet, 'M800 390Q836 388 858 400', { width: 16, blur: 8, color: bright, opacity: 0.36 }),
    soft(sheet, 'M236 442Q520 450 870 442', { width: 14, blur: 8, opacity: 0.24 }),
    drape(
      sheet,
      curve(FOOT, true),
      [
        { line: points('462,160 430,190 396,196'), width: 10, from: 'seam' },
        { line: points('490,196 460,220 430,226'), width: 9, from: 'seam' },
        { line: points('284,214 312,226 336,222'), width: 9, from: 'seam' },
      ],
      SOCK,
    ),
  ];
}

export const sockedFoot = (sheet: Sheet): string =>
  sock(sheet, { foot: FOOT, toe: TOE_CAP, heel: HEEL_PATCH, rib: RIB }, anatomy(sheet));

/** The turned-up leg of a pair of trousers above the ankle. */
export function trouserLeg(sheet: Sheet): string {
  const color = '#4f5b66';
  const leg = outline('226,-60! 230,0 238,56! 300,74 380,80 450,72 498,54! 500,0 502,-60!');
  const cuff = outline('228,30! 300,50 380,56 452,48 506,30! 508,96! 452,118 376,126 296,118 226,98!');
  const hem = points('228,98 296,118 376,126 452,118 506,96');
  return group(
    panel(sheet, leg, { color, material: 'canvas', thickness: 3 }),
    bodyLight(sheet, leg, { roundness: 60, height: 1.2 }),
    soft(sheet, 'M236 122Q370 158 500 120', { width: 24, blur: 10, opacity: 0.42 }),
    panel(sheet, cuff, { color: light(color, 0.1), material: 'canvas', thickness: 4 }),
    el('path', { d: cuff, fill: textureFill(sheet, 'twill', color, 0.8) }),
    bodyLight(sheet, cuff, { roundness: 60, height: 1, opacity: 0.7 }),
    bodyLight(sheet, cuff, { roundness: 7, height: 0.4, opacity: 0.4 }),
    stitches(hem, color, { rows: [-10], thread: light(color, 0.4), size: 1 }),
    soft(sheet, curve(hem), { width: 5, blur: 2, color: shade(color, 0.7), opacity: 0.5 }),
  );
}
