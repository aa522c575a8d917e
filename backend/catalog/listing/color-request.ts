import type { ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import { searchWordsOf } from '../../search-words/built-in.ts';
import { COLORS, splitList, type Color } from '../../search-words/search-words.ts';
import { stemOf } from '../../text-search/stem.ts';
import { foldText, wordsOf } from '../../text-search/words.ts';
import type { CatalogIndex } from '../snapshot/catalog-index.ts';
import { colorFamilies } from '../snapshot/color-families.ts';
import type { ColorView } from '../products/product-response.ts';

/** The colours that a list is asked for, in which it shows its products. */
export interface ColorRequest {
  /** Names chosen in the facet. */
  readonly chosen: readonly string[];
  /** Folded words of the search. */
  readonly words: ReadonlySet<string>;
  /** Everyday names among them. */
  readonly families: readonly Color[];
}

/** Reads the colours of a listing, or of a search in its language. */
export function readColorRequest(chosen: readonly string[], query = '', language = ''): ColorRequest {
  const words = wordsOf(query).map(foldText);
  const familiesOf = familiesByStem(language);
  const families = words.flatMap((word) => familiesOf.get(stemOf(word, language)) ?? []);
  return { chosen, words: new Set(words), families };
}

const known = new Map<string, ReadonlyMap<string, readonly Color[]>>();

/** The families that the words of a language name, by stem: "red" and "crimson" the reds. */
function familiesByStem(language: string): ReadonlyMap<string, readonly Color[]> {
  const own = known.get(language);
  if (own) return own;
  const { facts } = searchWordsOf(language);
  const named = COLORS.flatMap((color) =>
    splitList(facts[color]).map((word) => ({ color, stem: stemOf(foldText(word), language) })),
  );
  const families = new Map(
    Array.from(
      Map.groupBy(named, ({ stem }) => stem),
      ([stem, all]) => [stem, all.map(({ color }) => color)],
    ),
  );
  known.set(language, families);
  return families;
}

/** A product with the image of each of its colours, in their order. */
export interface ListedProduct {
  readonly summary: ProductSummary;
  readonly views: readonly ColorView[];
}

/** Shows a product in the colour that was asked for: a chosen one, one of that name, one of that family. */
export function showInColor({ summary, views }: ListedProduct, request: ColorRequest): ProductSummary {
  const ranked = views.map((view) => ({ view, rank: rankOf(view, request) })).filter(({ rank }) => rank >= FAMILY);
  const [best] = ranked.toSorted((a, b) => b.rank - a.rank);
  if (!best) return summary;
  const { name, image, alternateImage } = best.view;
  return { ...summary, color: name, ...(image && { image, alternateImage }) };
}

/** The colours of a catalogue that are asked for, by their index; `undefined` where none is. */
export function flagColors(
  { variants: { colorNames }, hexOf }: CatalogIndex,
  request: ColorRequest,
): Uint8Array | undefined {
  const flags = Uint8Array.from(colorNames, (name) =>
    Number(rankOf({ name, hex: hexOf.get(name), isAvailable: false }, request) >= FAMILY),
  );
  return flags.includes(1) ? flags : undefined;
}

const [CHOSEN, NAMED, FAMILY, IN_STOCK] = [1000, 100, 1, 0.5];

function rankOf(
  { name, hex = '', isAvailable }: Omit<ColorView, 'image' | 'alternateImage'>,
  { chosen, words, families }: ColorRequest,
): number {
  const own = wordsOf(name).map(foldText);
  const isNamed = own.length > 0 && own.every((word) => words.has(word));
  const shared = families.length === 0 ? 0 : colorFamilies(hex).filter((family) => families.includes(family)).length;
  return (
    Number(chosen.includes(name)) * CHOSEN + Number(isNamed) * NAMED + shared * FAMILY + Number(isAvailable) * IN_STOCK
  );
}
