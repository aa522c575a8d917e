import { LAZY_MARGIN } from '../../config.ts';

const start = (element: HTMLElement) => void import('./behaviors.ts').then((module) => module.startBehavior(element));

function startWhenNear(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    observer.unobserve(target);
    start(target);
  }
}

/** Reports an island's error, which Astro would only write to the console. */
function reportIsland(event: Event): void {
  event.preventDefault();
  const { target, detail } = event as CustomEvent<{ error: unknown }>;
  void import('./section-error.ts').then((module) => module.reportSectionError(target as Element, detail.error));
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
  addEventListener('astro:hydration-error', reportIsland);
}
