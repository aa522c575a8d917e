import { readPreferredSize, sizeLike, type ShoeSystem } from '../../../domain/shoe-sizes.ts';
import { chooseVariant, type Choosable, type ProductChoice } from '../../lib/product-choice.ts';

interface Choosing<Variant extends Choosable> {
  readonly variants: readonly Variant[];
  readonly colors: readonly { readonly name: string }[];
  readonly sizeSystem?: ShoeSystem | undefined;
}

/**
 * The choice that the query of a product page names. Without a size in it the shopper's own is chosen, `shoeSize`
 * (`server/pages/shoe-size.ts`), where it is in stock in the color.
 */
export function chooseByQuery<Variant extends Choosable>(
  { variants, colors, sizeSystem }: Choosing<Variant>,
  query: URLSearchParams,
): ProductChoice<Variant> {
  const wanted = { color: query.get('color'), size: query.get('size'), colorOrder: colors.map(({ name }) => name) };
  const choice = chooseVariant(variants, wanted);
  const preferred = readPreferredSize(query.get('shoeSize') ?? '');
  if (preferred === undefined || sizeSystem === undefined || choice.size !== undefined) return choice;
  const inStock = choice.sizes.flatMap(({ value, isAvailable }) => (isAvailable ? [value] : []));
  const size = sizeLike(preferred, inStock, sizeSystem);
  return size === undefined ? choice : chooseVariant(variants, { ...wanted, size });
}
