interface Behavior {
  attach(element: HTMLElement): void;
}

/**
 * Scripts without React, by file name: `data-behavior="carousel"` is `carousel.client.ts` in a folder of the islands or
 * of a section type.
 */
const FILES = Object.entries(import.meta.glob<Behavior>(['../*/*.client.ts', '../../sections/*/*.client.ts']));

async function attach(element: HTMLElement): Promise<void> {
  try {
    const file = `/${element.dataset.behavior}.client.ts`;
    const load = FILES.find(([path]) => path.endsWith(file))?.[1];
    if (!load) throw new Error(`There is no script ${file}`);
    (await load()).attach(element);
  } catch (cause) {
    await import('./section-error.ts').then((module) => module.reportSectionError(element, cause));
  }
}

/** Starts the script of one element, at once or on the visitor's first hint. */
export async function startBehavior(element: HTMLElement): Promise<void> {
  if (!element.closest('[data-hydrate="intent"]')) return attach(element);
  await import('./wake-on-intent.ts').then((module) => module.wakeOnIntent(element, () => attach(element)));
}
