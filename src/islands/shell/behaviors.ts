import type { HydrationPolicy } from '../../cms/section.ts';
import { wake } from './wake.ts';

interface Behavior {
  attach(element: HTMLElement): void;
}

/** Scripts of sections that need no React, by file name: `data-behavior="carousel"` is `sections/carousel.ts`. */
const BEHAVIORS = import.meta.glob<Behavior>(['../sections/*.ts', '!**/*.test.ts']);

async function report(element: Element, cause: unknown): Promise<void> {
  await import('./section-error.ts').then((module) => module.reportSectionError(element, cause));
}

async function attach(element: HTMLElement): Promise<void> {
  try {
    const load = BEHAVIORS[`../sections/${element.dataset.behavior}.ts`];
    if (!load) throw new Error(`There is no behavior "${element.dataset.behavior}" in src/islands/sections.`);
    (await load()).attach(element);
  } catch (cause) {
    await report(element, cause);
  }
}

function reportIsland(event: Event): void {
  event.preventDefault();
  const { target, detail } = event as CustomEvent<{ error: unknown }>;
  if (target instanceof Element) void report(target, detail.error);
}

/** Starts the scripts of the page's sections, each by the hydration policy its frame carries. */
export function startBehaviors(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behavior]')) {
    const policy = element.closest<HTMLElement>('[data-hydrate]')?.dataset.hydrate ?? 'visible';
    wake(element, policy as HydrationPolicy, () => attach(element));
  }
  addEventListener('astro:hydration-error', reportIsland);
}
