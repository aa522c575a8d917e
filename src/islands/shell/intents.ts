import { once } from '../../lib/once.ts';
import { loadIsland } from './mini-cart.ts';

const loadLists = once(() => import('../search/lists.ts').then((module) => module.startLists()));

/** What is fetched when a visitor points at it, focuses or touches it, ahead of the tap. */
const INTENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-action="open-cart"]': loadIsland,
  '[data-search]': once(() => import('../search/suggest.ts').then((module) => module.startSuggestions())),
  '[data-listing]': loadLists,
};

function wake({ target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const [selector, load] of Object.entries(INTENTS)) if (target.closest(selector)) load().catch(console.debug);
}

/** A list that a visitor comes back to is put as it was left. */
export function startIntents(): void {
  for (const hint of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(hint, wake, { passive: true });
  const [visit] = performance.getEntriesByType('navigation');
  const isReturn = (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  if (isReturn && document.querySelector('[data-listing]')) loadLists().catch(console.debug);
}
