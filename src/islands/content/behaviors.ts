interface Behavior {
  attach(element: HTMLElement): void;
}

/** Scripts that need no React, by file name: `data-behavior="carousel"` is `carousel.client.ts` of an islands folder or of a section type. */
const FILES = import.meta.glob<Behavior>(['../*/*.client.ts', '../../sections/*/*.client.ts']);
const BEHAVIORS = new Map(
  Object.entries(FILES).map(([path, load]) => [path.replaceAll(/^.*\/|\.client\.ts$/g, ''), load]),
);

async function attach(element: HTMLElement): Promise<void> {
  try {
    const { behavior = '' } = element.dataset;
    const load = BEHAVIORS.get(behavior);
    if (!load) throw new Error(`There is no script "${behavior}.client.ts".`);
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
