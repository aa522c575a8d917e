/**
 * The one module script of every page. It relies on this markup:
 * - the root element's data attributes (`ShopState`), the inline script of `early-taps.ts`;
 * - `#toasts` and `template#toast` (`ToastHost.astro`), `dialog#mini-cart` (`MiniCartDialog.astro`);
 * - `[data-action="add-to-cart"]` with `data-product-id` and `data-name`, or inside `form[data-product-form]`, whose
 *   radios are in `[data-option]` groups with `data-missing` and `data-unavailable`, the last group's radios with
 *   `data-product-id`;
 * - `[data-action="open-cart"]` (`CartButton.astro`), and the actions that features declare;
 * - the elements by whose ids features are on;
 * - `[data-action="sign-in"]` (`AccountLink.astro`): opens the sign-in dialog on the current page;
 * - `[data-search]` (`Header.astro`) and `[data-listing]` (`ProductList.astro`): their scripts load on the first sign
 *   of intent;
 * - a hash `#modal=…` or `#panel=…`, and the event of `openDialog` (`stores/core/dialogs.ts`): the script of dialogs;
 * - `[data-past]` and `#to-top` (`BackToTop.astro`), from the first scroll on;
 * - `[data-screen="cart|checkout|identity|orders"]`: the element that a screen's island fills (`screens.ts`);
 * - `[data-behavior="<name>"]` inside an element with `data-hydrate`: the script `<name>.client.ts`.
 */
import { refreshCart, startTabs } from '../../stores/cart/cart.ts';
import { NOTICE } from '../../stores/core/notice-key.ts';
import { startAccountLink } from './account-link.ts';
import { addToCart, startProductForms } from '../product/add-to-cart-loader.ts';
import { startCartButton } from './cart-button.ts';
import { startDialogs } from './dialog-loader.ts';
import { takeTaps } from './early-taps.ts';
import { FEATURES, startFeatures } from './start-features.ts';
import { startIntents } from './intents.ts';
import { openCart } from './mini-cart.ts';
import { startSectionScripts } from '../content/section-scripts.ts';
import { startToasts } from '../kit/toast-loader.ts';

const ACTIONS: Readonly<Record<string, (target: HTMLElement) => unknown>> = Object.assign(
  {
    'add-to-cart': addToCart,
    'open-cart': openCart,
    'sign-in': (button: HTMLElement) => {
      location.hash = 'modal=sign-in';
      button.ariaBusy = null;
    },
  },
  ...FEATURES.map(({ actions }) => actions),
);

startToasts();
startCartButton();
startAccountLink();
takeTaps((target) => ACTIONS[target.dataset.action ?? '']?.(target));
startDialogs();
startIntents();
startProductForms();
startTabs();
void refreshCart();
startFeatures();
startSectionScripts();

const screen = document.querySelector<HTMLElement>('[data-screen]');
// Throws where storage is disabled; nothing follows that an exception could skip.
if (screen || /promo-notice/.test(document.cookie) || NOTICE in sessionStorage)
  void import('./screens.ts').then((module) => module.arrive(screen));
