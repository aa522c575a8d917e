import { focusPanel } from '../stores/panels.ts';

/**
 * After a change of which sections there are the focus goes to the row of the chosen one, where that which had it is gone. `isAlways`
 * leads there as well from what was pressed; whoever moved on meanwhile is left alone.
 */
export async function focusRow(change: Promise<void>, { isAlways = false } = {}): Promise<void> {
  const pressed = document.activeElement;
  await change;
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.closest('.workspace__notice');
  if (isLost || (isAlways && activeElement === pressed)) focusPanel('list', { isShown: false });
}
