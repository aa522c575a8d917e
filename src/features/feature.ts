import type { ConsentCategory } from '../lib/consent/consent-cookie.ts';

/** The visitor's consent, handed to every feature that waits for it (docs/contract.md#consent). */
export interface ConsentGate {
  allows(category: ConsentCategory): boolean;
  /** Resolves once the visitor has chosen: at once where the choice was made before or is not asked for. */
  chosen(): Promise<void>;
}

interface AnyFeature {
  /**
   * Id of the element that the feature's `Markup.astro` writes where it is on. Its `data-after` are milliseconds from the
   * page's script to that of a feature with a category.
   */
  readonly id: string;
  /** Handlers of buttons by their `data-action`, also of taps from before the script was loaded. */
  readonly actions?: Readonly<Record<string, (button: HTMLElement) => unknown>>;
}

/** Starts with the script of the page, before consent is known: only what is required. */
interface LoadFeature extends AnyFeature {
  readonly category?: never;
  start(element: HTMLElement): unknown;
}

/** Starts once the page has loaded, the browser is idle and the category is granted, whenever that is. */
export interface IdleFeature extends AnyFeature {
  readonly category: ConsentCategory;
  /** The function that the code's `start` may return stops it, when the visitor withdraws the consent. */
  start(): Promise<{ start(element: HTMLElement, gate: ConsentGate): unknown }>;
}

/**
 * What `src/features/<name>/feature.ts` exports as `feature`. It is part of the script of every page, so it loads the
 * feature's code with `import()`. An `IdleFeature` that can wait some seconds is exported by `later-feature.ts` instead,
 * which is part of a script of its own (`later/later.ts`).
 */
export type Feature = LoadFeature | IdleFeature;
