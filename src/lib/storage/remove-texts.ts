import type { StorageArea } from './stored-text.ts';
import { removeText } from './stored-value.ts';

/** Removes every value whose key starts with `prefix`. */
export function removeTexts(area: StorageArea, prefix: string): void {
  try {
    const keys = Object.keys(globalThis[`${area}Storage`]);
    for (const key of keys) if (key.startsWith(prefix)) removeText(area, key);
  } catch {
    // Storage is refused: nothing was stored.
  }
}
