import { atom, computed } from 'nanostores';
import { $editing } from './editor-document.ts';
import { undo } from './editor-saving.ts';

/** What was just done, told to everybody, those who do not see it included. */
interface Notice {
  readonly text: string;
  /** Where it can be taken back: the document after it. */
  readonly undoes?: { readonly document: unknown };
}

export const $notice = atom<Notice | undefined>();

/** Only what was done last can be taken back. */
export const $offersUndo = computed(
  [$notice, $editing],
  (notice, editing) => notice?.undoes !== undefined && notice.undoes.document === editing?.working,
);

export function tell(text: string): void {
  $notice.set({ text });
}

/** Call it when the entry is gone. */
export function tellRemoved(name: string): void {
  $notice.set({ text: `“${name}” is removed.`, undoes: { document: $editing.get()?.working } });
}

export function closeNotice(): void {
  $notice.set(undefined);
}

export function undoRemoval(): void {
  if (!$offersUndo.get()) return;
  undo();
  tell('It is there again.');
}
