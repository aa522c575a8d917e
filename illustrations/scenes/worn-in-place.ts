import { drawInsulatedFront } from '../apparel/insulated.ts';
import { drawShellFront } from '../apparel/shell.ts';
import { drawBoot } from '../footwear/boot.ts';
import { drawTrailShoe } from '../footwear/trail-shoe.ts';
import { pack } from '../gear/pack.ts';
import { bottle, mug } from '../gear/vessels.ts';
import { drawLandscape } from '../land/landscape.ts';
import { LAKE_AT_SUNRISE } from '../land/mirror-lake.ts';
import { cord, piece } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { place, type Scene } from './editorial.ts';
import { bench, box, groundShadow, post } from './furniture.ts';
import {
  BRACKEN,
  CHALK_MUG,
  FJORD_BOTTLE,
  HEATHER,
  LOCH,
  PEAT,
  productLook,
  RUST_BOTTLE,
  SIGNAL,
  SLATE_WINTER,
} from './looks.ts';
import { boulder } from './rock.ts';
import { boards, plank, shadeBelow, wideSnow } from './timber.ts';

/** Jacket on a post, boot and bottle on a boulder, pack against it. */
const lookOnRidge: Scene = (sheet) =>
  group(
    drawLandscape(sheet, {
      seed: 'aautumnDawn',
      palette: 'autumnDawn',
      sun: [1340, 330],
      terrain: 'alpine',
      path: 560,
    }),
    post(sheet, 560, [180, 1010], 64),
    cord('M560 226q0 26 22 22', '#2a2622', 12),
    place(drawShellFront(SIGNAL, sheet), [240, 214], 0.72),
    boulder(sheet, { x: 1110, y: 800, width: 560, height: 260, color: '#857c6c', seed: 'look1' }),
    groundShadow(sheet, [1440, 1010], [220, 22], 0.45),
    groundShadow(sheet, [1000, 822], [140, 12], 0.45),
    place(drawBoot(PEAT, sheet), [791, 511], 0.44),
    groundShadow(sheet, [1252, 824], [40, 8], 0.45),
    place(bottle.front(FJORD_BOTTLE, sheet).body, [1077, 517], 0.38),
    place(pack.front(LOCH, sheet).body, [1210, 440], 0.66, 6),
  );

/** A stand of poles on the near shore of the lake, with the carried gear. */
const lookAtLake: Scene = (sheet) =>
  group(
    ...LAKE_AT_SUNRISE.slice(0, -1).map((layer) => layer(sheet)),
    post(sheet, 1440, [230, 1050], 60),
    cord('M1440 276q0 24 22 20', '#2a2622', 12),
    place(drawInsulatedFront(productLook('lull-insulated', 'Juniper'), sheet), [1130, 262], 0.7),
    boulder(sheet, { x: 560, y: 888, width: 640, height: 230, color: '#77757c', seed: 'look2' }),
    groundShadow(sheet, [480, 902], [130, 14], 0.45),
    place(pack.front(BRACKEN, sheet).body, [236, 456], 0.57, -3),
    groundShadow(sheet, [770, 902], [140, 12], 0.45),
    place(drawTrailShoe(HEATHER, sheet), [596, 640], 0.38),
    groundShadow(sheet, [1064, 1010], [54, 9], 0.45),
    place(bottle.front(RUST_BOTTLE, sheet).body, [881, 682], 0.4),
  );

function hutWall(sheet: Sheet): string {
  return group(
    boards(sheet, { x: 760, y: -20, width: 960, height: 1080 }, { color: '#6b4b32', seed: 'hut' }),
    shadeBelow(sheet, { x: 760, y: 40, width: 960, height: 90 }),
    piece(sheet, box(700, -30, 1000, 70), { color: '#4b3524', depth: 10 }),
    el('path', { d: 'M712 -40Q676 6 706 34Q760 66 860 44T1080 52T1320 40T1540 54T1720 36V-40Z', fill: '#f1f4f1' }),
    piece(sheet, box(740, 30, 40, 980), { color: '#553b26', depth: 10 }),
    plank(sheet, { x: 880, y: 196, width: 470, height: 36 }, '#5d4530'),
    shadeBelow(sheet, { x: 880, y: 232, width: 470, height: 26 }),
    ...[960, 1110, 1270].map((x) => cord(`M${x} 214V240q0 16 16 14`, '#241d17', 12)),
  );
}

/** The lee side of a hut in snow: a parka on its peg, boots, pack and a cup on the bench. */
const lookAtHut: Scene = (sheet) =>
  group(
    drawLandscape(sheet, {
      seed: 'awinterBlue',
      palette: 'winterBlue',
      sun: [420, 240],
      terrain: 'alpine',
      frame: ['left'],
    }),
    hutWall(sheet),
    place(drawInsulatedFront(productLook('deep-station-parka', 'Fjord'), sheet), [816, 214], 0.66),
    bench(sheet, { x: 800, y: 860, width: 860, foot: 1010, color: '#8a6a48' }),
    groundShadow(sheet, [1430, 866], [190, 12], 0.5),
    place(pack.front(productLook('rollway-26', 'Rust'), sheet).body, [1240, 388], 0.61),
    place(mug.front(CHALK_MUG, sheet).body, [836, 732], 0.2),
    groundShadow(sheet, [560, 1000], [230, 18], 0.4),
    place(drawBoot(SLATE_WINTER, sheet), [290, 584], 0.6),
    wideSnow(sheet, 996, 'hut'),
  );

/** Outfits laid out where they are worn; for images with hotspots on the products. */
export const WORN_IN_PLACE: Readonly<Record<string, Scene>> = {
  'look-on-ridge': lookOnRidge,
  'look-at-lake': lookAtLake,
  'look-at-hut': lookAtHut,
};
