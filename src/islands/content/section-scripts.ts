import { LAZY_MARGIN } from '../../config.ts';

const start = (element: HTMLElement) => void import('./behaviors.ts').then((module) => module.startBehavior(element));

function startWhenNear(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    observer.unobserve(target);
    start(target);
  }
}

function reportIslandError(event: Event): void {
  event.preventDefault();
  void import('./behaviors.ts').then((module) => module.reportIsland(event as CustomEvent<{ error: unknown }>));
}

/**
 * Starts the scripts of sections (`data-behavior`) as they approach the viewport; the hydration policies `load` and
 * `idle` start them at once (`data-hydrate` of the section's frame).
 */
export function startSectionScripts(): void {
  const observer = new IntersectionObserver(startWhenNear, { rootMargin: `${LAZY_MARGIN}px` });
  for (const element of document.querySelectorAll<HTMLElement>('[data-behavior]')) {
    if (element.closest('[data-hydrate="load"], [data-hydrate="idle"]')) start(element);
    else observer.observe(element);
  }
  addEventListener('astro:hydration-error', reportIslandError);
}
