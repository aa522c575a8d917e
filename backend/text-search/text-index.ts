import { createCorrection, type Correction } from './correction.ts';
import type { Postings } from './postings.ts';
import { rankDocuments, type Ranking } from './ranking.ts';
import { createTextSearch, type MatchedDocuments, type TextSearch } from './text-search.ts';
import { stemOf } from './stem.ts';
import { foldText, wordsOf } from './words.ts';

export interface TextIndex extends Correction {
  /** Documents that contain every word of the query, the best first. A query without words finds nothing. */
  search(query: string): MatchedDocuments;
  /** Scores of the documents that contain some of the words. */
  rank(words: readonly string[]): Ranking;
  /**
   * The query with its last word completed, sorted by the number of documents that contain it outside their
   * description.
   */
  complete(query: string, limit: number): readonly string[];
}

export function createTextIndex(postings: Postings): TextIndex {
  const search = createTextSearch(postings);
  return {
    search,
    rank: (words) => rankDocuments(postings, words),
    ...createCorrection(postings, search),
    complete: createCompletion(postings, search),
  };
}

/** Bits of name, category, brand and attributes. */
const TELLING = 0b1111;

interface Counted {
  readonly id: number;
  readonly count: number;
}

function createCompletion(postings: Postings, search: TextSearch) {
  const { vocabulary, starts, documents, fields, documentCount } = postings;

  function countIn(found: Uint8Array, id: number): number {
    let count = 0;
    for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at += 1) {
      if (found[documents[at] ?? 0] === 1 && ((fields[at] ?? 0) & TELLING) !== 0) count += 1;
    }
    return count;
  }

  const displayFormOf = (id: number) => postings.writtenForms.get(id) ?? vocabulary.words[id] ?? '';

  /** Merges singular and plural of a word into one suggestion. */
  function firstOfEachStem(words: readonly Counted[]): readonly Counted[] {
    const byStem = Map.groupBy(words, ({ id }) => stemOf(vocabulary.words[id] ?? '', vocabulary.language));
    return [...byStem.values()].flatMap(([first]) => first ?? []);
  }

  return (query: string, limit: number): readonly string[] => {
    const words = wordsOf(query);
    const last = foldText(words.at(-1) ?? '');
    if (last === '' || !/[\p{L}\p{N}\p{M}]$/u.test(query)) return [];
    const found = new Uint8Array(documentCount);
    for (const document of search(query)) found[document] = 1;
    const [first, end] = vocabulary.prefixRange(last);
    const counted = Array.from({ length: end - first }, (_, offset) => ({
      id: first + offset,
      count: countIn(found, first + offset),
    }));
    const best = counted
      .filter(({ id, count }) => count > 0 && vocabulary.words[id] !== last)
      .toSorted((a, b) => b.count - a.count);
    return firstOfEachStem(best)
      .slice(0, limit)
      .map(({ id }) => [...words.slice(0, -1), displayFormOf(id)].join(' '));
  };
}
