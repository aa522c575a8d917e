import type { Vocabulary } from './vocabulary.ts';

/**
 * Fields of a text from the most to the least relevant; then what it does not contain: `synonym`, other words for its
 * name, and `related`, words for what else is known of it.
 */
export const FIELDS = ['name', 'category', 'brand', 'attribute', 'description', 'synonym', 'related'] as const;
export type Field = (typeof FIELDS)[number];

/** Documents by word: those of word `id` are at `starts[id]` to `starts[id + 1]`, in ascending order. */
export interface Postings {
  readonly vocabulary: Vocabulary;
  readonly documentCount: number;
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** Fields that contain the word, one bit each in the order of `FIELDS`. */
  readonly fields: Uint8Array;
  /** Folded names of the documents. */
  readonly names: readonly string[];
  /** Original forms of words that differ from their folded form. */
  readonly writtenForms: ReadonlyMap<number, string>;
}
