/** C0001 required, C0002 performance and analytics, C0003 functional, C0004 targeting (docs/contract.md#consent). */
export type ConsentCategory = 'C0001' | 'C0002' | 'C0003' | 'C0004';

/** The visitor's consent, handed to every feature that waits for it. */
export interface ConsentGate {
  isGranted(category: ConsentCategory): boolean;
  /** Resolves once the visitor has chosen: at once where the choice was made before or is not asked for. */
  chosen(): Promise<void>;
}

interface AnyFeature {
  /** Id of the element that the feature's `Markup.astro` writes where it is on. */
  readonly id: string;
  /** Handlers of buttons by their `data-action`, also of taps from before the script was loaded. */
  readonly actions?: Readonly<Record<string, (button: HTMLElement) => unknown>>;
}

/** Starts with the script of the page, before consent is known: only what is required. */
interface LoadFeature extends AnyFeature {
  readonly starts: 'load';
  start(element: HTMLElement): unknown;
}

/** Starts once the page has loaded, the browser is idle and the category is granted; after a refusal, not on this page. */
export interface IdleFeature extends AnyFeature {
  readonly starts: 'idle';
  readonly category: ConsentCategory;
  start(): Promise<{ start(element: HTMLElement, gate: ConsentGate): unknown }>;
}

/**
 * What `src/features/<name>/feature.ts` exports as `feature`. It is part of the script of every page, so it loads the
 * feature's code with `import()`.
 */
export type Feature = LoadFeature | IdleFeature;
