import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { MAX_QUANTITY } from '../../../src/config.ts';
import { isReleased } from '../../../domain/selling.ts';
import { giftOption, type GiftOption } from '../../../src/api/cart/cart-item.schema.ts';
import type { RecipeFact } from '../../../src/api/catalog/recipes.schema.ts';
import { factsOf, surchargeOf } from '../../catalog/customization/describe-recipe.ts';
import { isMadeToOrder, loadRecipes, type LineRecipe } from '../../catalog/customization/recipe-rows.ts';
import type { CatalogVariant, FindVariants } from '../../catalog/products/product-variants.ts';
import { sellableVariants } from '../../catalog/products/sellable-variants.ts';
import type { Scope } from '../../core/scope.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';

export type CartRow = Selectable<Tables['cart']>;
export type ItemRow = Selectable<Tables['cart_item']>;

/** The variant of a line with its current stock. */
export interface Sold extends CatalogVariant {
  readonly variant: CatalogVariant['variant'] & { readonly stock: number; readonly isTracked: boolean };
  /** Of a customised line; the variant's prices include what it costs. */
  readonly recipe?: SoldRecipe | undefined;
}

/** A recipe with its colors and text in the language of the request. */
export interface SoldRecipe extends LineRecipe {
  readonly facts: readonly RecipeFact[];
}

/** `sold` is undefined when the variant is no longer sold. */
export interface CartLine {
  readonly item: ItemRow;
  /** When the reservation of its units ends; undefined without one. */
  readonly reservedUntil?: number | undefined;
  readonly gift: GiftOption | null;
  readonly sold: Sold | undefined;
}

export type SoldLine = CartLine & { readonly sold: Sold };
export const isSold = (line: CartLine): line is SoldLine => line.sold !== undefined;

/** Looks variants up, as sold by the site of the scope. */
export interface VariantSource {
  readonly scope: Scope;
  readonly findVariants: FindVariants;
}

export async function loadCartLines(
  database: Kysely<Tables>,
  basketId: string,
  source: VariantSource,
): Promise<CartLine[]> {
  const items = await loadItems(database, basketId);
  const rows = await findReserved(database, { basketId });
  const inWarehouse = rows.filter(({ store_id }) => store_id === null);
  const reserved = new Map(inWarehouse.map(({ variant_sku, qty }) => [variant_sku, qty]));
  const soldOf = await loadSold(database, items, { ...source, reserved });
  return items.map((item) => ({
    item,
    gift: readGift(item),
    sold: soldOf(item),
    reservedUntil: rows.find((row) => isFor(row, item))?.expires_at,
  }));
}

/** Only what is picked up is taken from a store. */
function isFor(
  { variant_sku, store_id }: { readonly variant_sku: string; readonly store_id: string | null },
  item: ItemRow,
): boolean {
  return variant_sku === item.variant_sku && store_id === (item.shipping_method === 'pickup' ? item.store_id : null);
}

/** Loads the variants of lines, also of lines outside a cart; `reserved` is the stock reserved for them. */
export async function loadSold(
  database: Kysely<Tables>,
  items: readonly LineVariant[],
  { reserved, ...source }: VariantSource & { readonly reserved?: ReadonlyMap<string, number> },
): Promise<(item: LineVariant) => Sold | undefined> {
  const skus = [...new Set(items.map((item) => item.variant_sku))];
  const found = await loadSoldVariants(database, skus, source);
  const recipes = await loadRecipes(database, items);
  return ({ variant_sku, recipe_id }) => {
    const sold = found.get(variant_sku);
    if (!sold || sold.variant.current === null) return undefined;
    const stock = sold.variant.stock + (reserved?.get(variant_sku) ?? 0);
    const own = stock === sold.variant.stock ? sold : { ...sold, variant: { ...sold.variant, stock } };
    return withRecipe(own, recipes.get(recipe_id ?? ''), source.scope);
  };
}

type LineVariant = Pick<ItemRow, 'variant_sku' | 'recipe_id'>;

/** What is made to order is not limited by the stock of its variant. */
function withRecipe(sold: Sold, recipe: LineRecipe | undefined, scope: Scope): Sold {
  if (recipe?.productId !== sold.product.id) return sold;
  const { current, original } = sold.variant;
  const extra = surchargeOf(recipe.definition, recipe.content, scope.currency);
  const facts = factsOf(recipe.definition, recipe.content, scope);
  const prices = { current: (current ?? 0) + extra, original: (original ?? current ?? 0) + extra };
  const made = isMadeToOrder(recipe) ? { stock: MAX_QUANTITY, isTracked: false } : {};
  return { ...sold, recipe: { ...recipe, facts }, variant: { ...sold.variant, ...prices, ...made } };
}

/** By SKU; omits variants before their release, includes those without a price in the currency, with `current: null`. */
export async function loadSoldVariants(
  database: Kysely<Tables>,
  skus: readonly string[],
  { scope, findVariants }: VariantSource,
): Promise<ReadonlyMap<string, Sold>> {
  if (skus.length === 0) return new Map();
  const now = Date.now();
  const known = await findVariants(skus, scope);
  const found = Array.from(known).filter(([, { variant }]) => isReleased(variant.releases_at, now));
  const stocks = new Map((await findStocks(database, { skus })).map((row) => [row.variant_sku, row]));
  const stockOf = (sku: string) => ({
    stock: stocks.get(sku)?.qty ?? 0,
    isTracked: stocks.get(sku)?.tracked !== 0,
  });
  return new Map(found.map(([sku, good]) => [sku, { ...good, variant: { ...good.variant, ...stockOf(sku) } }]));
}

const findStocks = prepared((database, { skus }: { skus: readonly string[] }) =>
  database.selectFrom('stock').select(['variant_sku', 'qty', 'tracked']).where('variant_sku', 'in', skus),
);

export function loadItems(database: Kysely<Tables>, basketId: string): Promise<ItemRow[]> {
  return findItems(database, { basketId });
}

const findItems = prepared((database, { basketId }: { basketId: string }) =>
  database.selectFrom('cart_item').selectAll().where('basket_id', '=', basketId).orderBy('position'),
);

/** Units reserved for the cart: available to this cart only. */
const findReserved = prepared((database, { basketId }: { basketId: string }) =>
  database
    .selectFrom('reservation')
    .select(['variant_sku', 'store_id', 'qty', 'expires_at'])
    .where('basket_id', '=', basketId),
);

export async function loadVariants(database: Kysely<Tables>, skus: readonly string[], currency: string) {
  return skus.length === 0 ? [] : sellableVariants(database, currency).where('variant.sku', 'in', skus).execute();
}

const storedGift = z.string().transform((text) => giftOption.parse(JSON.parse(text)));

export function readGift({ gift_option }: Pick<ItemRow, 'gift_option'>): GiftOption | null {
  return gift_option === null ? null : storedGift.parse(gift_option);
}
