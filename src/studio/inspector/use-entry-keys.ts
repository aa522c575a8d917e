import { useState } from 'react';

type ChangeKeys = (keys: readonly number[], fresh: number) => readonly number[];

/**
 * React keys of a list's entries, which have no ids of their own. Code that moves an entry must move its key, so that
 * its element is preserved.
 */
export function useEntryKeys(count: number): readonly [readonly number[], (change: ChangeKeys) => void] {
  const [known, setKnown] = useState<readonly number[]>([]);
  const fresh = Math.max(-1, ...known) + 1;
  const missing = Array.from({ length: Math.max(0, count - known.length) }, (_, index) => fresh + index);
  const keys = [...known.slice(0, count), ...missing];
  return [keys, (change) => setKnown(change(keys, Math.max(-1, ...keys) + 1))];
}
