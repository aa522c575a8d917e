import type { View } from '../appearance.ts';
import { DRAWERS } from '../drawers.ts';
import { boot } from '../footwear/boot.ts';
import { trailShoe } from '../footwear/trail-shoe.ts';
import { onBench, onFloor, onPeg } from '../in-use/indoors.ts';
import { onRock } from '../in-use/outdoors.ts';
import { el, group } from '../svg.ts';
import type { Scene } from './editorial.ts';
import { productLook } from './looks.ts';

/** A photo as customers take them: not quite level, not quite in the middle, in the light there is. */
interface Shot {
  readonly of: readonly [slug: string, color: string];
  readonly view: View;
  readonly isUpright?: boolean;
  /** Degrees. */
  readonly turn?: number;
  /** Where the middle of the photo is in the scene, and the share of the scene's height that it shows. */
  readonly aim?: readonly [x: number, y: number];
  readonly height?: number;
  readonly light?: readonly [color: string, strength: number];
}

const WARM = ['#ff9a3d', 0.1] as const;
const COOL = ['#4f7fb8', 0.1] as const;
const DULL = ['#5d5a52', 0.14] as const;

/** Photos of the demo's reviews by their names: the id of the review and a number. */
const SHOTS: Readonly<Record<string, Shot>> = {
  'r-saddleback-mid-1-1': { of: ['saddleback-mid', 'Peat'], view: DRAWERS.boot['on-foot'], turn: -3, light: WARM },
  'r-saddleback-mid-1-2': {
    of: ['saddleback-mid', 'Peat'],
    view: onBench(boot.side, { at: [900, 688], scale: 0.78 }, { cup: true }),
    isUpright: true,
    turn: 2,
    aim: [960, 640],
    height: 860,
    light: DULL,
  },
  'r-saddleback-mid-2-1': {
    of: ['saddleback-mid', 'Slate'],
    view: onRock(boot.side, { at: [950, 634], scale: 0.86 }, 'dusk'),
    turn: 3,
    aim: [960, 600],
  },
  'r-saddleback-mid-4-1': {
    of: ['saddleback-mid', 'Peat'],
    view: onFloor(boot.heel, { at: [900, 560], scale: 0.8 }),
    isUpright: true,
    turn: -5,
    aim: [930, 560],
    light: WARM,
  },
  'r-tarn-mid-1-1': { of: ['tarn-mid', 'Tarn'], view: DRAWERS.boot['on-foot'], isUpright: true, turn: 3, light: COOL },
  'r-catchment-shell-1-1': {
    of: ['catchment-shell', 'Fjord'],
    view: DRAWERS.shell['in-use'],
    isUpright: true,
    turn: 2,
    light: COOL,
  },
  'r-catchment-shell-6-1': {
    of: ['catchment-shell', 'Signal'],
    view: onPeg(DRAWERS.shell.front, { at: [960, 570], scale: 1.14 }, [[450, 60]]),
    isUpright: true,
    turn: -2,
  },
  'r-scree-runner-4-1': {
    of: ['scree-runner', 'Moss'],
    view: DRAWERS['trail-shoe']['on-foot'],
    turn: -4,
    aim: [970, 610],
    height: 780,
  },
  'r-scree-runner-7-1': {
    of: ['scree-runner', 'Heather'],
    view: onFloor(trailShoe.top, { at: [900, 540], scale: 0.8 }),
    isUpright: true,
    turn: 5,
    light: WARM,
  },
  'r-hoarfrost-winter-1-1': { of: ['hoarfrost-winter', 'Slate'], view: DRAWERS.boot['on-foot'], turn: 2, light: COOL },
  'r-leeward-2-1-1': { of: ['leeward-2', 'Moss'], view: DRAWERS.tent['in-use'], turn: 1, light: DULL },
  'r-byre-pile-1-1': {
    of: ['byre-pile', 'Oat'],
    view: DRAWERS.fleece['in-use'],
    isUpright: true,
    turn: -3,
    light: WARM,
  },
  'r-daymark-22-1-1': {
    of: ['daymark-22', 'Bracken'],
    view: onBench(DRAWERS.pack.front, { at: [930, 560], scale: 0.84 }),
    isUpright: true,
    turn: 2,
  },
};

/** Middle of the scene, about which a photo is turned. */
const MIDDLE = [960, 540] as const;
/** What an upright photo, and one that is not, shows of the scene's 1080 pixels without its edges. */
const HEIGHTS = [980, 800] as const;

function viewBoxOf({ isUpright = false, aim, height = HEIGHTS[isUpright ? 0 : 1] }: Shot): string {
  const [x, y] = aim ?? (isUpright ? MIDDLE : [960, 590]);
  const width = isUpright ? (height * 3) / 4 : (height * 4) / 3;
  return [x - width / 2, y - height / 2, width, height].map(Math.round).join(' ');
}

/** Another seed than the product's has another place and another wearer. */
function drawShot({ of, view, turn = 0, light: [color, strength] = ['#000', 0] }: Shot, name: string): Scene {
  const look = { ...productLook(...of), seed: name };
  return (sheet) =>
    group(
      el('g', { transform: `rotate(${turn} ${MIDDLE.join(' ')})` }, view(look, sheet).body),
      el('rect', { x: 0, y: -60, width: 1920, height: 1200, fill: color, opacity: strength }),
    );
}

export const REVIEW_PHOTOS = Object.entries(SHOTS).map(([name, shot]) => ({
  name,
  width: shot.isUpright ? 720 : 960,
  height: shot.isUpright ? 960 : 720,
  viewBox: viewBoxOf(shot),
  draw: drawShot(shot, name),
}));
