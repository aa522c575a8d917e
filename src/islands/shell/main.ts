/**
 * The one module script of every page. It relies on this markup:
 * - `#shop-state`: JSON (`ShopState`); `#toasts`: the toast host; `dialog#mini-cart` with `[data-dialog-body]`.
 * - `[data-action="add-to-cart"]` with `data-product-id` and `data-name`, or inside `form[data-product-form]` (radios `color` and
 *   `size` in `[data-option]` groups, variants in `[data-variants]`).
 * - `[data-action="open-cart"]` with `[data-cart-count]`; `[data-action="open-consent"]`, `#consent-banner`, `dialog#consent-dialog`.
 * - `[data-cart-page]`: the cart page's place for the cart island.
 * - `[data-behavior="<name>"]` inside an element with `data-hydrate`: `src/islands/sections/<name>.ts`.
 */
import { refreshCart } from '../../stores/cart.ts';
import { startTabs } from '../../stores/tabs.ts';
import { addToCart, startProductForms } from './add-to-cart.ts';
import { startCartButton } from './cart-button.ts';
import { openConsent, startConsent } from './consent.ts';
import { closeDialogsOnLeave, closeOnBackdrop } from './dialogs.ts';
import { takeEarlyTaps } from './early-taps.ts';
import { fillCart, openCart, startCartIntent } from './mini-cart.ts';
import { startSectionScripts } from './section-scripts.ts';
import { startToasts } from './toast-loader.ts';

const ACTIONS: Readonly<Record<string, (target: HTMLElement) => unknown>> = {
  'add-to-cart': addToCart,
  'open-cart': openCart,
  'open-consent': openConsent,
};

document.addEventListener('click', (event) => {
  closeOnBackdrop(event);
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null;
  const action = target && ACTIONS[target.dataset.action ?? ''];
  if (!action) return;
  event.preventDefault();
  action(target);
});

startToasts();
closeDialogsOnLeave();
startCartButton();
for (const { action, target } of takeEarlyTaps()) ACTIONS[action]?.(target);
startCartIntent();
startProductForms();
startTabs();
void refreshCart();
startConsent();
startSectionScripts();

const cartPage = document.querySelector<HTMLElement>('[data-cart-page]');
if (cartPage) void fillCart(cartPage);
