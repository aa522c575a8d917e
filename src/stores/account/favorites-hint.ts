import { ASSOCIATE_KEY } from '../core/associate-key.ts';

const KEY = 'aisle.favorites';

/** Whether a heart may look otherwise than unpressed: this browser has kept a favorite, or an associate is connected, who keeps none. */
export function mayHeartsDiffer(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || sessionStorage.getItem(ASSOCIATE_KEY) !== null;
  } catch {
    // Storage is switched off: ask.
    return true;
  }
}

export function storeFavoritesHint(count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off.
  }
}
