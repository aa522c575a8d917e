import { EARLY_TAPS } from '../../islands/shell/early-taps.ts';
import { inlineHash } from '../../lib/inline-hash.ts';
import { LAZY_IMAGES } from './lazy-images.ts';
import { LOAD_WEB_FONTS, WEB_FONTS } from './web-fonts.ts';

export const EARLY_TAPS_HASH = inlineHash(EARLY_TAPS);
export const LAZY_IMAGES_HASH = inlineHash(LAZY_IMAGES);
export const LOAD_WEB_FONTS_HASH = inlineHash(LOAD_WEB_FONTS);
export const WEB_FONTS_HASH = inlineHash(WEB_FONTS);
