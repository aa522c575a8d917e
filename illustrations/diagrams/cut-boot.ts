import { light, shade } from '../color.ts';
import { curve, type Place } from '../curve.ts';
import { drawBoot } from '../footwear/boot.ts';
import { soft } from '../footwear/light.ts';
import { groove, panel } from '../footwear/panel.ts';
import { drawLandscape } from '../land/landscape.ts';
import { slab } from '../in-use/ground.ts';
import { outOfFocus } from '../in-use/place.ts';
import type { Scene } from '../scenes/editorial.ts';
import { PEAT } from '../scenes/looks.ts';
import { el, group, type Sheet } from '../svg.ts';
import { outline, points } from '../trace.ts';
import { sock } from './foot.ts';
import { limit, MARK, measure } from './marks.ts';

/** The opening in the near side of a boot, along collar, facing, toe and sole. */
const CUT = points(
  '132,396 190,408 252,402 300,380! 330,420 368,470 428,512 500,544 572,562 640,558 700,552 750,560 784,582 800,610 797,629! 640,632 460,634 300,632 140,626! 112,580 118,520 136,456',
);
const FOOT = points(
  '124,250! 130,320 138,380 138,436 126,486 114,540 112,584 126,616! 240,622 330,614 420,604 520,612 600,624 690,626 738,622 752,602 740,572 700,558 650,548 590,534 520,502 450,462 392,410 356,350 340,250!',
);
const TOE_CAP = points('624,480 640,560 636,660! 820,660! 820,500!');
const HEEL_PATCH = points('80,470! 150,476 196,516 216,560 222,660! 80,660!');
const RIB = points('100,240! 380,240! 376,330 366,372 300,404 220,410 120,396');
/** Where the toe ends, and the lining before it. */
const TOE = 752;
const FRONT = 797;

/** What lies behind the cut: lining, insole, and the foot in its sock. */
function insideOf(sheet: Sheet): string {
  const cut = curve(CUT, true);
  const lining = '#cbb48f';
  const insole = outline('108,616! 240,622 420,622 600,626 740,622 804,606! 804,650! 100,650!');
  return el(
    'g',
    { 'clip-path': sheet.clip(cut) },
    el('path', { d: cut, fill: shade(lining, 0.3) }),
    panel(sheet, cut, { color: shade(lining, 0.22), material: 'mesh', thickness: 1 }),
    soft(sheet, curve(CUT, true), { width: 46, blur: 16, opacity: 0.5 }),
    panel(sheet, insole, { color: '#4d6a5a', material: 'suede', thickness: 2 }),
    sock(sheet, { foot: FOOT, toe: TOE_CAP, heel: HEEL_PATCH, rib: RIB }, anatomy(sheet)),
    soft(sheet, 'M118 620H750', { width: 12, blur: 6, opacity: 0.36 }),
    soft(sheet, curve(CUT.slice(0, 13)), { width: 22, blur: 9, opacity: 0.55 }),
  );
}

const anatomy = (sheet: Sheet): string[] => [
  soft(sheet, 'M200 420Q206 470 196 512', { width: 22, blur: 12, opacity: 0.28 }),
  soft(sheet, 'M250 452Q276 464 276 492', { width: 32, blur: 13, color: light('#8f9a86', 0.8), opacity: 0.46 }),
  soft(sheet, 'M232 512Q262 528 290 512', { width: 20, blur: 10, opacity: 0.26 }),
  soft(sheet, 'M290 612Q400 572 500 608', { width: 24, blur: 12, opacity: 0.16 }),
  soft(sheet, 'M660 584Q706 576 732 596', { width: 16, blur: 8, color: '#ffe6cf', opacity: 0.3 }),
];

/** The thickness of leather and lining where they are cut. */
function cutEdge(): string {
  const d = curve(CUT, true);
  const ring = (stroke: string, width: number): string =>
    el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return group(ring('#2a1c12', 15), ring('#c79a6b', 11), ring('#a87647', 6), groove(d, '#c79a6b', 1));
}

const cutBoot = (sheet: Sheet): string => group(drawBoot(PEAT, sheet), insideOf(sheet), cutEdge());

/** The place of the boot on its slope, toe down. */
const SLOPE = 'translate(-8 40) rotate(9 450 690) scale(1.02)';

const circle = ([x, y]: Place, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const LENS: Place = [930, 236];
const RADIUS = 204;
const ENLARGED = 2.7;
/** The place of the boot in the middle of the glass. */
const SEEN: Place = [768, 590];

function rimmed(d: string): string {
  const ring = (stroke: string, width: number): string =>
    el('path', { d, fill: 'none', stroke, 'stroke-width': width });
  return ring('#fff8e8', 14) + ring(MARK, 6);
}

/** The toe, larger, in a glass, with the room before it measured. */
function glass(sheet: Sheet, boot: string): string {
  const [x, y] = LENS;
  const [toe, front] = [TOE, FRONT].map((place) => x + (place - SEEN[0]) * ENLARGED) as [number, number];
  const seen = `translate(${x} ${y}) scale(${ENLARGED}) translate(${-SEEN[0]} ${-SEEN[1]})`;
  const line = (at: number): string =>
    limit([
      [at, y - 70],
      [at, y + 136],
    ]);
  return group(
    el('path', {
      d: circle([x + 10, y + 16], RADIUS),
      fill: '#000',
      'fill-opacity': '0.4',
      filter: sheet.blur(16, { x: 640, y: -60, width: 620, height: 640 }),
    }),
    el('path', { d: circle(LENS, RADIUS), fill: '#b9b7a6' }),
    el('g', { 'clip-path': sheet.clip(circle(LENS, RADIUS)) }, el('g', { transform: seen }, boot)),
    line(toe),
    line(front),
    measure([toe, y + 48], [front, y + 48]),
    rimmed(circle(LENS, RADIUS)),
  );
}

function slope(sheet: Sheet): string {
  const land = drawLandscape(sheet, {
    seed: 'descent',
    palette: 'autumnDawn',
    sun: [620, 240],
    terrain: 'alpine',
    slope: 'right',
    isClear: true,
  });
  const rock = slab(sheet, { y: 692, color: '#857c6c', seed: 'descent' });
  return group(
    el('g', { transform: 'translate(-360 -60)' }, outOfFocus(sheet, land, 8)),
    el('g', { transform: `${SLOPE} translate(-860 0) scale(1.4 1)` }, rock),
  );
}

/** A boot cut open on a way down: the room between the toe and the front. */
export const thumbTest: Scene = (sheet) => {
  const boot = cutBoot(sheet);
  return group(
    slope(sheet),
    el('path', { d: 'M800 614L858 428', stroke: '#fff8e8', 'stroke-width': 14 }),
    el('path', { d: 'M800 614L858 428', stroke: MARK, 'stroke-width': 6 }),
    el('g', { transform: SLOPE }, boot, rimmed(circle([776, 598], 62))),
    glass(sheet, boot),
  );
};
