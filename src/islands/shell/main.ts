/**
 * The one module script of every page. It relies on this markup:
 * - the root element's data attributes (`ShopState`), the inline script of `early-taps.ts`;
 * - `#toasts` and `template#toast` (`ToastHost.astro`), `dialog#mini-cart` (`MiniCartDialog.astro`);
 * - `[data-action="add-to-cart"]` with `data-product-id` and `data-name`, or inside `form[data-product-form]`, whose radios stand in
 *   `[data-option]` groups with `data-missing` and `data-unavailable`, the last group's radios with `data-product-id`;
 * - `[data-action="open-cart"]` (`CartButton.astro`), `[data-action="open-consent"]` (`ConsentBanner.astro` and the footer);
 * - `[data-action="sign-in"]` (`AccountLink.astro`): the dialog where the visitor is;
 * - `[data-search]` (`Header.astro`) and `[data-listing]` (`ProductList.astro`): their scripts come when a visitor reaches for them;
 * - a hash `#modal=…` or `#panel=…`, and the event of `openDialog` (`stores/dialogs.ts`): the script of dialogs;
 * - `[data-past]` and `#to-top` (`BackToTop.astro`), from the first scrolling on;
 * - `[data-screen="cart|checkout|identity|orders"]`: the place of a page that an island fills (`screens.ts`);
 * - `[data-behavior="<name>"]` inside an element with `data-hydrate`: `<name>.client.ts`.
 */
import { refreshCart } from '../../stores/cart/cart.ts';
import { NOTICE } from '../../stores/core/notice-key.ts';
import { startTabs } from '../../stores/cart/tab-sync.ts';
import { startAccountLink } from './account-link.ts';
import { addToCart, startProductForms } from '../product/add-to-cart-loader.ts';
import { startCartButton } from './cart-button.ts';
import { decideConsent, startConsent } from '../../features/consent/start-consent.ts';
import { startDialogs } from './dialog-loader.ts';
import { takeTaps } from './early-taps.ts';
import { startIntents } from './intents.ts';
import { openCart } from './mini-cart.ts';
import { startSectionScripts } from '../content/section-scripts.ts';
import { startToasts } from '../kit/toast-loader.ts';

const ACTIONS: Readonly<Record<string, (target: HTMLElement) => unknown>> = {
  'add-to-cart': addToCart,
  'open-cart': openCart,
  'open-consent': decideConsent,
  'sign-in': (button) => {
    location.hash = 'modal=sign-in';
    button.ariaBusy = null;
  },
};

startToasts();
startCartButton();
startAccountLink();
takeTaps((target) => ACTIONS[target.dataset.action ?? '']?.(target));
startDialogs();
startIntents();
startProductForms();
startTabs();
void refreshCart();
startConsent();
startSectionScripts();

const screen = document.querySelector<HTMLElement>('[data-screen]');
// Where storage is switched off this throws; nothing comes after it.
if (screen || /promo-notice/.test(document.cookie) || NOTICE in sessionStorage)
  void import('./screens.ts').then((module) => module.arrive(screen));
