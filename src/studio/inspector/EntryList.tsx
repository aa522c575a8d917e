import type { Key, ReactNode } from 'react';
import { EntryButtons } from './EntryButtons.tsx';

/** An entry of a list; its key identifies it at any index. */
export interface Entry {
  readonly key: Key;
  readonly name: string;
  /** Rendered before the entry's buttons. */
  readonly content: ReactNode;
}

interface Props {
  readonly entries: readonly Entry[];
  readonly isRow?: boolean;
  readonly move: (index: number, by: number) => void;
  readonly duplicate?: ((index: number) => void) | undefined;
  readonly remove: (index: number) => void;
}

/** Entries in order, each with its actions. */
export function EntryList({ entries, isRow = false, move, duplicate, remove }: Props) {
  return (
    <ol className="inspector-list">
      {entries.map(({ key, name, content }, index) => (
        <li key={key} className={isRow ? 'inspector-row' : undefined}>
          {content}
          <EntryButtons
            name={name}
            index={index}
            count={entries.length}
            move={(by) => move(index, by)}
            duplicate={duplicate && (() => duplicate(index))}
            remove={() => remove(index)}
          />
        </li>
      ))}
    </ol>
  );
}
