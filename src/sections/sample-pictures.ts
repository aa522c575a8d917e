import type { Image } from '../cms/content-fields.ts';

/** Pictures of the demo shop that section samples show. */

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
