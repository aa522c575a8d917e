import { splitList, type Fact, type SearchWords } from '../../search-words/search-words.ts';
import { joinPhrase } from '../../text-search/query-terms.ts';
import { stemOf } from '../../text-search/stem.ts';
import { foldText, isStopWord, wordsOf } from '../../text-search/words.ts';

export interface RelatedSource {
  /** In the language of the search. */
  readonly localized: string;
  /** As the catalogue has it, in English. */
  readonly original: string;
}

/** Words that a product may be searched by and that its texts lack; a phrase is one word, as in `joinPhrase`. */
export interface RelatedWords {
  /** Translations and synonyms of a name or of categories. */
  ofName(source: RelatedSource): string;
  /** Translations of materials, and the words for facts. */
  ofData(attributes: string, facts: readonly Fact[]): string;
}

export function createRelatedWords(words: SearchWords, language: string): RelatedWords {
  const groups = words.synonyms.flatMap((group) => splitList(group).map((phrase): [string, string] => [phrase, group]));
  const synonyms = createPhraseMap(groups, language);
  const products = createPhraseMap(Object.entries(words.products), 'en');
  const materials = createPhraseMap(Object.entries(words.materials), 'en');
  const wordsIn = (lists: readonly string[]) =>
    lists
      .flatMap(splitList)
      .map((phrase) => joinPhrase(phrase, language))
      .join(' ');
  return {
    ofName({ localized, original }) {
      const translated = products(original);
      return wordsIn([...translated, ...synonyms([localized, ...translated].join(', '))]);
    },
    ofData: (attributes, facts) => wordsIn([...materials(attributes), ...facts.map((fact) => words.facts[fact])]),
  };
}

/** Longest phrase that is looked up. */
const MAX_PHRASE = 3;

/** Finds the texts of all phrases that another text contains, regardless of number and of stop words. */
function createPhraseMap(entries: readonly (readonly [phrase: string, text: string])[], language: string) {
  const texts = new Map<string, Set<string>>();
  for (const [phrase, text] of entries) {
    const key = stemsOf(phrase, language).join(' ');
    texts.set(key, (texts.get(key) ?? new Set()).add(text));
  }
  return (text: string): readonly string[] => {
    // Commas separate names: a phrase does not reach over one.
    const phrases = text.split(',').flatMap((part) => phrasesOf(stemsOf(part, language)));
    return [...new Set(phrases.flatMap((phrase) => [...(texts.get(phrase) ?? [])]))];
  };
}

function phrasesOf(stems: readonly string[]): readonly string[] {
  const lengths = Array.from({ length: MAX_PHRASE }, (_, index) => index + 1);
  return stems.flatMap((_, start) => lengths.map((length) => stems.slice(start, start + length).join(' ')));
}

function stemsOf(text: string, language: string): readonly string[] {
  const words = wordsOf(text).map(foldText);
  return words.filter((word) => !isStopWord(word, language)).map((word) => stemOf(word, language));
}
