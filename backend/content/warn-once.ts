import { LRUCache } from 'lru-cache';
import type { Log } from '../../src/lib/log.ts';

/** Writes a warning once per text of fields and message; forgets the oldest of the last thousand. */
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
