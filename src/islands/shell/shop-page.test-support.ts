import { configure } from '@testing-library/react';
import { cartOf } from '../../stores/cart/cart.test-support.ts';
import { replaceIslandNetwork } from '../kit/island.test-support.tsx';
import { installPopovers } from '../kit/popover.test-support.ts';
import { EARLY_TAPS } from './early-taps.ts';

/** What dialogs need of a page: the frame of the cart, the header's button, and a link to a dialog (`Shop.astro`). */
const PAGE = `
  <dialog id="mini-cart" popover aria-modal="true" aria-labelledby="mini-cart-title">
    <h2 class="drawer__title" id="mini-cart-title">Your cart</h2>
    <button type="button" popovertarget="mini-cart" popovertargetaction="hide" autofocus>Close</button>
    <div data-dialog-body></div>
  </dialog>
  <header>
    <form action="/cart">
      <button
        type="button"
        popovertarget="mini-cart"
        popovertargetaction="show"
        data-action="open-cart"
        aria-haspopup="dialog"
        aria-controls="mini-cart"
      >Cart</button>
    </form>
  </header>
  <main><a href="#modal=pay-later-info">Pay later</a></main>
  <div id="toasts"></div>
  <template id="toast"><div class="toast"><p></p><button type="button">Close</button></div></template>`;

/** The network, and a cart without lines. */
export function connectShop(): void {
  replaceIslandNetwork(() => Response.json(cartOf({ items: [] })));
}

/** The page as the server sends it, without a module; `runScript` runs its inline script. */
export function showShopPage(runScript: (code: string) => unknown): void {
  // The first import of a module takes its time.
  configure({ asyncUtilTimeout: 20_000 });
  installPopovers();
  document.body.innerHTML = PAGE;
  connectShop();
  runScript(EARLY_TAPS);
}

export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not on the page.`);
  return found;
}

export const cartButton = () => element('[data-action="open-cart"]');
export const cartFrame = () => element('#mini-cart');
export const isOpen = (dialog: Element) => dialog.matches(':popover-open');
