import { z } from 'zod';

/** What editors decide about lists of products, as members of documents (docs/editors.md#what-is-found). */

const MAX_PLACED = 100;
const MAX_ENTRIES = 500;

const productIds = z.array(z.string().min(1).max(200)).max(MAX_PLACED);

/** Of a document of the kind `category`, and of a search. */
export const placement = z.object({
  /** Products that come first, in this order. */
  pinned: productIds.default([]),
  /** Products that come last, the last of them at the very end. */
  buried: productIds.default([]),
});

const term = z.string().trim().min(1).max(200);

export const searchRule = placement.extend({
  /** Searches that it is for, compared word by word regardless of number and accents. */
  terms: z.array(term).min(1).max(50),
  /** A path of the shop without its locale, that leads to the page which answers the search. */
  redirect: z
    .string()
    .regex(/^\/(?![/\\])/)
    .max(500)
    .optional(),
});

/** Words that mean the same in a search. */
export const synonymGroup = z.object({ words: z.array(term).min(2).max(20) });

/** Of the document `search/search`. */
export const searchRules = z.object({
  searches: z.array(searchRule).max(MAX_ENTRIES).default([]),
  synonyms: z.array(synonymGroup).max(MAX_ENTRIES).default([]),
});

export type Placement = z.output<typeof placement>;
export type SearchRule = z.output<typeof searchRule>;
