import { light, mix, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';
import { points } from '../trace.ts';
import type { Shape } from './fit.ts';
import { garmentOf, type Wearer } from './leg.ts';
import { bodyLight, grain, shine, soft } from './light.ts';

/** A bare foot from its outer side on the bed of an open shoe, toe to the right, with the first toe farthest. */
const FOOT = points(
  '366,60 362,160 360,230 364,290 384,344 428,392 500,438 570,480 630,508 690,526 742,532 780,544 804,564 808,588 790,606 740,614 640,622 500,626 340,624 180,620 128,610 104,582 98,540 104,490 126,440 150,396 162,350 164,290 156,220 142,140 132,60',
);
/** The other toes, the second first: each lies before the one beyond it. */
const TOES = [
  '676,534 730,538 770,550 793,568 796,588 780,602 730,610 670,600',
  '650,528 706,536 748,550 770,570 770,592 752,606 704,614 640,604',
  '624,512 678,534 718,554 740,578 740,598 722,610 678,618 616,610',
  '594,516 644,540 682,562 702,584 700,604 684,616 636,622 584,616',
].map(points);
const NAILS = [
  '780,547 797,557 804,574 798,575 784,562',
  '770,546 786,556 793,574 788,575 776,564',
  '744,556 758,566 765,582 760,583 749,573',
  '714,566 727,576 733,590 728,591 718,582',
  '677,574 690,584 695,598 690,599 680,590',
].map(points);
/** Where the leg begins, from back to front. */
const ANKLE = points('152,300 366,300');

export function bareFoot(sheet: Sheet, at: Shape, wearer: Wearer): string {
  const skin = wearer.skin ?? '#c58d68';
  const path = curve(at(FOOT), true);
  return group(
    flesh(sheet, path, skin),
    bodyLight(sheet, path, { roundness: 50, height: 1, opacity: 0.85 }),
    bodyLight(sheet, path, { roundness: 18, height: 0.5, opacity: 0.5 }),
    shine(sheet, path, { roundness: 34, opacity: 0.08 }),
    el('g', { 'clip-path': sheet.clip(path) }, ...anatomy(sheet, at, skin)),
    nail(sheet, at(NAILS[0] ?? []), skin),
    ...TOES.map((toe, index) => toeOf(sheet, at(toe), at(NAILS[index + 1] ?? []), skin)),
    garmentOf(sheet, at(ANKLE), wearer),
  );
}

function flesh(sheet: Sheet, path: string, skin: string): string {
  return group(
    el('path', { d: path, fill: skin, stroke: shade(skin, 0.6), 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    grain(sheet, path, { frequency: [0.16, 0.18], depth: 0.3, octaves: 2, opacity: 0.4 }),
  );
}

/** What bones and sinews do to the light: ankle, heel cord, instep, and the ruddy skin that bears the weight. */
function anatomy(sheet: Sheet, at: Shape, skin: string): string[] {
  const way = (text: string): string => curve(at(points(text)));
  const bright = light(skin, 0.7);
  const ruddy = mix(skin, '#a03a28', 0.6);
  return [
    soft(sheet, way('206,270 216,340 214,400'), { width: 26, blur: 13, opacity: 0.26 }),
    soft(sheet, way('252,404 272,414 276,436'), { width: 42, blur: 14, color: bright, opacity: 0.6 }),
    soft(sheet, way('226,456 262,482 304,460'), { width: 20, blur: 10, opacity: 0.3 }),
    soft(sheet, way('310,300 330,360 380,410 460,452'), { width: 18, blur: 10, color: bright, opacity: 0.36 }),
    soft(sheet, way('330,420 400,470 480,500 560,530'), { width: 22, blur: 13, opacity: 0.16 }),
    ...['420,430 520,486 610,520', '400,446 500,504 590,536'].map((text) =>
      soft(sheet, way(text), { width: 7, blur: 4, color: bright, opacity: 0.3 }),
    ),
    soft(sheet, way('120,600 108,560 116,516'), { width: 44, blur: 18, color: ruddy, opacity: 0.34 }),
    soft(sheet, way('480,612 560,606 600,600'), { width: 40, blur: 18, color: ruddy, opacity: 0.3 }),
    soft(sheet, way('690,560 760,560 800,580'), { width: 30, blur: 14, color: ruddy, opacity: 0.26 }),
  ];
}

function toeOf(sheet: Sheet, toe: readonly Point[], plate: readonly Point[], skin: string): string {
  const path = curve(toe, true);
  const [, , knuckle = [0, 0], tip = [0, 0]] = toe;
  const fade = sheet.gradient(
    [
      [0, '#fff', 0],
      [0.34, '#fff', 0.2],
      [0.62, '#fff', 1],
    ],
    [0, 0, 1, 0.2],
  );
  const mask = sheet.define((id) =>
    el(
      'mask',
      { id, maskContentUnits: 'userSpaceOnUse' },
      el('path', { d: path, fill: fade, stroke: fade, 'stroke-width': 6 }),
    ),
  );
  return el(
    'g',
    { mask },
    soft(sheet, path, { width: 9, blur: 5, opacity: 0.4 }),
    flesh(sheet, path, skin),
    bodyLight(sheet, path, { roundness: 14, height: 1, opacity: 0.8 }),
    soft(sheet, curve([knuckle, tip]), { width: 12, blur: 6, color: mix(skin, '#a03a28', 0.5), opacity: 0.3 }),
    nail(sheet, plate, skin),
  );
}

function nail(sheet: Sheet, plate: readonly Point[], skin: string): string {
  const d = curve(plate, true);
  return group(
    el('path', { d, fill: mix(light(skin, 0.45), '#e8a090', 0.3), stroke: shade(skin, 0.4), 'stroke-width': 1.2 }),
    soft(sheet, curve(plate.slice(0, 3)), { width: 3, blur: 1.4, color: '#fff', opacity: 0.5 }),
  );
}
