import { ASSOCIATE_KEY } from '../core/associate-key.ts';

const KEY = 'aisle.favorites';

/**
 * Whether a favorite button may be pressed: this browser has stored a favorite, or an associate is connected, who has
 * none.
 */
export function mayHeartsDiffer(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || sessionStorage.getItem(ASSOCIATE_KEY) !== null;
  } catch {
    // Storage is disabled: request the list.
    return true;
  }
}

export function storeFavoritesHint(count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is disabled.
  }
}
