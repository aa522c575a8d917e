import { drawTeeFront } from '../apparel/tee.ts';
import { drawOvershirtFront } from '../apparel/overshirt.ts';
import { light, mix, shade } from '../color.ts';
import { curve, polygon, type Place } from '../curve.ts';
import { drawBoot } from '../footwear/boot.ts';
import { cap } from '../gear/headwear.ts';
import { socks } from '../gear/socks.ts';
import { mug } from '../gear/vessels.ts';
import { drawLandscape } from '../land/landscape.ts';
import { rain } from '../land/weather.ts';
import { cord, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { place, type Scene } from './editorial.ts';
import { box, glow, groundShadow, post, steam, stoneWall } from './furniture.ts';
import { lookOf, PEAT, RUST_SOCK } from './looks.ts';
import { boulder } from './props.ts';

const CANVAS = '#c9672f';

/** A ridge tent in the foreground, its door rolled back and a lamp inside; `y` is the ground. */
function nearTent(sheet: Sheet, x: number, y: number): string {
  const front = polygon([
    [x - 330, y],
    [x, y - 430],
    [x + 330, y],
  ]);
  const door = curve(
    [
      [x - 190, y, 'c'],
      [x - 92, y - 150],
      [x - 10, y - 380, 'c'],
      [x + 70, y - 160],
      [x + 172, y, 'c'],
    ],
    true,
  );
  const side = polygon([
    [x, y - 430],
    [x + 300, y - 470],
    [x + 640, y - 60],
    [x + 330, y],
  ]);
  const flap = curve(
    [
      [x - 10, y - 384, 'c'],
      [x - 100, y - 160],
      [x - 200, y, 'c'],
      [x - 262, y, 'c'],
      [x - 150, y - 190],
      [x - 34, y - 374, 'c'],
    ],
    true,
  );
  return group(
    groundShadow(sheet, [x + 180, y + 6], [520, 26], 0.5),
    cord(`M${x - 320} ${y - 6}L${x - 420} ${y + 40}`, '#e8e2d2', 3),
    cord(`M${x + 600} ${y - 90}L${x + 740} ${y + 10}`, '#e8e2d2', 3),
    cord(`M${x} ${y - 426}L${x - 250} ${y + 44}`, '#e8e2d2', 3),
    piece(sheet, side, { color: mix(CANVAS, '#ffb45e', 0.18), depth: 30 }),
    seam(`M${x + 150} ${y - 448}L${x + 480} ${y - 30}`, CANVAS),
    piece(sheet, front, { color: CANVAS, depth: 26 }),
    piece(sheet, door, { color: '#5e2c14', depth: 0 }),
    el(
      'g',
      { 'clip-path': sheet.clip(door) },
      glow(sheet, [x - 6, y - 150], 130, { color: '#ffc766', opacity: 0.95 }),
      piece(
        sheet,
        curve(
          [
            [x - 170, y - 4],
            [x - 120, y - 74],
            [x + 40, y - 84],
            [x + 160, y - 30],
            [x + 170, y + 6],
            [x - 150, y + 8],
          ],
          true,
        ),
        { color: '#3f5a6b', depth: 18 },
      ),
    ),
    piece(sheet, flap, { color: light(CANVAS, 0.14), depth: 12 }),
    ...[0.35, 0.62].map((share) => cord(`M${x - 40 - share * 190} ${y - 380 * (1 - share)}l-26 10`, '#3a2a1e', 4)),
    seam(`M${x} ${y - 430}L${x + 300} ${y - 470}`, CANVAS, 5),
  );
}

const tentAtDawn: Scene = (sheet) =>
  group(
    drawLandscape(sheet, {
      seed: 'camp',
      palette: 'springEvening',
      sun: [1380, 430],
      terrain: 'alpine',
      slope: 'left',
    }),
    nearTent(sheet, 760, 960),
    groundShadow(sheet, [1440, 990], [120, 14]),
    place(drawBoot(PEAT, sheet), [1180, 716], 0.38),
    groundShadow(sheet, [1540, 1016], [120, 14]),
    place(drawBoot(PEAT, sheet), [1290, 746], 0.38),
    place(mug.front(lookOf('#ece4d2'), sheet).body, [300, 850], 0.24),
    steam(sheet, 402, 922),
  );

const mugOnWall: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'wallmug', palette: 'autumnDawn', sun: [1300, 330], terrain: 'hills', path: 1300 }),
    stoneWall(sheet, { y: 742, height: 360, color: '#7d776c', seed: 'drystone' }),
    groundShadow(sheet, [760, 760], [190, 16], 0.45),
    steam(sheet, 760, 474),
    place(mug.front(lookOf('#ece4d2'), sheet).body, [440, 256], 0.76),
    groundShadow(sheet, [1290, 766], [230, 16], 0.4),
    place(cap.side(lookOf('#3f5a48', { brim: '#2b4033' }), sheet).body, [1010, 420], 0.52),
  );

/** A collar and a lead, wet, on a hook. */
function lead([x, y]: Place): string {
  const rope = '#3f5a6b';
  const strand = (dx: number, low: number): string =>
    `M${x + dx * 0.2} ${y}C${x - 70 + dx} ${y + 160} ${x - 90 + dx} ${y + low - 120} ${x + dx} ${y + low}C${x + 90 + dx} ${y + low - 120} ${x + 70 + dx} ${y + 160} ${x + dx * 0.2 + 8} ${y + 4}`;
  const drops = [
    [x - 6, y + 480],
    [x + 26, y + 452],
    [x - 40, y + 520],
  ] as const;
  return group(
    cord(strand(0, 400), rope, 17),
    cord(strand(24, 330), rope, 17),
    ...[strand(0, 400), strand(24, 330)].map((d) => stitch(d, '#c9d6da', { width: 3, dash: '5 13' })),
    cord(
      `M${x - 34} ${y + 330}C${x - 130} ${y + 420} ${x - 100} ${y + 470} ${x - 20} ${y + 450}S${x + 40} ${y + 360} ${x - 20} ${y + 340}`,
      '#8a4a26',
      22,
    ),
    el('circle', { cx: x - 30, cy: y + 342, r: 15, fill: 'none', stroke: '#b9a56a', 'stroke-width': 7 }),
    el('rect', {
      x: x - 88,
      y: y + 432,
      width: 30,
      height: 34,
      rx: 4,
      fill: '#c9a24a',
      stroke: '#3a2c12',
      'stroke-width': 3,
    }),
    el('circle', { cx: x + 26, cy: y + 436, r: 17, fill: '#c9a24a', stroke: '#3a2c12', 'stroke-width': 3 }),
    ...drops.map(([dx, dy]) =>
      el('path', { d: `M${dx} ${dy}q10 18 0 24q-10 -6 0 -24Z`, fill: '#dfe9ec', 'fill-opacity': 0.9 }),
    ),
  );
}

function door(sheet: Sheet, x: number, top: number, foot: number): string {
  const paint = '#3f5f4a';
  const panel = (px: number, py: number, height: number): string =>
    piece(sheet, box(px, py, 170, height), { color: shade(paint, 0.08), depth: 12 });
  return group(
    piece(sheet, box(x - 46, top - 50, 542, foot - top + 50), { color: '#8a8172', depth: 14 }),
    piece(sheet, box(x, top, 450, foot - top), { color: paint, depth: 16 }),
    panel(x + 40, top + 40, 240),
    panel(x + 240, top + 40, 240),
    panel(x + 40, top + 320, foot - top - 380),
    panel(x + 240, top + 320, foot - top - 380),
    piece(sheet, box(x + 170, top + 288, 110, 24), { color: '#b9984e', depth: 6, gloss: 0.8 }),
    el('circle', { cx: x + 418, cy: top + 420, r: 21, fill: '#b9984e', stroke: '#3a2c12', 'stroke-width': 3 }),
    el('path', {
      d: `M${x + 404} ${top + 412}a17 17 0 0 1 18 -10`,
      fill: 'none',
      stroke: '#f2e2ab',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  );
}

const leadAndDoor: Scene = (sheet) =>
  group(
    stoneWall(sheet, { y: -30, height: 960, color: '#8b8578', seed: 'farm' }),
    door(sheet, 360, 130, 900),
    piece(sheet, box(200, 900, 1520, 60), { color: '#97917f', depth: 10 }),
    el('rect', { x: 200, y: 958, width: 1520, height: 160, fill: '#5d584c' }),
    ...[
      [620, 1030, 260],
      [1360, 1040, 190],
    ].map(([cx = 0, cy = 0, rx = 0]) =>
      el('ellipse', { cx, cy, rx, ry: 15, fill: '#a9b6b6', 'fill-opacity': 0.5, stroke: '#d6dedd', 'stroke-width': 3 }),
    ),
    piece(sheet, box(960, 236, 330, 40), { color: '#6a4d32', depth: 8 }),
    ...[1040, 1200].map((x) => cord(`M${x} 262V292q0 20 22 16`, '#2a2622', 13)),
    lead([1058, 306]),
    cord('M1212 306C1206 340 1216 356 1210 380', '#d8cdb4', 5),
    place(cap.side(lookOf('#9a6a35', { brim: '#5c3f20' }), sheet).body, [1060, 250], 0.34, -12),
    groundShadow(sheet, [1330, 916], [140, 12], 0.5),
    place(
      drawBoot(lookOf('#4f5a48', { sole: '#26272a', lace: '#d9cfae', collar: '#353c30' }), sheet),
      [1150, 656],
      0.37,
    ),
    groundShadow(sheet, [1490, 932], [140, 12], 0.5),
    place(
      drawBoot(lookOf('#4f5a48', { sole: '#26272a', lace: '#d9cfae', collar: '#353c30' }), sheet),
      [1310, 672],
      0.37,
    ),
    el('g', { opacity: 0.8 }, rain('door')),
  );

/** A gate of five bars between two posts. */
function gate(sheet: Sheet, y: number): string {
  const wood = '#8a7357';
  const bar = (at: number): string =>
    piece(
      sheet,
      polygon([
        [440, y + at],
        [1330, y + at - 14],
        [1330, y + at + 20],
        [440, y + at + 36],
      ]),
      { color: wood, depth: 8 },
    );
  return group(
    ...[0, 84, 162, 236, 306].map(bar),
    piece(
      sheet,
      polygon([
        [450, y + 320],
        [482, y + 340],
        [1310, y - 4],
        [1296, y - 20],
      ]),
      { color: shade(wood, 0.12), depth: 8 },
    ),
    ...[440, 860, 1290].map((x) => piece(sheet, box(x, y - 24, 44, 380), { color: light(wood, 0.08), depth: 9 })),
    ...[454, 874, 1304].flatMap((x) =>
      [30, 180, 316].map((dy) => el('circle', { cx: x + 8, cy: y + dy, r: 5, fill: '#3a342b' })),
    ),
  );
}

const shirtOnGate: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'gate', palette: 'summerNoon', sun: [1420, 180], terrain: 'hills', path: 820 }),
    gate(sheet, 660),
    post(sheet, 400, [540, 1040], 84),
    post(sheet, 1400, [440, 1050], 96),
    place(
      drawOvershirtFront(lookOf('#6a503a', { button: '#d9c79a', collar: '#4a3626' }, { cloth: 'canvas' }), sheet),
      [1040, 330],
      0.8,
    ),
    place(cap.side(lookOf('#a4492a', { brim: '#6b2a14' }), sheet).body, [236, 296], 0.36),
  );

const washingLine: Scene = (sheet) =>
  group(
    drawLandscape(sheet, {
      seed: 'washing',
      palette: 'summerNoon',
      sun: [560, 190],
      terrain: 'alpine',
      gap: [400, 1500],
    }),
    boulder(sheet, { x: 860, y: 900, width: 460, height: 240, color: '#8d8a78', seed: 'wash' }),
    post(sheet, 300, [270, 1020], 60),
    post(sheet, 1620, [250, 1040], 64),
    cord('M300 306Q960 424 1620 286', '#e8dfc8', 6),
    place(drawTeeFront(lookOf('#9a9b6c', {}, { cloth: 'merino' }), sheet), [330, 250], 0.62, 2),
    place(socks.side(RUST_SOCK, sheet).body, [820, 306], 0.46),
    place(drawTeeFront(lookOf('#35404c', {}, { cloth: 'merino', sleeve: 'long' }), sheet), [1030, 236], 0.64, -2),
    ...[
      [540, 352],
      [668, 364],
      [928, 372],
      [1010, 374],
      [1250, 356],
      [1392, 340],
    ].map(([x = 0, y = 0]) => piece(sheet, box(x - 8, y - 20, 16, 52), { color: '#c2935a', depth: 4 })),
    groundShadow(sheet, [870, 908], [160, 14], 0.4),
    place(drawBoot(PEAT, sheet), [640, 560], 0.5),
  );

/** Scenes in a quiet corner outdoors. */
export const OUTDOORS: Readonly<Record<string, Scene>> = {
  'tent-at-dawn': tentAtDawn,
  'mug-on-wall': mugOnWall,
  'lead-and-door': leadAndDoor,
  'shirt-on-gate': shirtOnGate,
  'washing-line': washingLine,
};
