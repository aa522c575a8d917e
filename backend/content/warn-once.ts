import { LRUCache } from 'lru-cache';
import type { Log } from '../../src/lib/log.ts';
import { isRecord } from '../../domain/record.ts';
import { replaceSections } from './section-walk.ts';

/** Logs a warning once per fields and message; remembers the last thousand. */
export type WarnOnce = (fields: object, message: string) => void;

export function createWarnOnce(log: Log): WarnOnce {
  const seen = new LRUCache<string, true>({ max: 1000 });
  return (fields, message) => {
    const key = JSON.stringify([message, fields]);
    if (seen.has(key)) return;
    seen.set(key, true);
    log.warn(fields, message);
  };
}

/** Section items with the same `id` all stay; each such id is logged once per version of the document. */
export function warnOfDuplicates(items: readonly unknown[], fields: object, warnOnce: WarnOnce): void {
  const seen = new Set<string>();
  replaceSections(items, (item, trail) => {
    const id = isRecord(item) ? item['id'] : undefined;
    if (typeof id === 'string') {
      if (seen.has(id)) warnOnce({ ...fields, id }, 'content: several sections have the same id');
      seen.add(id);
    }
    return { items: [item], trail };
  });
}
