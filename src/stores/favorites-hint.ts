const KEY = 'aisle.favorites';

/** Whether this browser has kept a favorite, as far as is known without asking; the list itself is the service's. */
export function hasKeptFavorites(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage is switched off: ask.
    return true;
  }
}

export function noteFavorites(count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off.
  }
}
