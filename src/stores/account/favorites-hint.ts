import { readText } from '../../lib/storage/stored-text.ts';

/** In local storage: this browser has stored a favorite. */
export const FAVORITES_KEY = 'aisle.favorites';

/**
 * Whether a favorite button may be pressed: this browser has stored a favorite; also where storage is refused, so that
 * the list is requested.
 */
export const mayHeartsDiffer = (): boolean => readText('local', FAVORITES_KEY) !== null;
