/** Storage of all tabs (`local`) or of this one (`session`). */
export type StorageArea = 'local' | 'session';

/** The stored text: null where there is none, undefined where storage is refused. */
export function readText(area: StorageArea, key: string): string | null | undefined {
  try {
    return globalThis[`${area}Storage`].getItem(key);
  } catch {
    return undefined;
  }
}

/** Whether the text was stored: storage may be full or refused. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  try {
    globalThis[`${area}Storage`].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
