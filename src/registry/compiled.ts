import type { HydrationPolicy, SectionDefinition } from '../cms/sections/section.ts';
import type { Motion } from './parallax.ts';

export type Slot = 'over-image' | 'main' | 'lazy-main';
export const SLOTS: readonly Slot[] = ['over-image', 'main', 'lazy-main'];

/** Attributes of a section's element, ready to spread. */
export interface FrameAttributes {
  readonly class: string | undefined;
  readonly 'data-section-id': string;
  readonly 'data-section-type': string;
  readonly 'data-section-variant': string | undefined;
  readonly 'data-delocalized-tracking': string | undefined;
  readonly 'data-experience': string | undefined;
  readonly 'data-experience-variant'?: string;
  readonly 'data-hydrate': HydrationPolicy | undefined;
  readonly 'data-parallax': string | undefined;
  readonly 'data-behavior': 'parallax' | undefined;
}

/** A validated and sanitised section item: made once per document revision. */
export interface CompiledSection {
  readonly type: string;
  readonly id: string;
  /** Path of the item in the page's `sections`: `main.0.content.sections.1`. */
  readonly path: string;
  readonly domId: string;
  readonly variant: string;
  readonly definition: SectionDefinition;
  readonly content: Record<string, unknown>;
  readonly frame: FrameAttributes;
  readonly motions: readonly Motion[];
  readonly headingLevel: 1 | 2 | 3 | 4;
  readonly eager: boolean;
  /** Nested lists by their path in `content`: `sections`, `items.2.sections`. */
  readonly nested: Readonly<Record<string, readonly CompiledItem[]>>;
  readonly experienceId: string | undefined;
  /** The item in an experience's variant; `undefined` for a variant the document does not have. */
  readonly variantOf: (experienceVariant: string) => CompiledItem | undefined;
  /** The experience's variant; `undefined` for the baseline. */
  readonly experienceVariant?: string;
}

/** An item that is left out, and why; preview shows it at its position. */
export interface SkippedItem {
  readonly skipped: true;
  readonly type: string;
  readonly id: string;
  readonly path: string;
  readonly reason: string;
  /** Path of the invalid field within the item: `content.image.src`. */
  readonly field?: string;
}

export type CompiledItem = CompiledSection | SkippedItem;

/** An item of a slot as it was compiled, with all that its result depends on. */
export interface CompiledEntry {
  readonly raw: unknown;
  readonly headingLevel: number;
  readonly eager: boolean;
  /** Number of sections before it, from which its DOM ids are made. */
  readonly start: number;
  readonly used: { readonly sections: number; readonly letters: number; readonly ids: readonly string[] };
  readonly item: CompiledItem;
}

export interface CompiledPage {
  readonly slots: Readonly<Record<Slot, readonly CompiledItem[]>>;
  /** Whether a section holds the page's `h1`. */
  readonly hasTitle: boolean;
  /** The items of the slots by their paths, for compiling the next revision. */
  readonly entries?: ReadonlyMap<string, CompiledEntry>;
}

export function isSkipped(item: object): item is SkippedItem {
  return 'skipped' in item;
}
