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
import { light, shade } from '../color.ts';
import type { Place } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';
import { boards, boulder, cairn, hut, lake } from './props.ts';
import { BRACKEN, HEATHER, LOCH, lookOf, PEAT, RUST_SOCK, SIGNAL, SLATE_WINTER } from './looks.ts';

export type Scene = (sheet: Sheet) => string;

/** Puts a 900 x 900 product drawing into a scene, its upper left at `x`, `y`. */
export function place(body: string, [x, y]: Place, scale: number, turn = 0): string {
  return el('g', { transform: `translate(${x} ${y}) scale(${scale}) rotate(${turn} 450 450)` }, body);
}

const bootOnRock: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'rock', palette: 'autumnDawn', sun: [620, 330], terrain: 'alpine', slope: 'left' }),
    boulder(sheet, { x: 1010, y: 836, width: 900, height: 280, color: '#857c6c', seed: 'rock' }),
    place(drawBoot(PEAT, sheet), [640, 190], 0.94),
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
    el('path', {
      d: 'M-20 960C300 900 560 950 760 916S1200 900 1440 930S1800 950 1940 920V1100H-20Z',
      fill: '#e9eeec',
    }),
  );

const shoeOnScree: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'scree', palette: 'springEvening', sun: [1400, 380], terrain: 'alpine' }),
    boulder(sheet, { x: 560, y: 900, width: 520, height: 240, color: '#6f6675', seed: 's1' }),
    boulder(sheet, { x: 1130, y: 846, width: 860, height: 280, color: '#7b7280', seed: 's2' }),
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
    boulder(sheet, { x: 960, y: 880, width: 940, height: 260, color: '#8d8a78', seed: 'ford' }),
    place(drawSandal(lookOf('#2f5560', { bed: '#b58d5d' }), sheet), [540, 246], 0.92),
  );

const shellOnPeg: Scene = (sheet) =>
  group(
    boards(1920, 1080, '#6d5038'),
    windowPane(sheet, 330, 170),
    el('rect', { x: 880, y: 146, width: 760, height: 46, fill: '#4d3623' }),
    ...[980, 1250, 1520].map((x) => cord(`M${x} 170V214q0 18 16 18`, '#2a211a', 20)),
    place(drawShellFront(SIGNAL, sheet), [800, 176], 0.96),
    place(socks.side(RUST_SOCK, sheet).body, [1300, 210], 0.5),
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
    el('rect', { x: x - 34, y: y + 524, width: 498, height: 34, fill: '#8a6a48' }),
  );
}

const dryingRoom: Scene = (sheet) =>
  group(
    boards(1920, 1080, '#5a4836'),
    el('rect', { x: 0, y: 860, width: 1920, height: 44, fill: '#2f251c' }),
    el('rect', { x: 0, y: 840, width: 1920, height: 30, fill: '#a88459' }),
    cord('M0 120Q960 210 1920 110', '#d8cdb4', 7),
    place(socks.side(RUST_SOCK, sheet).body, [380, 96], 0.5),
    place(drawFleeceFront(lookOf('#d9cdb2', { yoke: '#3f5a48', trim: '#3f5a48' }), sheet), [900, 70], 0.72),
    place(drawBoot(PEAT, sheet), [250, 330], 0.72),
    place(drawBoot(lookOf('#7d8163', { lace: '#d9cfae', collar: '#4a4d3c' }), sheet), [820, 330], 0.72),
    place(mug.front(lookOf('#ece4d2'), sheet).body, [1400, 520], 0.48),
  );

const resoleBench: Scene = (sheet) =>
  group(
    boards(1920, 620, '#4b4036'),
    el('rect', { x: 0, y: 600, width: 1920, height: 480, fill: '#9c7346' }),
    el('rect', { x: 0, y: 600, width: 1920, height: 24, fill: '#c79a64' }),
    ...[690, 790, 900, 1010].map((y) => seam(`M0 ${y}C500 ${y - 14} 1300 ${y + 16} 1920 ${y}`, '#9c7346', 2)),
    place(drawBoot(PEAT, sheet), [250, 130], 0.9),
    place(drawSole(lookOf('#6b4a32', { sole: '#33302c' }), sheet, 'boot'), [1010, 380], 0.66, 18),
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
    place(bottle.front(lookOf('#b4522a'), sheet).body, [440, 220], 0.86, -4),
    place(mug.front(lookOf('#ece4d2'), sheet).body, [780, 480], 0.56),
    el('path', { d: 'M-20 930C300 880 620 950 900 912S1500 930 1940 900V1100H-20Z', fill: '#8ba0af' }),
    el('path', {
      d: 'M-20 930C300 880 620 950 900 912S1500 930 1940 900',
      fill: 'none',
      stroke: light('#8ba0af', 0.5),
      'stroke-width': 5,
    }),
  );

const dayPackOnBench: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'bench', palette: 'rainForest', sun: [980, 220], terrain: 'forest', frame: ['left'] }),
    el('rect', { x: 520, y: 900, width: 1100, height: 46, fill: '#7a5f42' }),
    el('rect', { x: 520, y: 940, width: 1100, height: 18, fill: shade('#7a5f42', 0.5) }),
    ...[600, 1500].map((x) => el('rect', { x, y: 950, width: 50, height: 160, fill: shade('#7a5f42', 0.35) })),
    place(pack.front(BRACKEN, sheet).body, [560, 200], 0.9),
    place(bottle.front(lookOf('#33566b'), sheet).body, [1120, 470], 0.54),
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
