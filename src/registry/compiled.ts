import type { HydrationPolicy, SectionDefinition } from '../cms/sections/section.ts';
import type { Motion } from './parallax.ts';

export type Slot = 'over-image' | 'main' | 'lazy-main';
export const SLOTS: readonly Slot[] = ['over-image', 'main', 'lazy-main'];

/** Attributes of a section's element, ready to be spread on it. */
export interface FrameAttributes {
  readonly class: string | undefined;
  readonly 'data-section-id': string;
  readonly 'data-section-type': string;
  readonly 'data-section-variant': string | undefined;
  readonly 'data-delocalized-tracking': string | undefined;
  readonly 'data-experience': string | undefined;
  readonly 'data-hydrate': HydrationPolicy | undefined;
  readonly 'data-parallax': string | undefined;
  readonly 'data-behavior': 'parallax' | undefined;
}

/** A section item checked against its schema and sanitised: made once per document revision. */
export interface CompiledSection {
  readonly type: string;
  readonly id: string;
  /** Where the item stands in the page's `sections`: `main.0.content.sections.1`. */
  readonly path: string;
  readonly domId: string;
  readonly variant: string;
  readonly definition: SectionDefinition;
  readonly content: Record<string, unknown>;
  readonly frame: FrameAttributes;
  readonly motions: readonly Motion[];
  readonly headingLevel: 1 | 2 | 3 | 4;
  readonly eager: boolean;
  /** Nested lists by their place in `content`: `sections`, `items.2.sections`. */
  readonly nested: Readonly<Record<string, readonly CompiledItem[]>>;
  /** Whether its HTML depends on the document alone: no data is loaded for it or for a section in it. */
  readonly isStatic: boolean;
  readonly experienceId: string | undefined;
  /** The item as an experience's variant has it; `undefined` for a variant the document does not know. */
  readonly variantOf: (experienceVariant: string) => CompiledItem | undefined;
  /** The experience's variant this is; none for the baseline. */
  readonly experienceVariant?: string;
}

/** An item that is left out, and why; preview shows it in its place. */
export interface SkippedItem {
  readonly skipped: true;
  readonly type: string;
  readonly id: string;
  readonly path: string;
  readonly reason: string;
  /** The field that is wrong, from the item on: `content.image.src`. */
  readonly field?: string;
}

export type CompiledItem = CompiledSection | SkippedItem;

export interface CompiledPage {
  readonly slots: Readonly<Record<Slot, readonly CompiledItem[]>>;
  /** Whether a section carries the page's `h1`. */
  readonly hasTitle: boolean;
}

export function isSkipped(item: object): item is SkippedItem {
  return 'skipped' in item;
}
