import { memoize } from '../../lib/memoize.ts';
import { loadMessages } from '../kit/messages.ts';
import { toastOffline } from '../kit/toast-loader.ts';

/** React, the cart's island and its texts: fetched on the first sign of intent. */
export const loadIsland = memoize(() => Promise.all([import('../cart/mount.tsx'), loadMessages()]));

/** Mounts the cart island in `body`, once; resolves to false where it fails to load. */
export async function fillCart(body: HTMLElement): Promise<boolean> {
  try {
    const [island, messages] = await loadIsland();
    island.mountCart(body, messages);
    return true;
  } catch (error) {
    console.error(error);
    toastOffline();
    return false;
  }
}

export async function openCart(button: HTMLElement): Promise<void> {
  button.ariaBusy = null;
  const body = document.querySelector<HTMLElement>('[data-dialog-body]');
  const dialog = body?.parentElement;
  if (!dialog) return;
  if (!dialog.matches(':popover-open')) dialog.showPopover();
  void import('../kit/modality.ts').then((module) => module.makeModal(dialog, button));
  if (!(await fillCart(body))) dialog.hidePopover();
}
