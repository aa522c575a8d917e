import type { Vocabulary } from './vocabulary.ts';

/** Fields of a text from the most telling to the least. */
export const FIELDS = ['name', 'category', 'brand', 'attribute', 'description'] as const;
export type Field = (typeof FIELDS)[number];

/** Which documents hold which words: for word `id` those from `starts[id]` to `starts[id + 1]`, in their order. */
export interface Postings {
  readonly vocabulary: Vocabulary;
  readonly documentCount: number;
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** Fields a word stands in, one bit each in the order of `FIELDS`. */
  readonly fields: Uint8Array;
  /** Folded names of the documents. */
  readonly names: readonly string[];
  /** Words as they are written, where that is not their folded form. */
  readonly writtenForms: ReadonlyMap<number, string>;
}
