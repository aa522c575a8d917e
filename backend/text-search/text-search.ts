import { FIELDS, type Field, type Postings } from './postings.ts';
import { stemOf } from './stem.ts';
import { foldText, queryWords } from './words.ts';

/** Documents by number, the best first. */
export type MatchedDocuments = Uint32Array;
export type TextSearch = (query: string) => MatchedDocuments;

const WEIGHTS: Readonly<Record<Field, number>> = {
  name: 8,
  category: 4,
  brand: 3,
  attribute: 2,
  description: 1,
  synonym: 5,
  related: 3,
};
/** Weight of every set of fields. */
const WEIGHT_OF_FIELDS = Float32Array.from({ length: 1 << FIELDS.length }, (_, fields) =>
  FIELDS.reduce((sum, field, bit) => (fields & (1 << bit) ? sum + WEIGHTS[field] : sum), 0),
);

const SAME_WORD = 1;
const SAME_STEM = 0.9;
const BEGINS_SO = 0.6;
/** Of a word that ends with the typed one. */
export const ENDS_SO = 0.5;
const IS_NAME = 30;
const IN_NAME = 3;

export interface MatchedWord {
  readonly id: number;
  readonly factor: number;
}

/** Whether the match is the word itself or its other number. */
export function isWholeWord({ factor }: MatchedWord): boolean {
  return factor >= SAME_STEM;
}

/**
 * Words of the index that a query word may match: itself, its other number, words that begin or end with it; the closest
 * first.
 */
export function matchWord({ vocabulary }: Postings, typed: string): readonly MatchedWord[] {
  const word = foldText(typed);
  const stem = stemOf(word, vocabulary.language);
  const factors = new Map<number, number>();
  const record = (id: number, factor: number) => factors.set(id, Math.max(factors.get(id) ?? 0, factor));
  const [first, last] = vocabulary.prefixRange(word);
  for (let id = first; id < last; id += 1) record(id, vocabulary.words[id] === word ? SAME_WORD : BEGINS_SO);
  for (const id of [...vocabulary.ofStem(stem), ...vocabulary.ofStem(word)]) record(id, SAME_STEM);
  const [stemIndex] = vocabulary.prefixRange(stem);
  if (vocabulary.words[stemIndex] === stem) record(stemIndex, SAME_STEM);
  for (const id of vocabulary.endingWith([word, stem])) record(id, ENDS_SO);
  return Array.from(factors, ([id, factor]) => ({ id, factor })).sort((a, b) => b.factor - a.factor);
}

export function createTextSearch(postings: Postings): TextSearch {
  return (query) => {
    const words = queryWords(query, postings.vocabulary.language);
    if (words.length === 0) return new Uint32Array();
    const scores = words
      .map((word) => scoreWord(postings, matchWord(postings, word)))
      .reduce((total, own) => total.map((sum, document) => (sum > 0 && own[document] ? sum + own[document] : 0)));
    addNameScores(scores, postings.names, words.map(foldText).join(' '));
    return sortByScore(scores);
  };
}

/** Per document the sum of the weights of the fields that contain the word, each field once, for its closest match. */
export function scoreWord(postings: Postings, matched: readonly MatchedWord[]): Float32Array {
  const { starts, documents, fields, documentCount } = postings;
  const scores = new Float32Array(documentCount);
  const seen = new Uint8Array(documentCount);
  for (const { id, factor } of matched) {
    const end = starts[id + 1] ?? 0;
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const document = documents[at] ?? 0;
      const known = seen[document] ?? 0;
      const fresh = (fields[at] ?? 0) & ~known;
      if (fresh === 0) continue;
      scores[document] = (scores[document] ?? 0) + (WEIGHT_OF_FIELDS[fresh] ?? 0) * factor;
      seen[document] = known | fresh;
    }
  }
  return scores;
}

export function addNameScores(scores: Float32Array, names: readonly string[], query: string): void {
  for (const [document, score] of scores.entries()) {
    const name = score > 0 ? (names[document] ?? '') : '';
    if (name === query) scores[document] = score + IS_NAME;
    else if (name.includes(query)) scores[document] = score + IN_NAME;
  }
}

export function sortByScore(scores: Float32Array): MatchedDocuments {
  const found = new Uint32Array(scores.length);
  let length = 0;
  for (const [document, score] of scores.entries()) {
    if (score === 0) continue;
    found[length] = document;
    length += 1;
  }
  return found.slice(0, length).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}
