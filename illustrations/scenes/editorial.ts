import type { Look } from '../appearance.ts';
import { drawBoot } from '../footwear/boot.ts';
import { drawSandal } from '../footwear/sandal.ts';
import { drawTrailShoe } from '../footwear/trail-shoe.ts';
import { drawShellFront } from '../apparel/shell.ts';
import { drawFleeceFront } from '../apparel/fleece.ts';
import { bottle, mug } from '../gear/vessels.ts';
import { pack } from '../gear/pack.ts';
import { socks } from '../gear/socks.ts';
import { drawSole } from '../footwear/sole.ts';
import { drawLandscape } from '../land/landscape.ts';
import { cord, piece, seam } from '../material.ts';
import type { Place } from '../curve.ts';
import { el, group, type Area, type Sheet } from '../svg.ts';
import { bench, groundShadow } from './furniture.ts';
import {
  BRACKEN,
  CHALK_MUG,
  FJORD_BOTTLE,
  HEATHER,
  LICHEN,
  LOCH,
  OAT_SOCK,
  PEAT,
  productLook,
  RUST_BOTTLE,
  SIGNAL,
  SLATE_WINTER,
} from './looks.ts';
import { cairn, hut, lake } from './props.ts';
import { boards, plank, shadeBelow, wideDeck, wideSlab, wideSnow } from './timber.ts';

export type Scene = (sheet: Sheet) => string;

/** Puts a 900 x 900 product drawing into a scene, its upper left at `x`, `y`. */
export function place(body: string, [x, y]: Place, scale: number, turn = 0): string {
  return el('g', { transform: `translate(${x} ${y}) scale(${scale}) rotate(${turn} 450 450)` }, body);
}

const ROOM: Area = { x: 0, y: 0, width: 1920, height: 1080 };

const bootOnRock: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'rock', palette: 'autumnDawn', sun: [620, 330], terrain: 'alpine', slope: 'left' }),
    wideSlab(sheet, { y: 800, color: '#857c6c', seed: 'rock' }),
    place(drawBoot(PEAT, sheet), [548, 190], 0.94),
  );

const winterBoots: Scene = (sheet) =>
  group(
    drawLandscape(sheet, {
      seed: 'snowboot',
      palette: 'winterBlue',
      sun: [1480, 260],
      terrain: 'alpine',
      weather: 'snow',
      middle: (s, palette) => hut(s, [620, 760], 110, palette),
    }),
    place(drawBoot(SLATE_WINTER, sheet), [590, 200], 0.98),
    wideSnow(sheet, 872, 'snowboot'),
  );

const shoeOnScree: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'scree', palette: 'springEvening', sun: [1400, 380], terrain: 'alpine' }),
    el(
      'g',
      { transform: 'rotate(-5 1100 860) scale(1 1.1)' },
      wideSlab(sheet, { y: 752, color: '#7b7280', seed: 'scree' }),
    ),
    place(drawTrailShoe(HEATHER, sheet), [700, 236], 0.94, -5),
  );

const packAtCairn: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'cairn', palette: 'summerNoon', sun: [480, 210], terrain: 'hills', path: 620 }),
    cairn(sheet, [720, 960], 330, '#7d776a'),
    place(pack.front(LOCH, sheet).body, [860, 250], 0.86, 4),
  );

const sandalsAtFord: Scene = (sheet) =>
  group(
    drawLandscape(sheet, {
      seed: 'ford',
      palette: 'summerNoon',
      sun: [1500, 190],
      terrain: 'forest',
      slope: 'left',
      middle: (s, palette) => lake(s, 800, palette),
    }),
    wideSlab(sheet, { y: 836, color: '#8d8a78', seed: 'ford' }),
    place(drawSandal(productLook('ford-sandal', 'Loch'), sheet), [540, 246], 0.92),
  );

const shellOnPeg: Scene = (sheet) =>
  group(
    boards(sheet, ROOM, { color: '#6d5038', seed: 'peg' }),
    windowPane(sheet, 330, 170),
    plank(sheet, { x: 880, y: 146, width: 760, height: 46 }, '#5d4530'),
    shadeBelow(sheet, { x: 880, y: 192, width: 760, height: 30 }),
    ...[980, 1250, 1520].map((x) => cord(`M${x} 170V214q0 18 16 18`, '#2a211a', 20)),
    place(drawShellFront(SIGNAL, sheet), [800, 176], 0.96),
    place(socks.side(OAT_SOCK, sheet).body, [1300, 210], 0.5),
  );

function windowPane(sheet: Sheet, x: number, y: number): string {
  const clip = sheet.clip(`M${x} ${y}h430v520h-430Z`);
  const view = el(
    'g',
    { transform: `translate(${x - 200} ${y}) scale(0.5)` },
    drawLandscape(sheet, {
      seed: 'window',
      palette: 'rainForest',
      sun: [900, 200],
      terrain: 'forest',
      weather: 'rain',
    }),
  );
  return group(
    el('g', { 'clip-path': clip }, view),
    el('path', {
      d: `M${x} ${y}h430v520h-430ZM${x + 215} ${y}v520M${x} ${y + 250}h430`,
      fill: 'none',
      stroke: '#3b2a1c',
      'stroke-width': 24,
    }),
    plank(sheet, { x: x - 34, y: y + 524, width: 498, height: 34 }, '#8a6a48'),
    shadeBelow(sheet, { x: x - 30, y: y + 558, width: 490, height: 36 }),
  );
}

/** A pair of boots on a shelf, one behind the other; `x` is the near one's left, `floor` the shelf. */
function bootPair(sheet: Sheet, look: Look, [x, floor]: Place, scale: number): string {
  const top = floor - 706 * scale;
  const boot = drawBoot(look, sheet);
  return group(
    groundShadow(sheet, [x + 560 * scale, floor - 8], [380 * scale, 14], 0.5),
    place(boot, [x + 190 * scale, top - 16], scale * 0.97),
    place(boot, [x, top], scale),
  );
}

const dryingRoom: Scene = (sheet) =>
  group(
    boards(sheet, ROOM, { color: '#5a4836', seed: 'drying' }),
    cord('M200 92Q960 176 1720 84', '#d8cdb4', 7),
    place(socks.side(OAT_SOCK, sheet).body, [430, 66], 0.6),
    place(drawFleeceFront(productLook('byre-pile', 'Oat'), sheet), [810, 10], 0.94),
    shadeBelow(sheet, { x: 0, y: 906, width: 1920, height: 120 }),
    plank(sheet, { x: 0, y: 842, width: 1920, height: 66 }, '#a88459'),
    bootPair(sheet, PEAT, [282, 858], 0.52),
    bootPair(sheet, LICHEN, [800, 858], 0.52),
    groundShadow(sheet, [1610, 858], [60, 10], 0.5),
    place(mug.front(CHALK_MUG, sheet).body, [1476, 674], 0.28),
  );

const resoleBench: Scene = (sheet) =>
  group(
    boards(sheet, { ...ROOM, height: 640 }, { color: '#4b4036', seed: 'resole' }),
    wideDeck(sheet, 604, '#9c7346', 'resole'),
    shadeBelow(sheet, { x: 0, y: 560, width: 1920, height: 90 }),
    place(drawBoot(PEAT, sheet), [250, 130], 0.9),
    place(drawSole(PEAT, sheet, 'boot'), [1010, 380], 0.66, 18),
    hammer(sheet),
    el('g', { transform: 'translate(90 -60)' }, thread(sheet)),
  );

function hammer(sheet: Sheet): string {
  const body = group(
    piece(sheet, 'M0 -16L420 -12Q440 0 420 14L0 18Z', { color: '#b07f4a', depth: 10 }),
    piece(sheet, 'M-70 -62H10Q30 -20 30 40L20 110H-40L-60 40Z', { color: '#6e6b66', depth: 12, gloss: 0.8 }),
  );
  return el('g', { transform: 'translate(1150 960) rotate(-7)' }, body);
}

function thread(sheet: Sheet): string {
  const turns = Array.from({ length: 11 }, (_, index) => seam(`M1410 ${470 + index * 11}q70 16 140 0`, '#d9c79a', 4));
  return group(
    piece(sheet, 'M1410 460h140v136h-140Z', { color: '#d9c79a', depth: 22 }),
    ...turns,
    piece(sheet, 'M1396 436q84 20 168 0v30q-84 20 -168 0Z', { color: '#7a5a3c', depth: 8 }),
    piece(sheet, 'M1396 590q84 20 168 0v30q-84 20 -168 0Z', { color: '#7a5a3c', depth: 8 }),
    cord('M1410 560C1340 600 1280 560 1200 620S1000 640 950 610', '#d9c79a', 4),
  );
}

const bottleInSnow: Scene = (sheet) =>
  group(
    drawLandscape(sheet, {
      seed: 'bottle',
      palette: 'winterNight',
      sun: [1430, 190],
      terrain: 'alpine',
      middle: (s, palette) => hut(s, [1360, 790], 130, palette),
    }),
    place(bottle.front(RUST_BOTTLE, sheet).body, [440, 220], 0.86, -4),
    place(mug.front(CHALK_MUG, sheet).body, [780, 480], 0.56),
    wideSnow(sheet, 892, 'bottle'),
    el('rect', {
      x: 0,
      y: 860,
      width: 1920,
      height: 240,
      fill: '#1f3350',
      style: 'mix-blend-mode:multiply',
      opacity: '0.62',
    }),
  );

const dayPackOnBench: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'bench', palette: 'rainForest', sun: [980, 220], terrain: 'forest', frame: ['left'] }),
    bench(sheet, { x: 480, y: 874, width: 1160, foot: 1090, color: '#7a5f42' }),
    groundShadow(sheet, [980, 892], [230, 12], 0.5),
    groundShadow(sheet, [1370, 894], [70, 10], 0.5),
    place(pack.front(BRACKEN, sheet).body, [560, 200], 0.9),
    place(bottle.front(FJORD_BOTTLE, sheet).body, [1120, 470], 0.54),
  );

export const EDITORIAL: Readonly<Record<string, Scene>> = {
  'boot-on-rock': bootOnRock,
  'winter-boots-snow': winterBoots,
  'shoe-on-scree': shoeOnScree,
  'pack-at-cairn': packAtCairn,
  'sandals-at-ford': sandalsAtFord,
  'shell-on-peg': shellOnPeg,
  'drying-room': dryingRoom,
  'resole-bench': resoleBench,
  'bottle-in-snow': bottleInSnow,
  'day-pack-on-bench': dayPackOnBench,
};
