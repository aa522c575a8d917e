import type { z } from 'zod';
import type { CallApi } from '../../api/core/operation.ts';
import type { SectionTraits } from '../../lib/section-traits.ts';
import type { ContentRequest } from '../client/content-client.ts';

/**
 * When a section's script starts. `none`: it has none. `visible`: within 200 px of the viewport. `intent`: on hover,
 * focus or touch. `idle`, `load`: without interaction. The HTML is complete in every case.
 */
export type HydrationPolicy = 'none' | 'visible' | 'intent' | 'idle' | 'load';

/** What a loader may use, one object for all loaders of a page. Loaders of a page run in parallel; those with the same `key` run once. */
export interface LoadContext {
  readonly call: CallApi;
  /** A content document in the page's site and locale; `undefined` where there is none. Rejects when content fails. */
  readonly document: (request: Pick<ContentRequest, 'kind' | 'name'>) => Promise<unknown>;
  readonly siteId: string;
  readonly locale: string;
  /** Whether products that the shop lacks are replaced, for each section by a call of its own. */
  readonly isSample?: boolean;
  /** Aborted when the time budget of the page's loaders is used up. */
  readonly signal: AbortSignal;
}

export interface SectionLoader<Content, Data> {
  /** Loads with equal keys on one page run once. */
  key(content: Content): string;
  load(content: Content, context: LoadContext): Promise<Data>;
}

/** Labels for editors; field labels are on the schema as `.meta({ title, description })`. */
export interface SectionLabels {
  readonly title: string;
  readonly description: string;
}

export interface SectionDefinition<
  Schema extends z.ZodObject = z.ZodObject,
  Variant extends string = string,
  Data = unknown,
> {
  /** The CMS `type`; equals the folder name. */
  readonly type: string;
  readonly labels: SectionLabels;
  /** Shape of `content`. No transforms, dates or custom types: editors get it as JSON Schema. */
  readonly schema: Schema;
  /** Variant names with their editor labels; the first is the default. */
  readonly variants: Readonly<Record<Variant, string>>;
  /** One valid `content` per variant. */
  readonly samples: Readonly<Record<Variant, z.input<Schema>>>;
  readonly traits?: SectionTraits;
  readonly hydration?: HydrationPolicy;
  readonly loader?: SectionLoader<z.output<Schema>, Data>;
}

/** Declares a section; `src/registry` finds it by its folder. */
export function defineSection<Schema extends z.ZodObject, Variant extends string, Data = undefined>(
  definition: SectionDefinition<Schema, Variant, Data>,
): SectionDefinition<Schema, Variant, Data> {
  return definition;
}

/** Props of a section's `.astro` component: `const { content, variant } = Astro.props as SectionProps<typeof hero>`. */
export interface SectionProps<Definition> {
  readonly id: string;
  readonly variant: Definition extends SectionDefinition<z.ZodObject, infer Variant, unknown> ? Variant : never;
  readonly content: Definition extends SectionDefinition<infer Schema, string, unknown> ? z.output<Schema> : never;
  readonly data: Definition extends SectionDefinition<z.ZodObject, string, infer Data> ? Data : never;
  /** Unique on the page, safe in `id` and `aria-controls`. */
  readonly domId: string;
  /** True for the section with the first image above the fold: load the image eagerly with high priority. */
  readonly eager: boolean;
  /** Level of the section's own heading: 1 for the first section that has a title on a page without another `h1`. */
  readonly headingLevel: 1 | 2 | 3 | 4;
  /** Lists of nested section items by their path in `content`: `sections` or `items.2.sections`. */
  readonly nested: Readonly<Record<string, readonly unknown[]>>;
  /** Renders nested items: `<Nested items={nested['sections']} />`. */
  readonly Nested: (props: { items: readonly unknown[] | undefined }) => unknown;
}
