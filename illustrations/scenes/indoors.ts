import { baseLayer } from '../apparel/base-layer.ts';
import { shade } from '../color.ts';
import { curve, polygon } from '../curve.ts';
import { drawBoot } from '../footwear/boot.ts';
import { bottle, mug } from '../gear/vessels.ts';
import { pack } from '../gear/pack.ts';
import { socks } from '../gear/socks.ts';
import { drawLandscape } from '../land/landscape.ts';
import { cord, piece, seam, stitch } from '../material.ts';
import { el, group, type Area, type Sheet } from '../svg.ts';
import { textureFill } from '../texture.ts';
import { place, type Scene } from './editorial.ts';
import { compass, foldedMap, mugFromAbove, pencil } from './tabletop.ts';
import { awl, last, spool, toolRack } from './workshop.ts';
import { box, glow, groundShadow, logs, ropeCoil, stove } from './furniture.ts';
import { BRACKEN, CHALK_MUG, OAT_SOCK, PEAT, productLook, RUST_BOTTLE } from './looks.ts';
import { boards, plank, shadeBelow, wideDeck } from './timber.ts';

const ROOM: Area = { x: 0, y: 0, width: 1920, height: 1080 };

const mapAndCompass: Scene = (sheet) =>
  group(
    boards(sheet, ROOM, { color: '#7c5a3a', seed: 'table', board: 180, isUpright: false }),
    el('g', { transform: 'translate(330 250) rotate(-6)' }, foldedMap(sheet, 1080, 700)),
    el('g', { transform: 'translate(1290 620) rotate(18) scale(0.95)' }, compass(sheet)),
    el('g', { transform: 'translate(560 800) rotate(-24)' }, pencil(sheet)),
    mugFromAbove(sheet, 470, 240),
  );

const bootsByStove: Scene = (sheet) =>
  group(
    boards(sheet, { ...ROOM, height: 820 }, { color: '#5a4632', seed: 'stove' }),
    wideDeck(sheet, 812, '#6b4f35', 'stove'),
    plank(sheet, { x: 0, y: 776, width: 1920, height: 40 }, '#4b3624'),
    shadeBelow(sheet, { x: 0, y: 816, width: 1920, height: 50 }),
    logs(sheet, [260, 880], 360, 4),
    piece(
      sheet,
      polygon([
        [636, 900],
        [1130, 900],
        [1176, 960],
        [590, 960],
      ]),
      { color: '#5b5a57', depth: 8 },
    ),
    stove(sheet, 890, 916),
    cord('M1080 240Q1380 286 1760 226', '#d8cdb4', 6),
    place(socks.side(OAT_SOCK, sheet).body, [1140, 186], 0.42),
    place(baseLayer.front(productLook('understory-crew', 'Juniper'), sheet).body, [1310, 132], 0.52),
    groundShadow(sheet, [1300, 956], [170, 16]),
    place(drawBoot(PEAT, sheet), [1070, 600], 0.5),
    groundShadow(sheet, [1430, 1012], [180, 16]),
    place(drawBoot(PEAT, sheet), [1190, 652], 0.52),
    glow(sheet, [1080, 900], 220, { color: '#ff9a3c', opacity: 0.2 }),
  );

/** Seat cushions of a railway carriage. */
function seat(sheet: Sheet, x: number, color: string): string {
  const back = curve(
    [
      [x, 860, 'c'],
      [x - 8, 520],
      [x + 20, 320],
      [x + 120, 284],
      [x + 470, 284],
      [x + 568, 320],
      [x + 598, 520],
      [x + 590, 860, 'c'],
    ],
    true,
  );
  const rest = curve(
    [
      [x + 70, 300],
      [x + 130, 262],
      [x + 460, 262],
      [x + 520, 300],
      [x + 500, 400],
      [x + 90, 400],
    ],
    true,
  );
  const cushion = curve(
    [
      [x - 30, 860, 'c'],
      [x - 44, 900],
      [x - 30, 990, 'c'],
      [x + 620, 990, 'c'],
      [x + 634, 900],
      [x + 620, 860, 'c'],
      [x + 300, 836],
    ],
    true,
  );
  const dots = textureFill(sheet, 'grid', color, 1.6);
  return group(
    piece(sheet, back, { color, depth: 34, texture: 'canvas' }),
    el('path', { d: back, fill: dots, 'fill-opacity': 0.5 }),
    piece(sheet, rest, { color: '#e4ddca', depth: 16, texture: 'canvas' }),
    seam(`M${x + 36} 430Q${x + 300} 452 ${x + 560} 430`, color),
    piece(sheet, cushion, { color, depth: 30, texture: 'canvas' }),
    el('path', { d: cushion, fill: dots, 'fill-opacity': 0.5 }),
    piece(sheet, box(x - 60, 980, 710, 120), { color: '#4a4742', depth: 8 }),
  );
}

function trainWindow(sheet: Sheet): string {
  const pane = 'M300 120Q300 84 336 84H980Q1016 84 1016 120V604Q1016 640 980 640H336Q300 640 300 604Z';
  const view = drawLandscape(sheet, {
    seed: 'train',
    palette: 'october',
    sun: [520, 210],
    terrain: 'alpine',
    woods: 2,
  });
  const streaks = [150, 236, 344, 470, 560]
    .map((y, index) => `M${320 + index * 90} ${y}h${180 + (index % 3) * 120}`)
    .join('');
  return group(
    el(
      'g',
      { 'clip-path': sheet.clip(pane) },
      el('g', { transform: 'translate(60 60) scale(0.62)' }, view),
      el('path', {
        d: streaks,
        stroke: '#ffffff',
        'stroke-width': 4,
        'stroke-opacity': 0.3,
        'stroke-linecap': 'round',
      }),
      el('path', { d: 'M300 84L620 84L380 640H300Z', fill: '#ffffff', 'fill-opacity': 0.1 }),
    ),
    el('path', { d: pane, fill: 'none', stroke: '#2e302f', 'stroke-width': 26 }),
    el('path', { d: pane, fill: 'none', stroke: '#8d9390', 'stroke-width': 8 }),
    el('path', { d: 'M300 226H1016', stroke: '#2e302f', 'stroke-width': 12 }),
  );
}

const packOnTrain: Scene = (sheet) =>
  group(
    el('rect', {
      width: 1920,
      height: 1080,
      fill: sheet.gradient([
        [0, '#d9d3c2'],
        [1, '#b7b09c'],
      ]),
    }),
    el('path', { d: 'M0 700H1920M0 726H1920', stroke: '#98917e', 'stroke-width': 5 }),
    trainWindow(sheet),
    seat(sheet, 1050, '#3f5a5c'),
    piece(sheet, 'M230 792H820Q848 792 848 812V830H230Z', { color: '#b9a27c', depth: 8 }),
    piece(sheet, box(470, 830, 50, 260), { color: '#6f6a60', depth: 10 }),
    groundShadow(sheet, [700, 794], [60, 9]),
    place(bottle.front(RUST_BOTTLE, sheet).body, [520, 396], 0.5),
    el(
      'g',
      { transform: 'translate(330 768) rotate(-5)' },
      piece(sheet, 'M0 0H170V22H0Z', { color: '#f1ead8', depth: 4 }),
      stitch('M120 2V20', '#8a7c5c', { width: 2, dash: '3 3' }),
    ),
    groundShadow(sheet, [1350, 880], [240, 26]),
    place(pack.front(BRACKEN, sheet).body, [900, 120], 0.98, -3),
  );

const lastAndThread: Scene = (sheet) =>
  group(
    boards(sheet, { ...ROOM, height: 660 }, { color: '#57483a', seed: 'last' }),
    toolRack(sheet),
    wideDeck(sheet, 624, '#9c7346', 'last'),
    shadeBelow(sheet, { x: 0, y: 580, width: 1920, height: 90 }),
    el('g', { transform: 'translate(420 520) scale(1.06)' }, last(sheet)),
    spool(sheet, 1260, 540, '#d9c79a'),
    spool(sheet, 1430, 572, '#b4522a'),
    cord('M1270 640C1180 720 1230 800 1100 850S900 880 820 940', '#d9c79a', 5),
    el('g', { transform: 'translate(1090 900) rotate(-12)' }, awl(sheet)),
    el(
      'g',
      { transform: 'translate(420 890) rotate(4)' },
      piece(
        sheet,
        curve(
          [
            [0, 20],
            [120, 0],
            [290, 10],
            [340, 50],
            [250, 110],
            [90, 120],
          ],
          true,
        ),
        { color: '#6b4a32', depth: 12, texture: 'grain' },
      ),
      stitch('M24 34C120 14 280 22 318 52', '#d9c79a'),
    ),
  );

/** A knitted glove, fingers down, as it hangs from a clip. */
function glove(sheet: Sheet, color: string, flip: 1 | -1): string {
  const hand = curve(
    [
      [-58, 0, 'c'],
      [58, 0, 'c'],
      [66, 110],
      [86, 150],
      [128, 196],
      [136, 240],
      [104, 244],
      [70, 214],
      [62, 240],
      [60, 360],
      [44, 384],
      [28, 364],
      [24, 270],
      [20, 378],
      [2, 404],
      [-16, 380],
      [-14, 270],
      [-22, 368],
      [-40, 388],
      [-56, 362],
      [-52, 260],
      [-62, 330],
      [-80, 340],
      [-90, 312],
      [-78, 200],
      [-66, 110],
    ],
    true,
  );
  return el(
    'g',
    { transform: `scale(${flip} 1)` },
    piece(sheet, hand, { color, depth: 18, texture: 'knit', textureScale: 0.7 }),
    piece(sheet, 'M-62 -70Q0 -58 62 -70L66 22Q0 36 -66 22Z', {
      color: shade(color, 0.25),
      depth: 10,
      texture: 'rib',
      textureScale: 0.8,
    }),
    piece(
      sheet,
      curve(
        [
          [-46, 130],
          [30, 124],
          [40, 220],
          [-40, 226],
        ],
        true,
      ),
      { color: '#8a5a33', depth: 8, texture: 'grain' },
    ),
  );
}

const ropeAndGloves: Scene = (sheet) =>
  group(
    boards(sheet, ROOM, { color: '#6b5440', seed: 'rope' }),
    plank(sheet, { x: 380, y: 150, width: 1180, height: 56 }, '#5d4530'),
    shadeBelow(sheet, { x: 380, y: 206, width: 1180, height: 36 }),
    ...[700, 1130, 1380].map((x) => cord(`M${x} 180V236q0 22 26 18`, '#2a2622', 15)),
    ropeCoil(sheet, [708, 236], 640, { color: '#b4522a', fleck: '#ead9b8' }),
    ...[1130, 1380].map((x) => cord(`M${x + 6} 250v74`, '#d8cdb4', 5)),
    el(
      'g',
      { transform: 'translate(1136 400)' },
      el('path', { d: 'M-60 0h150v380h-150Z', fill: '#120c06', 'fill-opacity': 0.3, filter: sheet.blur(18) }),
      glove(sheet, '#3f5a48', 1),
    ),
    el(
      'g',
      { transform: 'translate(1386 412) rotate(3)' },
      el('path', { d: 'M-60 0h150v380h-150Z', fill: '#120c06', 'fill-opacity': 0.3, filter: sheet.blur(18) }),
      glove(sheet, '#3f5a48', -1),
    ),
    place(mug.front(CHALK_MUG, sheet).body, [1290, 672], 0.5),
    plank(sheet, { x: 1220, y: 1006, width: 520, height: 46 }, '#8a6640'),
  );

/** Scenes in a quiet corner under a roof. */
export const INDOORS: Readonly<Record<string, Scene>> = {
  'map-and-compass': mapAndCompass,
  'boots-by-stove': bootsByStove,
  'pack-on-train': packOnTrain,
  'last-and-thread': lastAndThread,
  'rope-and-gloves': ropeAndGloves,
};
