import { drawTeeFront } from '../apparel/tee.ts';
import { drawOvershirtFront } from '../apparel/overshirt.ts';
import { light, shade } from '../color.ts';
import { polygon, type Place } from '../curve.ts';
import { drawBoot } from '../footwear/boot.ts';
import { cap } from '../gear/headwear.ts';
import { socks } from '../gear/socks.ts';
import { tent } from '../gear/tent.ts';
import { mug } from '../gear/vessels.ts';
import { drawLandscape } from '../land/landscape.ts';
import { rain } from '../land/weather.ts';
import { cord, piece, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { place, type Scene } from './editorial.ts';
import { box, groundShadow, post, steam, stoneWall } from './furniture.ts';
import { CHALK_MUG, LICHEN, OAT_SOCK, PEAT, productLook } from './looks.ts';
import { boulder } from './rock.ts';
import { plank, shadeBelow } from './timber.ts';

const tentAtDawn: Scene = (sheet) =>
  group(
    drawLandscape(sheet, {
      seed: 'camp',
      palette: 'springEvening',
      sun: [1380, 430],
      terrain: 'alpine',
      slope: 'left',
    }),
    place(tent.open(productLook('leeward-2', 'Rust'), sheet).body, [330, 40], 1.26),
    groundShadow(sheet, [1490, 990], [90, 12]),
    place(drawBoot(PEAT, sheet), [1330, 794], 0.28),
    groundShadow(sheet, [1560, 1012], [90, 12]),
    place(drawBoot(PEAT, sheet), [1410, 816], 0.28),
    groundShadow(sheet, [394, 1000], [44, 8]),
    place(mug.front(CHALK_MUG, sheet).body, [310, 870], 0.19),
    steam(sheet, 392, 918),
  );

const mugOnWall: Scene = (sheet) =>
  group(
    drawLandscape(sheet, { seed: 'wallmug', palette: 'autumnDawn', sun: [1300, 330], terrain: 'hills', path: 1300 }),
    el(
      'g',
      { transform: 'translate(-420 736) scale(1.7)' },
      stoneWall(sheet, { y: 0, height: 240, color: '#7d776c', seed: 'drystone' }),
    ),
    groundShadow(sheet, [640, 772], [130, 14], 0.5),
    steam(sheet, 622, 520),
    place(mug.front(CHALK_MUG, sheet).body, [400, 424], 0.52),
    groundShadow(sheet, [1230, 778], [330, 18], 0.45),
    place(cap.side(productLook('trig-cap', 'Moss'), sheet).body, [820, 176], 0.9),
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
      el('ellipse', {
        cx,
        cy,
        rx,
        ry: 15,
        fill: '#9fb0b4',
        'fill-opacity': 0.42,
        filter: sheet.blur(4, { x: cx - rx - 20, y: cy - 40, width: rx * 2 + 40, height: 80 }),
      }),
    ),
    plank(sheet, { x: 960, y: 236, width: 330, height: 40 }, '#6a4d32'),
    shadeBelow(sheet, { x: 960, y: 276, width: 330, height: 26 }),
    ...[1040, 1200].map((x) => cord(`M${x} 262V292q0 20 22 16`, '#2a2622', 13)),
    lead([1058, 306]),
    cord('M1212 306C1206 340 1216 356 1210 380', '#d8cdb4', 5),
    place(cap.side(productLook('trig-cap', 'Sand'), sheet).body, [1060, 250], 0.34, -12),
    groundShadow(sheet, [1330, 916], [140, 12], 0.5),
    place(drawBoot(LICHEN, sheet), [1150, 656], 0.37),
    groundShadow(sheet, [1490, 932], [140, 12], 0.5),
    place(drawBoot(LICHEN, sheet), [1310, 672], 0.37),
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
    place(drawOvershirtFront(productLook('tithe-overshirt', 'Umber'), sheet), [1040, 330], 0.8),
    place(cap.side(productLook('trig-cap', 'Sand'), sheet).body, [236, 296], 0.36),
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
    post(sheet, 300, [230, 1020], 60),
    post(sheet, 1620, [214, 1040], 64),
    cord('M300 270Q960 398 1620 262', '#e8dfc8', 6),
    place(drawTeeFront(productLook('fold-merino-tee', 'Lichen'), sheet), [250, 170], 0.86, 1),
    place(socks.side(OAT_SOCK, sheet).body, [780, 246], 0.6),
    place(drawTeeFront(productLook('fold-merino-long', 'Ink'), sheet), [960, 160], 0.86, -1),
    ...[
      [580, 316],
      [694, 326],
      [921, 333],
      [1028, 331],
      [1290, 315],
      [1404, 302],
    ].map(([x = 0, y = 0]) => piece(sheet, box(x - 9, y - 22, 18, 58), { color: '#c2935a', depth: 4 })),
    boulder(sheet, { x: 866, y: 902, width: 460, height: 220, color: '#8d8a78', seed: 'wash' }),
    groundShadow(sheet, [900, 924], [140, 14], 0.45),
    place(drawBoot(PEAT, sheet), [684, 626], 0.42),
  );

/** Scenes in a quiet corner outdoors. */
export const OUTDOORS: Readonly<Record<string, Scene>> = {
  'tent-at-dawn': tentAtDawn,
  'mug-on-wall': mugOnWall,
  'lead-and-door': leadAndDoor,
  'shirt-on-gate': shirtOnGate,
  'washing-line': washingLine,
};
