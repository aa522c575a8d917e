import { atom } from 'nanostores';

/** The parts of the workspace in the order in which one works with them: what is chosen in the list is changed in the form beside it. */
const PANELS = ['list', 'form', 'page', 'choices'] as const;
export type WorkspacePanel = (typeof PANELS)[number];

/** The part that is to have the focus. Asked for anew it is another object; where `isShown` is false a part that is put away stays so. */
export const $focusRequest = atom<{ readonly panel: WorkspacePanel; readonly isShown: boolean } | undefined>();

export function focusPanel(panel: WorkspacePanel, { isShown = true } = {}): void {
  $focusRequest.set({ panel, isShown });
}

/** F6 leads to the next part, with Shift to the one before. `from` is where the focus is; from nowhere F6 leads to the list. */
export function followPanelKey(event: KeyboardEvent, from: WorkspacePanel | undefined): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const at = from === undefined ? Number(event.shiftKey) - 1 : PANELS.indexOf(from);
  const panel = PANELS.at((at + (event.shiftKey ? -1 : 1)) % PANELS.length);
  if (panel) focusPanel(panel);
}
