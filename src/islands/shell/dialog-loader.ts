import { memoize } from '../../lib/memoize.ts';
import { $dialog, openDialog } from '../../stores/core/dialogs.ts';
import { loadMessages } from '../kit/messages.ts';
import { toastOffline } from '../kit/toast-loader.ts';

const loadHost = memoize(() => import('./dialog-host.ts'));

/** The dialog host with React, the cart's content and its texts: fetched on the first sign of intent, at once. */
export const loadCart = memoize(() =>
  Promise.all([
    loadHost().then((host) => host.prepareDialog('mini-cart')),
    import('../cart/MiniCart.tsx'),
    loadMessages(),
  ]),
);

/**
 * Requests the cart's dialog once its frame is open: its button opens it natively (`CartButton.astro`), also before this
 * script was loaded. The visitor may close the frame before the dialog host is loaded.
 */
function followFrame(frame: HTMLElement): void {
  const isOpen = () => frame.matches(':popover-open');
  const follow = () => {
    if (!isOpen() || $dialog.get()?.name === 'mini-cart') return;
    void loadHost().then(() => isOpen() && openDialog('mini-cart'));
    loadCart().catch(() => {
      toastOffline();
      frame.hidePopover();
    });
  };
  frame.addEventListener('toggle', follow);
  follow();
}

/** The script of dialogs is fetched on demand: for an address (`#modal=…`, `#panel=…`) or a requested dialog. */
export function startDialogs(): void {
  const frame = document.getElementById('mini-cart');
  if (frame) followFrame(frame);
  const follow = () => location.hash.includes('=') && loadHost();
  $dialog.listen(loadHost);
  addEventListener('hashchange', follow);
  follow();
}
