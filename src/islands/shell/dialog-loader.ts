import { memoize } from '../../lib/memoize.ts';
import { $dialog, openDialog } from '../../stores/core/dialogs.ts';
import { loadMessages } from '../kit/messages.ts';
import { toastOffline } from '../kit/toast-loader.ts';

/**
 * The files of dialogs' contents by the names of the dialogs (`dialog-registry.ts`), each through one module in it:
 * requested together with the dialog host, which requests the module itself.
 */
const CONTENTS: readonly (readonly [name: RegExp, load: () => Promise<unknown>])[] = [
  [/^(sign-|forgot|employee|loyalty|interests|welcome)/, () => import('../account/SignInDialog.tsx')],
  [/^(add-gift|cart-)/, () => import('../cart/delivery/DeliveryDialog.tsx')],
  [/^(challenge|wallet)$/, () => import('../checkout/wallets/WalletDialog.tsx')],
  [/^mini-cart$/, () => import('../cart/MiniCart.tsx')],
  [/./, () => import('../content/ContentDialog.tsx')],
];

const fetchDialogContent = (name: string): Promise<unknown> | undefined =>
  CONTENTS.find(([pattern]) => pattern.test(name))?.[1]();

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
  // Later, so that the frame is painted first.
  frame.addEventListener('toggle', () => setTimeout(follow));
  follow();
}

/**
 * The script of dialogs is fetched on demand, with the content and the texts: for an address (`#modal=…`, `#panel=…`) or
 * a requested dialog.
 */
export function startDialogs(): void {
  const frame = document.getElementById('mini-cart');
  if (frame) followFrame(frame);
  const load = (name: string | undefined) => {
    if (name !== undefined) Promise.all([fetchDialogContent(name), loadMessages()]).catch(console.debug);
    return loadHost();
  };
  const follow = () => {
    const [, name] = /^#(?:modal|panel)=([a-z-]+)/.exec(location.hash) ?? [];
    if (name !== undefined) void load(name);
  };
  $dialog.listen((dialog) => load(dialog?.name));
  addEventListener('hashchange', follow);
  follow();
}
