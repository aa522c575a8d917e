import { loadAdding } from '../product/add-to-cart-loader.ts';
import { loadIsland } from './mini-cart.ts';

const loadLists = () => import('../search/product-list.ts');

/** Modules that are fetched on hover, focus or touch, ahead of the tap. */
const INTENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-action="add-to-cart"]': loadAdding,
  '[data-action="open-cart"]': loadIsland,
  '[data-search]': () => import('../search/suggest.ts'),
  '[data-listing]': loadLists,
  '.menu': () => import('./menu-focus.ts'),
};

function wake({ target }: Event): void {
  for (const selector in INTENTS)
    if (target instanceof Element && target.closest(selector)) INTENTS[selector]?.().catch(console.debug);
}

/** Also starts the back-to-top button on the first scroll, and restores a list that a visitor returns to. */
export function startIntents(): void {
  for (const hint of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(hint, wake, { passive: true });
  document.addEventListener(
    'scroll',
    () => void import('./back-to-top.ts').then((module) => module.startBackToTop()).catch(console.debug),
    { once: true },
  );
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn = (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  if (isReturn && document.querySelector('[data-listing]')) loadLists().catch(console.debug);
}
