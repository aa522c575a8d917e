import { atom } from 'nanostores';

/** The parts of the workspace in the order in which one works with them: what is chosen in the list is changed in the form beside it. */
const PARTS = ['list', 'form', 'page', 'choices'] as const;
export type WorkspacePart = (typeof PARTS)[number];

/** The part that is to have the focus. Asked for anew it is another object; where `isShown` is false a part that is put away stays so. */
export const $focusAsked = atom<{ readonly part: WorkspacePart; readonly isShown: boolean } | undefined>();

export function goToPart(part: WorkspacePart, { isShown = true } = {}): void {
  $focusAsked.set({ part, isShown });
}

/** F6 leads to the next part, with Shift to the one before. `from` is where the focus is; from nowhere F6 leads to the list. */
export function followPartKey(event: KeyboardEvent, from: WorkspacePart | undefined): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const at = from === undefined ? Number(event.shiftKey) - 1 : PARTS.indexOf(from);
  const part = PARTS.at((at + (event.shiftKey ? -1 : 1)) % PARTS.length);
  if (part) goToPart(part);
}
