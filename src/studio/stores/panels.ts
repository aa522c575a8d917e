import { atom } from 'nanostores';

/**
 * The panels of the workspace in the order of work: a section is selected in the list and edited in the form beside it.
 */
const PANELS = ['list', 'form', 'page', 'choices'] as const;
export type WorkspacePanel = (typeof PANELS)[number];

/** The panel to focus. Each request is a new object; with `isShown` false a collapsed panel stays collapsed. */
export const $focusRequest = atom<{ readonly panel: WorkspacePanel; readonly isShown: boolean } | undefined>();

export function focusPanel(panel: WorkspacePanel, { isShown = true } = {}): void {
  $focusRequest.set({ panel, isShown });
}

/**
 * F6 moves the focus to the next panel, with Shift to the previous one. `from` is the focused panel; without one F6
 * focuses the list.
 */
export function followPanelKey(event: KeyboardEvent, from: WorkspacePanel | undefined): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const at = from === undefined ? Number(event.shiftKey) - 1 : PANELS.indexOf(from);
  const panel = PANELS.at((at + (event.shiftKey ? -1 : 1)) % PANELS.length);
  if (panel) focusPanel(panel);
}
