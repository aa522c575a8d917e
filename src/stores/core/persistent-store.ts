import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { PreinitializedWritableAtom } from 'nanostores';
import { readText, writeText, type StorageArea } from '../../lib/storage/stored-text.ts';
import { parseJson, removeText } from '../../lib/storage/stored-value.ts';
import { createStore } from './store.ts';

/** Values that storage did not take: they last as long as the page. */
const pageValues = new Map<string, string>();

let area: StorageArea = 'local';

/** Where values are written from now on: without consent they last as long as the tab. */
export function persistIn(chosen: StorageArea): void {
  area = chosen;
}

function read(key: string): string | undefined {
  return pageValues.get(key) ?? readText('local', key) ?? readText('session', key) ?? undefined;
}

/** The library reads and writes properties and would throw where storage is full or denied. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) => read(String(key)) !== undefined,
    get: (_, key) => read(String(key)),
    set(_, key, text: string) {
      if (writeText(area, String(key), text)) pageValues.delete(String(key));
      else pageValues.set(String(key), text);
      return true;
    },
    deleteProperty(_, key) {
      pageValues.delete(String(key));
      removeText('local', String(key));
      removeText('session', String(key));
      return true;
    },
  },
);

if (!import.meta.env.SSR) setPersistentEngine(engine, windowPersistentEvents);

/** Creates a store that all tabs of the browser share, in local storage; `parse` returns undefined for a foreign value. */
export function createPersistentStore<Value>(
  keyOfPage: () => string,
  parse: (stored: unknown) => Value | undefined,
): PreinitializedWritableAtom<Value | undefined> & object {
  if (import.meta.env.SSR) return createStore<Value | undefined>(undefined);
  return persistentAtom<Value | undefined>(keyOfPage(), undefined, {
    encode: JSON.stringify,
    decode: (text) => parse(parseJson(text)),
  });
}
