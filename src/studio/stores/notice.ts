import { atom, computed } from 'nanostores';
import { $editing } from './document.ts';
import { undo } from './saving.ts';

/** The last action, announced to screen readers as well. */
interface Notice {
  readonly text: string;
  /** The removal to undo: identified by the document after it. */
  readonly undoes?: Removal;
}

interface Removal {
  readonly document: unknown;
  /** Restores the removed entry where an undo step is not sufficient. */
  readonly bringBack?: (() => Promise<void>) | undefined;
}

export const $notice = atom<Notice | undefined>();

/** Only the last action can be undone. */
export const $offersUndo = computed(
  [$notice, $editing],
  (notice, editing) => notice?.undoes !== undefined && notice.undoes.document === editing?.working,
);

export function notify(text: string): void {
  $notice.set({ text });
}

/** Call this after the entry was removed. */
export function notifyRemoved(name: string, bringBack?: () => Promise<void>): void {
  $notice.set({ text: `“${name}” is removed.`, undoes: { document: $editing.get()?.working, bringBack } });
}

export function closeNotice(): void {
  $notice.set(undefined);
}

export async function undoRemoval(): Promise<void> {
  if (!$offersUndo.get()) return;
  const { bringBack = undo } = $notice.get()?.undoes ?? {};
  await bringBack();
  notify('It is there again.');
}
