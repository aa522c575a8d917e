import { atom, computed } from 'nanostores';
import { $editing, saveDraft, undo } from './editor-document.ts';

/** What was just done, told to everybody, those who do not see it included. */
interface Notice {
  readonly text: string;
  /** The document after it, where it can be taken back; and whether it was saved at once. */
  readonly undoes?: { readonly document: unknown; readonly isSaved: boolean };
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
export function tellRemoved(name: string, isSaved = false): void {
  $notice.set({ text: `“${name}” is removed.`, undoes: { document: $editing.get()?.working, isSaved } });
}

export function closeNotice(): void {
  $notice.set(undefined);
}

export async function undoRemoval(): Promise<void> {
  const undoes = $notice.get()?.undoes;
  if (undoes === undefined || !$offersUndo.get()) return;
  undo();
  tell('It is there again.');
  if (undoes.isSaved) await saveDraft();
}
