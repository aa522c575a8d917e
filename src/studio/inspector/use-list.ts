import { useState } from 'react';
import { nameOfEntry } from '../lib/section-fields.ts';
import { endStep } from '../stores/document.ts';
import { notify, notifyRemoved } from '../stores/notice.ts';
import { useForm, type ControlProps } from './form-context.ts';

/** The entries of a list field and its actions. Each action is announced to screen readers. */
export function useList({ field, at, value }: ControlProps) {
  const { change } = useForm();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const [keys, changeKeys] = useEntryKeys(entries.length);
  const [added, setAdded] = useState<number>();
  const nameAt = (index: number) => nameOfEntry(entries[index], index);

  /** Applies the same change to the entries and to their keys. */
  const both = (splice: <Value>(list: readonly Value[]) => readonly Value[]) => {
    changeKeys(splice);
    endStep();
    const next = splice(entries);
    change(at, next.length === 0 && !field.isRequired ? undefined : next);
  };
  const insert = (index: number, entry: unknown) => {
    changeKeys((known, fresh) => known.toSpliced(index, 0, fresh));
    endStep();
    change(at, entries.toSpliced(index, 0, entry));
  };
  return {
    entries,
    keys,
    /** Key of the entry that was added last. */
    added,
    add: (entry: unknown) => {
      setAdded(Math.max(-1, ...keys) + 1);
      insert(entries.length, entry);
    },
    move: (index: number, by: number) => {
      const to = index + by;
      both((list) => list.toSpliced(index, 1).toSpliced(to, 0, ...list.slice(index, index + 1)));
      notify(`“${nameAt(index)}” is now ${to + 1} of ${entries.length}.`);
    },
    duplicate: (index: number) => {
      insert(index + 1, entries[index]);
      notify(`“${nameAt(index)}” is duplicated.`);
    },
    remove: (index: number) => {
      both((list) => list.toSpliced(index, 1));
      notifyRemoved(nameAt(index));
    },
  };
}

type ChangeKeys = (keys: readonly number[], fresh: number) => readonly number[];

/**
 * React keys of a list's entries, which have no ids of their own. Code that moves an entry must move its key, so that
 * its element is preserved.
 */
function useEntryKeys(count: number): readonly [readonly number[], (change: ChangeKeys) => void] {
  const [known, setKnown] = useState<readonly number[]>([]);
  const fresh = Math.max(-1, ...known) + 1;
  const missing = Array.from({ length: Math.max(0, count - known.length) }, (_, index) => fresh + index);
  const keys = [...known.slice(0, count), ...missing];
  return [keys, (change) => setKnown(change(keys, Math.max(-1, ...keys) + 1))];
}
