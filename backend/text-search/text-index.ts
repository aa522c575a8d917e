import { createCompletion } from './completion.ts';
import { createCorrection } from './correction.ts';
import type { Postings } from './postings.ts';
import { createTextSearch, type MatchedDocuments } from './text-search.ts';

export interface TextIndex {
  /** Documents that contain every word of the query, the best first. A query without words finds nothing. */
  search(query: string): MatchedDocuments;
  /** The query with unknown words replaced by similar known ones, if it finds more than `total` documents. */
  correct(query: string, total: number): string | undefined;
  /**
   * The query with its last word completed, sorted by the number of documents that contain it outside their
   * description.
   */
  complete(query: string, limit: number): readonly string[];
}

export function createTextIndex(postings: Postings): TextIndex {
  const search = createTextSearch(postings);
  return { search, correct: createCorrection(postings, search), complete: createCompletion(postings, search) };
}
