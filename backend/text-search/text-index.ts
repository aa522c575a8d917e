import { createCompletion } from './completion.ts';
import { createCorrection } from './correction.ts';
import type { Postings } from './postings.ts';
import { createTextSearch, type MatchedDocuments } from './text-search.ts';

export interface TextIndex {
  /** Documents that hold every word of the query, the best first. A query without words finds nothing. */
  search(query: string): MatchedDocuments;
  /** The query with words that are nowhere replaced by close ones that are, if that finds more than `total`. */
  correct(query: string, total: number): string | undefined;
  /** The query with its last word written out, by how many found documents hold it elsewhere than in their description. */
  complete(query: string, limit: number): readonly string[];
}

export function createTextIndex(postings: Postings): TextIndex {
  const search = createTextSearch(postings);
  return { search, correct: createCorrection(postings, search), complete: createCompletion(postings, search) };
}
