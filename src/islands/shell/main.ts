/**
 * The one module script of every page. It relies on this markup:
 * - `script#page-data` (`PageData`), the inline script of `early-taps.ts`;
 * - `#toasts` and `template#toast` (`ToastHost.astro`), `dialog#mini-cart` (`MiniCartDialog.astro`);
 * - `[data-action="add-to-cart"]` with `data-product-id` and `data-name`, or inside `form[data-product-form]`, whose
 *   radios are in `[data-option]` groups with `data-missing` and `data-unavailable`, the last group's radios with
 *   `data-product-id`;
 * - `[data-action="open-cart"]` (`CartButton.astro`), whose label it updates, and the actions that features declare;
 * - the elements by whose ids features are on;
 * - `[data-action="sign-in"]` (`AccountLink.astro`): opens the sign-in dialog on the current page;
 * - `[data-search]` (`Header.astro`) and `[data-listing]` (`ProductList.astro`): their scripts load on the first sign
 *   of intent;
 * - a hash `#modal=…` or `#panel=…`, and a dialog in `$dialog` (`stores/core/dialogs.ts`): the script of dialogs;
 * - `.card` (`ProductCard.astro`): its script loads on the first sign of intent, and where hearts may be pressed;
 * - `[data-past]` and `#to-top` (`BackToTop.astro`), and `.menu` (`Menu.astro`);
 * - `[data-screen="cart|checkout|identity|orders|store-bar"]`: the element that a screen's island fills (`screens.ts`);
 * - `[data-behavior="<name>"]` inside an element with `data-hydrate`: the script `<name>.client.ts`.
 */
import { readText } from '../../lib/storage/stored-text.ts';
import { FAVORITES_KEY } from '../../stores/account/favorites-hint.ts';
import { refreshCart, startTabs } from '../../stores/cart/cart.ts';
import { NOTICE } from '../../stores/core/notice-key.ts';
import { addToCart, startProductForms, loadAdding } from '../product/add-to-cart-loader.ts';
import { startBackToTop } from './back-to-top.ts';
import { startCartButton } from './cart-button.ts';
import { loadCart, startDialogs } from './dialog-loader.ts';
import { takeTaps } from './early-taps.ts';
import { startMenuFocus } from './menu-focus.ts';
import { runWhenIdle } from './run-when-idle.ts';
import { FEATURES, startFeatures } from './start-features.ts';
import { startSectionScripts } from '../content/section-scripts.ts';
import { startToasts, toastOffline } from '../kit/toast-loader.ts';
import { $session } from '../../stores/core/session.ts';

const loadLists = () => import('../search/product-list.ts');
const loadCards = () => import('../product/product-cards.ts');

/** Modules that are fetched on hover, focus or touch, ahead of the tap. */
const INTENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-action="add-to-cart"]': loadAdding,
  '[data-action="open-cart"]': loadCart,
  '[data-search]': () => import('../search/suggest.ts'),
  '[data-listing]': loadLists,
  '.card': loadCards,
};

function wake({ target }: Pick<Event, 'target'>): void {
  for (const selector in INTENTS)
    if (target instanceof Element && target.closest(selector)) INTENTS[selector]?.().catch(console.debug);
}

/** Also restores a list that a visitor returns to. What was used before this script ran has the focus. */
function startIntents(): void {
  // Later, because the hint may come in one frame with the tap, whose effect is painted first.
  for (const hint of ['pointerover', 'focusin']) document.addEventListener(hint, (event) => setTimeout(wake, 0, event));
  wake({ target: document.activeElement });
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn = (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  if (isReturn && document.querySelector('[data-listing]')) loadLists().catch(console.debug);
  if (readText('local', FAVORITES_KEY) !== null && document.querySelector('.card')) loadCards().catch(console.debug);
}

const ACTIONS: Readonly<Record<string, (target: HTMLElement) => unknown>> = Object.assign(
  {
    'add-to-cart': addToCart,
    'sign-in': () => (location.hash = 'modal=sign-in'),
  },
  ...FEATURES.map(({ actions }) => actions),
);

/** A module that an action needs may fail to load. A button without an action belongs to a section's script. */
async function act(button: HTMLElement): Promise<void> {
  const action = ACTIONS[button.dataset.action ?? ''];
  if (!action) return;
  await Promise.resolve(action(button)).catch(toastOffline);
  button.ariaBusy = null;
}

/** Fills the screens of the page, and shows what the page before left to show. */
function startScreen(): void {
  if (document.querySelector('[data-screen]') || /promo-notice/.test(document.cookie) || readText('session', NOTICE))
    void import('./screens.ts').then((module) => module.arrive());
}

/** Taps first: those made so far are waiting. */
function start(): void {
  startToasts();
  startDialogs();
  takeTaps(act);
  startMenuFocus();
  startScreen();
  startCart();
  void runWhenIdle([startIntents, startProductForms, startSectionScripts, startFeatures, startBackToTop]);
}

// The script starts after the first paint, which may precede the end of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function startCart(): void {
  startCartButton();
  startAccountLink();
  startTabs();
  void refreshCart();
}

/**
 * The header contains both the sign-in link and the account link; stylesheets show the one that applies
 * (`AccountLink.astro`).
 */
function startAccountLink(): void {
  $session.listen((session) => document.documentElement.toggleAttribute('data-signed-in', !!session?.loggedIn));
}
