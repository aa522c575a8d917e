import type { Image } from '../cms/sections/content-fields.ts';

/** Images of the demo shop for section samples. */

export const RIDGE: Image = {
  src: '/media/scenes/ridge-autumn-dawn-1920.webp',
  alt: 'Ridgelines fading into morning mist, a path climbing the nearest one between bracken and pines',
  width: 1920,
  height: 1080,
};

export const BOOT: Image = {
  src: '/media/products/saddleback-mid/peat-side.webp',
  alt: 'Saddleback Mid in Peat, side view',
  width: 900,
  height: 900,
};

export const SOLE: Image = {
  src: '/media/products/saddleback-mid/peat-sole.webp',
  alt: 'Saddleback Mid in Peat, the outsole from below',
  width: 900,
  height: 900,
};

export const COLLAR: Image = {
  src: '/media/products/saddleback-mid/peat-detail.webp',
  alt: 'Saddleback Mid in Peat, close view of collar, hooks and laces',
  width: 900,
  height: 900,
};

export const DRYING_ROOM: Image = {
  src: '/media/scenes/drying-room.webp',
  alt: 'A drying room: two pairs of boots on a shelf, socks and a fleece on the line above, a mug beside them',
  width: 1200,
  height: 900,
};

export const CAIRN: Image = {
  src: '/media/scenes/pack-at-cairn.webp',
  alt: 'A tall blue pack leaning beside a cairn, hills behind',
  width: 1200,
  height: 900,
};

export const PEG: Image = {
  src: '/media/scenes/shell-on-peg.webp',
  alt: 'An orange shell on a peg by a window, wet wool socks beside it',
  width: 1200,
  height: 900,
};

export const BENCH: Image = {
  src: '/media/scenes/resole-bench.webp',
  alt: 'A boot on a workbench, its new sole, thread and a hammer next to it',
  width: 1200,
  height: 900,
};

export const FORD: Image = {
  src: '/media/scenes/sandals-at-ford.webp',
  alt: 'A pair of sandals drying on a rock above a lake',
  width: 1200,
  height: 900,
};

export const SNOW: Image = {
  src: '/media/scenes/winter-boots-snow.webp',
  alt: 'A winter boot in fresh snow, a lit hut in the distance',
  width: 1200,
  height: 900,
};

export const DAY_PACK: Image = {
  src: '/media/scenes/day-pack-on-bench.webp',
  alt: 'A small ochre pack and a bottle on a bench in the mist',
  width: 1200,
  height: 900,
};

export const TARN: Image = {
  src: '/media/scenes/tarn-summer-noon-1920.webp',
  alt: 'A tarn between green hills at noon, a small tent on its shore',
  width: 1920,
  height: 1080,
};

export const HUT: Image = {
  src: '/media/scenes/hut-winter-night-1920.webp',
  alt: 'A hut with lit windows under snowy mountains at night',
  width: 1920,
  height: 1080,
};

export const GIFT_CARD: Image = {
  src: '/media/products/ridge-gift-card/ridge-front.webp',
  alt: 'The gift card: a ridge in contour lines',
  width: 900,
  height: 900,
};

export const FOREST: Image = {
  src: '/media/scenes/forest-rain-1920.webp',
  alt: 'Rain over a spruce forest, mist standing between the hills',
  width: 1920,
  height: 1080,
};
