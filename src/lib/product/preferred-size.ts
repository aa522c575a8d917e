import { readPreferredSize, sizeLike, type ShoeSystem } from '../../../domain/shoe-sizes.ts';
import { chooseVariant, type Choosable, type ProductChoice } from '../product-choice.ts';

interface Choosing<Variant extends Choosable> {
  readonly variants: readonly Variant[];
  readonly colors: readonly { readonly name: string }[];
  readonly sizeSystem?: ShoeSystem | undefined;
}

/** The choice that the query of a product page names; `shoeSize` is the shopper's own (`server/pages/shoe-size.ts`). */
export function chooseByQuery<Variant extends Choosable>(
  product: Choosing<Variant>,
  query: URLSearchParams,
): ProductChoice<Variant> {
  const wanted = { color: query.get('color'), size: query.get('size') };
  return chooseWithPreference(product, wanted, query.get('shoeSize') ?? '');
}

interface WantedVariant {
  readonly color: string | null;
  readonly size: string | null;
}

/** The wanted choice. Without a size in it the shopper's own is chosen, as the profile names it, where it is in stock in the color. */
export function chooseWithPreference<Variant extends Choosable>(
  { variants, colors, sizeSystem }: Choosing<Variant>,
  { color, size: named }: WantedVariant,
  preference: string,
): ProductChoice<Variant> {
  const wanted = { color, size: named, colorOrder: colors.map(({ name }) => name) };
  const choice = chooseVariant(variants, wanted);
  const preferred = readPreferredSize(preference);
  if (preferred === undefined || sizeSystem === undefined || choice.size !== undefined) return choice;
  const inStock = choice.sizes.flatMap(({ value, isAvailable }) => (isAvailable ? [value] : []));
  const size = sizeLike(preferred, inStock, sizeSystem);
  return size === undefined ? choice : chooseVariant(variants, { ...wanted, size });
}
