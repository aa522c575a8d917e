import { createHash } from 'node:crypto';
import { EARLY_TAPS } from '../../islands/shell/early-taps.ts';
import { LAZY_IMAGES } from './lazy-images.ts';

/** Source of an inline script or style for the content security policy (CSP 3, section 2.3.1). */
export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

export const EARLY_TAPS_HASH = sha256(EARLY_TAPS);
export const LAZY_IMAGES_HASH = sha256(LAZY_IMAGES);
