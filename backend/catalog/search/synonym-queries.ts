import { stemOf } from '../../text-search/stem.ts';
import { foldText, wordsOf } from '../../text-search/words.ts';

/** Queries that are searched beside the typed one. */
const MAX_QUERIES = 4;

/** The query with each word or phrase of a group replaced by the others of it; none where it has none. */
export function synonymQueries(
  query: string,
  synonyms: readonly (readonly string[])[],
  language: string,
): readonly string[] {
  if (synonyms.length === 0) return [];
  const words = wordsOf(query);
  const stems = stemsOf(words, language);
  const queries = synonyms.flatMap((group) =>
    group.flatMap((phrase) => {
      const own = stemsOf(wordsOf(phrase), language);
      const at = findPhrase(stems, own);
      if (at === -1) return [];
      const others = group.filter((other) => other !== phrase);
      return others.map((other) => words.toSpliced(at, own.length, other).join(' '));
    }),
  );
  return [...new Set(queries)].slice(0, MAX_QUERIES);
}

const stemsOf = (words: readonly string[], language: string): readonly string[] =>
  words.map((word) => stemOf(foldText(word), language));

function findPhrase(words: readonly string[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1;
  return words.findIndex((_, at) => phrase.every((word, index) => words[at + index] === word));
}
