import { focusPanel } from '../stores/panels.ts';

/**
 * Focuses the row of the selected section after a layout change, where the focused element was removed. `isAlways` also
 * moves the focus from the pressed button; a focus that moved elsewhere meanwhile is left alone.
 */
export async function focusRow(change: Promise<void>, { isAlways = false } = {}): Promise<void> {
  const pressed = document.activeElement;
  await change;
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.closest('.workspace__notice');
  if (isLost || (isAlways && activeElement === pressed)) focusPanel('list', { isShown: false });
}
