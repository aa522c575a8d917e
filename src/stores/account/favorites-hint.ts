import { readText } from '../../lib/storage/stored-text.ts';
import { ASSOCIATE_KEY } from '../core/associate-key.ts';

/** In local storage: this browser has stored a favorite. */
export const FAVORITES_KEY = 'aisle.favorites';

/**
 * Whether a favorite button may be pressed: this browser has stored a favorite, or an associate is connected, who has
 * none; also where storage is refused, so that the list is requested.
 */
export const mayHeartsDiffer = (): boolean =>
  readText('local', FAVORITES_KEY) !== null || readText('session', ASSOCIATE_KEY) !== null;
