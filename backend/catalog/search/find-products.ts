import { toMinor } from '../../../domain/money.ts';
import type { Ranking } from '../../text-search/ranking.ts';
import { foldText, wordsOf } from '../../text-search/words.ts';
import { marketOf, type CatalogIndex, type Market, type Positions } from '../snapshot/catalog-index.ts';
import { FOR_ADULTS, genderBit } from '../snapshot/product-facts.ts';
import type { ProductSearch } from '../snapshot/product-search.ts';
import { queryReaderOf, type ProductQuery } from './read-query.ts';

export interface ProductMatches {
  /** The best first. */
  readonly positions: Positions;
  /** Whether no product has everything that the query asks for, and these come closest. */
  readonly isClosest: boolean;
  /** The query with its misspelt words corrected, where it has some. Nothing is found for such a query as it is. */
  readonly corrected: string | undefined;
}

const NOTHING: ProductMatches = { positions: new Uint32Array(), isClosest: false, corrected: undefined };

/** With at most this many products that have everything, others of the kind that the query names are added. */
const FEW = 3;

/**
 * Products that have everything in the query. Where there are none, those that have most of it: half of its words or at
 * least one, and only then those of another price or gender.
 */
export function findProducts(
  index: CatalogIndex,
  { search, currency }: { search: ProductSearch; currency: string },
  text: string,
): ProductMatches {
  const query = queryReaderOf(search.language)(text);
  const ranking = search.products.rank(query.words);
  const corrected = correctQuery(search, text, ranking);
  if (corrected !== undefined) return { ...NOTHING, corrected };
  if (ranking.termCount === 0 && query.gender === 0 && !query.price) return NOTHING;

  const conditions = conditionsOf(index, { search, currency }, { query, ranking });
  const scores = weigh(search, query, ranking);
  const select: Select = (...names) =>
    selectPositions(scores, [conditions.isSold, ...names.map((name) => conditions[name])]);
  const exact = select('hasAll', 'isGender', 'isPrice');
  if (exact.length > FEW) return { ...NOTHING, positions: exact };
  const few = mergePositions(scores, [exact, select('hasHalf', 'isOfKind', 'isGender', 'isPrice')]);
  if (exact.length > 0) return { ...NOTHING, positions: few };
  const positions = ranking.termCount === 0 ? exact : findClosest(few, select);
  return { ...NOTHING, positions, isClosest: positions.length > 0 };
}

type Select = (...conditions: readonly (keyof ReturnType<typeof conditionsOf>)[]) => Positions;

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
  { search, currency }: { search: ProductSearch; currency: string },
  { query: { words, gender, price }, ranking }: { query: ProductQuery; ranking: Ranking },
) {
  const { termCount, termsIn } = ranking;
  const { prices } = marketOf(index, currency);
  const [from, to] = [toMinor(price?.from ?? 0, currency), toMinor(price?.to ?? Infinity, currency)];
  const hasTerms = (count: number) => (position: number) => (termsIn[position] ?? 0) >= count;
  const priceOf = (position: number) => prices[position] ?? Infinity;
  return {
    isSold: (position) => priceOf(position) !== Infinity,
    hasAll: hasTerms(termCount),
    hasHalf: hasTerms(termCount / 2),
    hasSome: hasTerms(1),
    isGender: (position) => gender === 0 || ((search.genders[position] || FOR_ADULTS) & gender) !== 0,
    isPrice: (position) => from <= priceOf(position) && priceOf(position) <= to,
    isOfKind: createKindCondition(index, search, words),
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
    const share = termCount === 0 ? 0 : (coverage[position] ?? 0) / termCount;
    const covered = score * share ** 2;
    if (gender === 0) return own === KIDS ? covered * FOR_KIDS : covered;
    return own === gender ? covered + FOR_THIS_GENDER : covered;
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
