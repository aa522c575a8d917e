import { reportSectionError } from './section-error.ts';
import { wakeOnIntent } from './wake-on-intent.ts';

type Attach = (element: HTMLElement) => void;

/**
 * Scripts without React, by file name: `data-behavior="carousel"` is `carousel.client.ts` in a folder of the islands or
 * of a section type. They are small, so one file contains all of them.
 */
const FILES = Object.entries(
  import.meta.glob<Attach>(['../*/*.client.ts', '../../sections/*/*.client.ts'], { eager: true, import: 'attach' }),
);

async function attach(element: HTMLElement): Promise<void> {
  try {
    const file = `/${element.dataset.behavior}.client.ts`;
    const attachTo = FILES.find(([path]) => path.endsWith(file))?.[1];
    if (!attachTo) throw new Error(`There is no script ${file}`);
    attachTo(element);
  } catch (cause) {
    reportSectionError(element, cause);
  }
}

/** Starts the script of one element, at once or on the visitor's first hint. */
export function startBehavior(element: HTMLElement): void {
  if (element.closest('[data-hydrate="intent"]')) wakeOnIntent(element, () => attach(element));
  else void attach(element);
}

/** Reports an island's error, which Astro would only write to the console. */
export function reportIsland({ target, detail }: CustomEvent<{ error: unknown }>): void {
  if (target instanceof Element) reportSectionError(target, detail.error);
}
