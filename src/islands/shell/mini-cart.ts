import { once } from '../../lib/once.ts';
import { openDialog } from './dialogs.ts';
import { loadMessages } from './messages.ts';
import { toastOffline } from './toast-loader.ts';

/** React, the cart's island and its texts: fetched on the first sign of intent. */
const loadIsland = once(() => Promise.all([import('../cart/mount.tsx'), loadMessages()]));

/** Puts the cart island into `body`, once; false where it could not be loaded. */
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
  const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
  const body = dialog?.querySelector<HTMLElement>('[data-dialog-body]');
  if (!dialog || !body) return;
  openDialog(dialog, button);
  if (!(await fillCart(body))) dialog.close();
}

/** Pointing at the cart button, focusing or touching it fetches the island ahead of the tap. */
function preload({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-action="open-cart"]')) loadIsland().catch(console.debug);
}

export function startCartIntent(): void {
  for (const hint of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(hint, preload, { passive: true });
}
