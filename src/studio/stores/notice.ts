import { atom, computed } from 'nanostores';
import { $editing } from './document.ts';
import { undo } from './saving.ts';

/** What was just done, told to everybody, those who do not see it included. */
interface Notice {
  readonly text: string;
  /** Where it can be taken back: the document after it. */
  readonly undoes?: Removal;
}

interface Removal {
  readonly document: unknown;
  /** Takes it back where more is to be done than a step back. */
  readonly bringBack?: (() => Promise<void>) | undefined;
}

export const $notice = atom<Notice | undefined>();

/** Only what was done last can be taken back. */
export const $offersUndo = computed(
  [$notice, $editing],
  (notice, editing) => notice?.undoes !== undefined && notice.undoes.document === editing?.working,
);

export function notify(text: string): void {
  $notice.set({ text });
}

/** Call it when the entry is gone. */
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
