import { reportSectionError } from './section-error.ts';
import { wakeOnIntent } from './wake-on-intent.ts';

type Attach = (element: HTMLElement) => void;

/**
 * Scripts without React, by file name: `data-behavior="carousel"` is `carousel.client.ts` in a folder of the islands or
 * of a section type. They are small, so one file contains all of them but those of `later-behaviors.ts`.
 */
const FILES = Object.entries(
  import.meta.glob<Attach>(
    [
      '../*/*.client.ts',
      '../../sections/*/*.client.ts',
      '!../*/*.later.client.ts',
      '!../../sections/*/*.later.client.ts',
    ],
    { eager: true, import: 'attach' },
  ),
);

async function attach(element: HTMLElement): Promise<void> {
  try {
    const name = element.dataset.behavior ?? '';
    const attachTo = FILES.find(([path]) => path.endsWith(`/${name}.client.ts`))?.[1];
    (attachTo ?? (await import('./later-behaviors.ts')).findLater(name))(element);
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
  if (target instanceof HTMLElement) reportSectionError(target, detail.error);
}
