import { toMinor } from '../../../domain/money.ts';
import type { Ranking } from '../../text-search/ranking.ts';
import { foldText, wordsOf } from '../../text-search/words.ts';
import type { CatalogIndex, Market, Positions } from '../snapshot/catalog-index.ts';
import type { Offer } from '../snapshot/offers.ts';
import { FOR_ADULTS, genderBit } from '../snapshot/product-facts.ts';
import type { ProductSearch } from '../snapshot/product-search.ts';
import { flagSizes } from './flag-sizes.ts';
import { flagColors, readColorRequest } from '../listing/color-request.ts';
import { synonymQueries } from './synonym-queries.ts';
import { queryReaderOf, type ProductQuery } from './read-query.ts';

export interface ProductMatches {
  /** The best first. */
  readonly positions: Positions;
  /** Whether no product has everything that the query asks for, and these come closest. */
  readonly isClosest: boolean;
  /** The query with its misspelt words corrected, where it has some. Nothing is found for such a query as it is. */
  readonly corrected: string | undefined;
  /** What the query states beside words and all of them have: a price, a size in stock. */
  readonly stated?: StatedConditions | undefined;
}

export type StatedConditions = Pick<ProductQuery, 'price' | 'size' | 'rest'>;

const NOTHING: ProductMatches = { positions: new Uint32Array(), isClosest: false, corrected: undefined };

/** With at most this many products that have everything, others of the kind that the query names are added. */
const FEW = 3;

/** What is searched: the texts of a language, and the variants for sale in a country. */
interface SearchSource {
  readonly search: ProductSearch;
  readonly offer: Offer;
  readonly currency: string;
  readonly country: string;
}

/**
 * Products that have everything in the query. Where there are none, those that lack only its size in stock; then those
 * that have most of it: half of its words or at least one, and only then those of another price or gender.
 */
export function findProducts(index: CatalogIndex, source: SearchSource, text: string): ProductMatches {
  const { search } = source;
  const query = queryReaderOf(search.language)(text, search.nameNumbers);
  const ranking = search.products.rank(query.words);
  const corrected = correctQuery(search, text, ranking);
  if (corrected !== undefined) return { ...NOTHING, corrected };
  if (ranking.termCount === 0 && query.gender === 0 && !query.price && !query.size) return NOTHING;

  const conditions = conditionsOf(index, source, { query, ranking });
  const scores = weigh(search, query, ranking);
  const select: Select = (...names) =>
    selectPositions(scores, [conditions.isSold, ...names.map((name) => conditions[name])]);
  const { size } = query;
  const stated = query.price || size ? query : undefined;
  const exact = size && !isKindInSize(select) ? NONE : select('hasAll', 'isGender', 'isPrice', 'hasSize');
  if (exact.length > FEW) return { ...NOTHING, positions: exact, stated };
  const few = mergePositions(scores, [exact, select('hasHalf', 'isOfKind', 'isGender', 'isPrice', 'hasSize')]);
  if (exact.length > 0) return { ...NOTHING, positions: few, stated };
  const lacking = size ? findLacking(select) : NONE;
  const positions = ranking.termCount === 0 || lacking.length > 0 ? lacking : findClosest(few, select);
  return { ...NOTHING, positions, isClosest: positions.length > 0 };
}

/** The synonyms of editors, groups of words that mean the same. */
export type Synonyms = readonly (readonly string[])[];

/**
 * As `findProducts`, also for the query with synonyms in place of its words. What has everything in any of them is found,
 * the matches of the typed words first; a word that has synonyms is not misspelt.
 */
export function findWithSynonyms(
  index: CatalogIndex,
  source: SearchSource,
  { text, synonyms }: { readonly text: string; readonly synonyms: Synonyms },
): ProductMatches {
  const typed = findProducts(index, source, text);
  const others = synonymQueries(text, synonyms, source.search.language).map((query) =>
    findProducts(index, source, query),
  );
  const isExact = ({ positions, isClosest }: ProductMatches) => positions.length > 0 && !isClosest;
  const exact = [typed, ...others].filter(isExact);
  const [first] = exact;
  if (first === undefined || (exact.length === 1 && first === typed)) return typed;
  const positions = Uint32Array.from(new Set(exact.flatMap((matches) => Array.from(matches.positions))));
  return { ...NOTHING, positions, stated: typed.stated ?? first.stated };
}

const NONE = new Uint32Array();

type Select = (...conditions: readonly (keyof ReturnType<typeof conditionsOf>)[]) => Positions;

/** Of a kind that the query names something has the size: "socks size 42" finds no boots worn with socks. */
function isKindInSize(select: Select): boolean {
  const ofKind = select('hasAll', 'isOfKind', 'isGender', 'isPrice');
  return ofKind.length === 0 || select('hasAll', 'isOfKind', 'isGender', 'isPrice', 'hasSize').length > 0;
}

/** Products that only lack the size: first those sold out in it, then those not made in it. */
function findLacking(select: Select): Positions {
  const soldOut = select('hasAll', 'isGender', 'isPrice', 'isMadeInSize');
  const all = select('hasAll', 'isGender', 'isPrice');
  return Uint32Array.from(new Set([...soldOut, ...all]));
}

/** Many rather than few, and some rather than none. */
function findClosest(few: Positions, select: Select): Positions {
  const within = [few, select('hasHalf', 'isGender', 'isPrice'), select('hasSome', 'isGender', 'isPrice')];
  const many = within.find(({ length }) => length > FEW);
  if (many) return many;
  const beyond = [select('hasAll', 'isGender'), select('hasAll', 'isPrice'), select('hasAll'), select('hasSome')];
  return [...within.toReversed(), ...beyond].find(({ length }) => length > 0) ?? new Uint32Array();
}

type Condition = (position: number) => boolean;

function conditionsOf(
  index: CatalogIndex,
  source: SearchSource,
  { query, ranking }: { query: ProductQuery; ranking: Ranking },
) {
  const { search, offer, currency } = source;
  const { words, gender, price } = query;
  const { termCount, termsIn } = ranking;
  const { prices } = offer.market;
  const [from, to] = [toMinor(price?.from ?? 0, currency), toMinor(price?.to ?? Infinity, currency)];
  const hasTerms = (count: number) => (position: number) => (termsIn[position] ?? 0) >= count;
  const priceOf = (position: number) => prices[position] ?? Infinity;
  const hasVariant = createSizeConditions(index, source, query);
  return {
    isSold: (position) => priceOf(position) !== Infinity,
    hasAll: hasTerms(termCount),
    hasHalf: hasTerms(termCount / 2),
    hasSome: hasTerms(1),
    isGender: (position) => gender === 0 || ((search.genders[position] || FOR_ADULTS) & gender) !== 0,
    isPrice: (position) => from <= priceOf(position) && priceOf(position) <= to,
    isOfKind: createKindCondition(index, search, words),
    isMadeInSize: hasVariant(offer.isOffered),
    hasSize: hasVariant(offer.isAvailable),
  } satisfies Record<string, Condition>;
}

/** Whether a product belongs to a category that the query names; "pants" names the trousers. */
function createKindCondition({ members }: CatalogIndex, search: ProductSearch, words: readonly string[]): Condition {
  let ofKind: ReadonlySet<number> | undefined;
  return (position) => {
    ofKind ??= new Set(
      words
        .flatMap((word) => Array.from(search.categoryNames.search(word)))
        .flatMap((at) => Array.from(members.get(search.categories[at]?.id ?? '') ?? [])),
    );
    return ofKind.has(position);
  };
}

/** Conditions that a flagged variant has the size, in a colour that the query names if the product has one. */
function createSizeConditions(
  index: CatalogIndex,
  { search, offer, country }: SearchSource,
  { size, gender }: ProductQuery,
): (isFlagged: Uint8Array) => Condition {
  if (size === undefined) return () => () => true;
  const { starts, sizes, colors, sizeEntries } = index.variants;
  const isSize = flagSizes(sizeEntries, size.request, { gender, country });
  const isColor = flagColors(index, readColorRequest([], size.rest, search.language));
  return (isFlagged) => (position) => {
    let [hasColor, hasSize] = [false, false];
    const end = starts[position + 1] ?? 0;
    for (let at = starts[position] ?? 0; at < end; at += 1) {
      if (offer.isOffered[at] !== 1) continue;
      const isNamed = isColor?.[colors[at] ?? 0] === 1;
      hasColor ||= isNamed;
      if (isFlagged[at] !== 1 || isSize[sizes[at] ?? 0] !== 1) continue;
      if (isNamed || !isColor) return true;
      hasSize = true;
    }
    return hasSize && !hasColor;
  };
}

/** The positions that fulfil all conditions, the best first. */
function selectPositions(scores: Float32Array, conditions: readonly Condition[]): Positions {
  const selected = Uint32Array.from(scores.keys()).filter((position) => conditions.every((holds) => holds(position)));
  return sortByScore(selected, scores);
}

function mergePositions(scores: Float32Array, lists: readonly Positions[]): Positions {
  return sortByScore(Uint32Array.from(new Set(lists.flatMap((list) => Array.from(list)))), scores);
}

function sortByScore(positions: Positions, scores: Float32Array): Positions {
  return positions.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

const FOR_THIS_GENDER = 6;
const KIDS = genderBit('kids');
/** Who does not name children rarely looks for their sizes. */
const FOR_KIDS = 0.6;

/** Products with more of the query, and those made for its gender, before others. */
function weigh(
  { genders }: ProductSearch,
  { gender }: ProductQuery,
  { scores, coverage, termCount }: Ranking,
): Float32Array {
  return scores.map((score, position) => {
    const own = genders[position] ?? 0;
    const share = termCount === 0 ? 1 : (coverage[position] ?? 0) / termCount;
    if (gender === 0) return score * share ** 2 * (own === KIDS ? FOR_KIDS : 1);
    return (score + (own === gender ? FOR_THIS_GENDER : 0)) * share ** 2;
  });
}

/** Beside known words, a word with another first letter is rather one that the shop does not have. */
function correctQuery({ products }: ProductSearch, text: string, ranking: Ranking): string | undefined {
  const { unknown, termCount } = ranking;
  const isAlone = unknown.length === termCount;
  const corrections = unknown.flatMap((word): [string, string][] => {
    const better = products.correctWord(word);
    const isLikely = better !== undefined && (isAlone || foldText(better)[0] === foldText(word)[0]);
    return isLikely ? [[word, better]] : [];
  });
  if (corrections.length === 0) return undefined;
  return corrections.reduce(
    (query, [word, better]) => query.replace(word, better),
    text.normalize('NFC').toLowerCase().trim(),
  );
}

/** Letters that a beginning has at least, so that what it finds resembles the word. */
const SHORTEST_BEGINNING = 3;

/** Products that resemble a query that found none: by the beginning of its words, else the first of the catalogue. */
export function nearestProducts({ products }: ProductSearch, text: string, { prices }: Market): Positions {
  const isSold = (position: number) => prices[position] !== Infinity;
  const beginnings = wordsOf(text)
    .map(foldText)
    .flatMap((word) => Array.from({ length: word.length }, (_, cut) => word.slice(0, word.length - cut)))
    .filter(({ length }) => length >= SHORTEST_BEGINNING)
    .toSorted((a, b) => b.length - a.length);
  for (const beginning of beginnings) {
    const similar = products.search(beginning).filter(isSold);
    if (similar.length > 0) return similar;
  }
  return Uint32Array.from(prices.keys()).filter(isSold);
}
