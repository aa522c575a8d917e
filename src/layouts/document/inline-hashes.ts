import { EARLY_TAPS } from '../../islands/shell/early-taps.ts';
import { inlineHash } from '../../lib/inline-hash.ts';
import { LAZY_IMAGES } from './lazy-images.ts';

export const EARLY_TAPS_HASH = inlineHash(EARLY_TAPS);
export const LAZY_IMAGES_HASH = inlineHash(LAZY_IMAGES);
