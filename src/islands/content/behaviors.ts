interface Behavior {
  attach(element: HTMLElement): void;
}

/** Scripts of sections that need no React, by file name: `data-behavior="carousel"` is `sections/carousel.ts`. */
const BEHAVIORS = import.meta.glob<Behavior>(['../sections/*.ts', '!**/*.test.ts']);

async function attach(element: HTMLElement): Promise<void> {
  try {
    const load = BEHAVIORS[`../sections/${element.dataset.behavior}.ts`];
    if (!load) throw new Error(`There is no behavior "${element.dataset.behavior}" in src/islands/sections.`);
    (await load()).attach(element);
  } catch (cause) {
    await import('./section-error.ts').then((module) => module.reportSectionError(element, cause));
  }
}

/** Starts the script of one element, at once or on the visitor's first hint. */
export async function startBehavior(element: HTMLElement): Promise<void> {
  if (!element.closest('[data-hydrate="intent"]')) return attach(element);
  const { wakeOnIntent } = await import('./wake-on-intent.ts');
  wakeOnIntent(element, () => attach(element));
}
