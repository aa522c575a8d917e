import type { ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import { colorsNamedBy, withoutShades } from './color-words.ts';
import type { Color } from '../../search-words/search-words.ts';
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
  const families = withoutShades(words, language).flatMap((word) => colorsNamedBy(word, language));
  return { chosen, words: new Set(words), families };
}

/** A product with the image of each of its colours, in their order. */
export interface ListedProduct {
  readonly summary: ProductSummary;
  readonly views: readonly ColorView[];
  /** Of its variants, in the order of the product page. */
  readonly skus: readonly string[];
}

/** Shows a product in the colour that was asked for: a chosen one, one of that name, one of that family. */
export function showInColor(
  { summary, views }: Pick<ListedProduct, 'summary' | 'views'>,
  request: ColorRequest,
): ProductSummary {
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
