import { searchWordsOf } from '../../search-words/built-in.ts';
import { withoutShades } from '../listing/color-words.ts';
import { splitList } from '../../search-words/search-words.ts';
import { joinsWords } from '../../text-search/stem.ts';
import { foldText, isStopWord, queryWords } from '../../text-search/words.ts';
import { createGenderReader, type GenderBits } from '../snapshot/product-facts.ts';
import { createPriceReader, type PriceBound } from './price-bound.ts';
import { createSizeReader, readSizeNumber, type SizeRequest } from './size-request.ts';

/** What a query asks for. */
export interface ProductQuery {
  /** To be found in a product's texts. */
  readonly words: readonly string[];
  /** 0 for no particular one. */
  readonly gender: GenderBits;
  readonly price: StatedPrice | undefined;
  readonly size: StatedSize | undefined;
  /** The query without its price and size. */
  readonly rest: string;
}

export interface StatedPrice extends PriceBound {
  /** The query without the price. */
  readonly rest: string;
}

export interface StatedSize {
  readonly request: SizeRequest;
  /** The query without the size. */
  readonly rest: string;
}

/** `nameNumbers`: numbers in names of products, which alone are no sizes. */
export type QueryReader = (query: string, nameNumbers?: ReadonlySet<string>) => ProductQuery;

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
  const readSize = createSizeReader(words.sizes);
  return (query, nameNumbers) => {
    const stated = readSize(query);
    const { bound, stated: priceWords, rest: unpriced } = readPrice(stated.rest);
    const size = toStated(stated) ?? readNumber(query, { unpriced, nameNumbers });
    const rest = stated.size || !size ? unpriced : withoutNumber(unpriced, size.request);
    const typed = queryWords(rest, language).filter((word) => !bound || !isStopWord(foldText(word), language));
    const others = typed.flatMap((word) => (genderOf(word) === 0 ? [word] : separateGender(word)));
    const telling = withoutShades(others, language).filter((word) => !fillers.has(foldText(word)));
    const gender = typed.reduce((bits, word) => bits | genderOf(word), 0);
    const isBounded = gender !== 0 || bound !== undefined || size !== undefined;
    return {
      words: telling.length > 0 || isBounded ? telling : others,
      gender,
      price: bound && { ...bound, rest: withoutText(query, priceWords) },
      size,
      rest: tidy(rest),
    };
  };
}

/** A lower number alone is rather one of persons, of layers or of a pack. */
const LOWEST_SIZE = 5;

function toStated({ size, rest }: ReturnType<typeof readSizeNumber>): StatedSize | undefined {
  return size && { request: size, rest: tidy(rest) };
}

/** A number beside other words is a size, unless a product is named by it: "boots 42". */
function readNumber(
  query: string,
  { unpriced, nameNumbers }: { unpriced: string; nameNumbers: ReadonlySet<string> | undefined },
): StatedSize | undefined {
  const { size, rest } = readSizeNumber(unpriced);
  if (size?.kind !== 'number' || Number(size.number) < LOWEST_SIZE) return undefined;
  if (nameNumbers?.has(size.number) || rest.trim() === '') return undefined;
  return { request: size, rest: withoutNumber(query, size) };
}

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

function withoutText(query: string, text = ''): string {
  return tidy(query.normalize('NFC').toLowerCase().replace(text, ' '));
}

function withoutNumber(query: string, request: SizeRequest): string {
  const words = query.toLowerCase().trim().split(/\s+/);
  const at = words.findIndex((word) => request.kind === 'number' && word.replace(',', '.') === request.number);
  return words.toSpliced(at, Number(at !== -1)).join(' ');
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
