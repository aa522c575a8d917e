import type { Postings } from './postings.ts';
import { readTerms, type QueryTerm } from './query-terms.ts';
import { addNameScores, scoreWord } from './text-search.ts';
import { foldText } from './words.ts';

/** How well each document of an index answers a query. */
export interface Ranking {
  readonly termCount: number;
  /** By document: the number of terms it contains. */
  readonly termsIn: Uint8Array;
  /** By document: the same, a term that only its description contains being a half. */
  readonly coverage: Float32Array;
  /** By document: the sum of its terms' weights; 0 without a term. */
  readonly scores: Float32Array;
  /** Words of the query that resemble no word of the index. */
  readonly unknown: readonly string[];
}

/** A term counts at most so much, and half of it at this score: one term in all fields is less than two terms. */
const [MOST, HALF] = [12, 8];
/** Highest score of a term that only a description contains. */
const IN_DESCRIPTION = 1;

/** Scores documents for some of the words; those that contain more of them do not always score higher. */
export function rankDocuments(postings: Postings, words: readonly string[]): Ranking {
  const terms = readTerms(postings, [...new Set(words)]);
  const scores = new Float32Array(postings.documentCount);
  const termsIn = new Uint8Array(postings.documentCount);
  const coverage = new Float32Array(postings.documentCount);
  for (const term of terms) {
    const own = scoreTerm(postings, term);
    for (const [document, score] of own.entries()) {
      if (score === 0) continue;
      scores[document] = (scores[document] ?? 0) + (MOST * score) / (score + HALF);
      termsIn[document] = (termsIn[document] ?? 0) + 1;
      coverage[document] = (coverage[document] ?? 0) + (score > IN_DESCRIPTION ? 1 : 0.5);
    }
  }
  addNameScores(scores, postings.names, words.map(foldText).join(' '));
  const unknown = terms.filter(({ forms }) => forms.length === 0).map(({ text }) => text);
  return { termCount: terms.length, termsIn, coverage, scores, unknown };
}

/** By document the score of the form that fits best. */
function scoreTerm(postings: Postings, { forms }: QueryTerm): Float32Array {
  const [first, ...others] = forms.map(({ words, factor }) => {
    const scores = words.map((matched) => scoreWord(postings, matched)).reduce(meanOfBoth);
    return factor === 1 ? scores : scores.map((score) => score * factor);
  });
  if (!first) return new Float32Array(postings.documentCount);
  for (const other of others)
    other.forEach((score, document) => (first[document] = Math.max(first[document] ?? 0, score)));
  return first;
}

/** 0 for a document that lacks one of the two. */
function meanOfBoth(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((score, document) => (score > 0 && other[document] ? (score + other[document]) / 2 : 0));
}
