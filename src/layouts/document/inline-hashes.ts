import { EARLY_FAILURES } from '../../features/monitoring/early-failures.ts';
import { EARLY_SESSION } from '../../islands/shell/early-session.ts';
import { EARLY_TAPS } from '../../islands/shell/early-taps.ts';
import { inlineHash } from '../../lib/inline-hash.ts';
import { AFTER_FIRST_PAINT } from './after-first-paint.ts';
import { CONSENT_PLATFORM } from './consent-platform.ts';
import { LAZY_IMAGES } from './lazy-images.ts';
import { WEB_FONTS } from './web-fonts.ts';

export const AFTER_FIRST_PAINT_HASH = inlineHash(AFTER_FIRST_PAINT);
export const CONSENT_PLATFORM_HASH = inlineHash(CONSENT_PLATFORM);
export const EARLY_FAILURES_HASH = inlineHash(EARLY_FAILURES);
export const EARLY_SESSION_HASH = inlineHash(EARLY_SESSION);
export const EARLY_TAPS_HASH = inlineHash(EARLY_TAPS);
export const LAZY_IMAGES_HASH = inlineHash(LAZY_IMAGES);
export const WEB_FONTS_HASH = inlineHash(WEB_FONTS);
