import { readText, writeText, type StorageArea } from './stored-text.ts';

/** A value in the visitor's storage. Nothing here throws: storage may be full or refused, and hold foreign values. */
export interface StoredValue<Value> {
  /** Undefined where nothing usable is stored. */
  readonly read: () => Value | undefined;
  /** Whether the value was stored. */
  readonly write: (value: Value) => boolean;
  readonly remove: () => void;
}

/** A value that is stored as JSON; `parse` returns undefined for a foreign one. */
export function storedValue<Value>(
  area: StorageArea,
  key: string,
  parse: (stored: unknown) => Value | undefined,
): StoredValue<Value> {
  return {
    read: () => parse(parseJson(readText(area, key))),
    write: (value) => writeText(area, key, JSON.stringify(value)),
    remove: () => removeText(area, key),
  };
}

/** Undefined where the text is no JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export function removeText(area: StorageArea, key: string): void {
  try {
    globalThis[`${area}Storage`].removeItem(key);
  } catch {
    // Storage is refused: nothing was stored.
  }
}
