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
 * Requests the cart's dialog, whose frame the inline script has shown already (`early-taps.ts`), unless the visitor
 * closes the frame before the dialog host is loaded.
 */
export function openCart(button: HTMLElement): void {
  button.ariaBusy = null;
  const frame = document.getElementById('mini-cart');
  if (!frame) return;
  void loadHost().then(() => frame.matches(':popover-open') && openDialog('mini-cart'));
  loadCart().catch(() => {
    toastOffline();
    frame.hidePopover();
  });
}

/** The script of dialogs is fetched on demand: for an address (`#modal=…`, `#panel=…`) or a requested dialog. */
export function startDialogs(): void {
  const follow = () => location.hash.includes('=') && loadHost();
  $dialog.listen(loadHost);
  addEventListener('hashchange', follow);
  follow();
}
