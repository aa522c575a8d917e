import { searchWordsOf } from '../../search-words/built-in.ts';
import { splitList } from '../../search-words/search-words.ts';
import { joinsWords } from '../../text-search/stem.ts';
import { foldText, isStopWord, queryWords } from '../../text-search/words.ts';
import { createGenderReader, type GenderBits } from '../snapshot/product-facts.ts';
import { createPriceReader, type PriceBound } from './price-bound.ts';

/** What a query asks for. */
export interface ProductQuery {
  /** To be found in a product's texts. */
  readonly words: readonly string[];
  /** 0 for no particular one. */
  readonly gender: GenderBits;
  readonly price: PriceBound | undefined;
}

export type QueryReader = (query: string) => ProductQuery;

const readers = new Map<string, QueryReader>();

/** The reader of queries in a language. */
export function queryReaderOf(language: string): QueryReader {
  const reader = readers.get(language) ?? createQueryReader(language);
  readers.set(language, reader);
  return reader;
}

function createQueryReader(language: string): QueryReader {
  const words = searchWordsOf(language);
  const readPrice = createPriceReader(words.prices);
  const genderOf = createGenderReader(words, language);
  const fillers = new Set(splitList(words.fillers).map(foldText));
  const separateGender = createGenderSeparator(language);
  const withoutSize = createSizeRemover(words.sizes);
  return (query) => {
    const { bound, rest } = readPrice(withoutSize(query));
    const typed = queryWords(rest, language).filter((word) => !bound || !isStopWord(foldText(word), language));
    const others = typed.flatMap((word) => (genderOf(word) === 0 ? [word] : separateGender(word)));
    const telling = others.filter((word) => !fillers.has(foldText(word)));
    const gender = typed.reduce((bits, word) => bits | genderOf(word), 0);
    const isBounded = gender !== 0 || bound !== undefined;
    return { words: telling.length > 0 || isBounded ? telling : others, gender, price: bound };
  };
}

/** Every product comes in sizes: "size 9" tells none from another. */
function createSizeRemover(sizes: string): (query: string) => string {
  const size = new RegExp(`(?<![\\p{L}\\p{N}])(?:${splitList(sizes).join('|')})\\s*\\d+(?:[.,]\\d)?`, 'giu');
  return (query) => query.normalize('NFC').replace(size, ' ');
}

/** Letters of the shortest product that follows a gender in a compound. */
const SHORTEST_HEAD = 3;

/** The product in a compound with a gender: "jacke" of "damenjacke"; nothing for a word that is only a gender. */
function createGenderSeparator(language: string): (word: string) => readonly string[] {
  const { genders } = searchWordsOf(language);
  const parts = Object.values(genders).flatMap((list) => splitList(list));
  if (!joinsWords(language)) return () => [];
  const longestFirst = parts.map((part) => part.toLowerCase()).toSorted((a, b) => b.length - a.length);
  return (word) => {
    const part = longestFirst.find((one) => word.startsWith(one));
    const head = part === undefined ? '' : word.slice(part.length);
    return head.length >= SHORTEST_HEAD ? [head] : [];
  };
}
