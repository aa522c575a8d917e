import { REMEMBER_TRAIL, SHOW_TRAIL } from '../../islands/shell/arrival.ts';
import { inlineHash } from '../../lib/inline-hash.ts';

export const REMEMBER_TRAIL_HASH = inlineHash(REMEMBER_TRAIL);
export const SHOW_TRAIL_HASH = inlineHash(SHOW_TRAIL);
