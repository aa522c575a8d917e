import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { MAX_QUANTITY } from '../../../src/config.ts';
import { isReleased } from '../../../domain/selling.ts';
import { giftOption, type GiftOption } from '../../../src/api/cart/cart-item.schema.ts';
import type { RecipeFact } from '../../../src/api/catalog/recipes.schema.ts';
import { factsOf, surchargeOf } from '../../catalog/customization/describe-recipe.ts';
import { isMadeToOrder, loadRecipes, type LineRecipe } from '../../catalog/customization/recipe-rows.ts';
import type { CatalogVariant, FindVariants } from '../../catalog/products/product-variants.ts';
import { sellableVariants, type SellingScope } from '../../catalog/products/sellable-variants.ts';
import { sumStock } from '../../catalog/products/sum-stock.ts';
import type { Scope } from '../../core/scope.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';

export type CartRow = Selectable<Tables['cart']>;
export type ItemRow = Selectable<Tables['cart_item']>;

/** The variant of a line with its current stock. */
export interface Sold extends CatalogVariant {
  readonly variant: CatalogVariant['variant'] & {
    /** In all warehouses that ship to the site. */
    readonly stock: number;
    readonly isTracked: boolean;
    /** By warehouse, where several ship to the site. */
    readonly stockIn?: ReadonlyMap<string, number> | undefined;
  };
  /** Of a customised line; the variant's prices include what it costs. */
  readonly recipe?: SoldRecipe | undefined;
}

/** A recipe with its colors and text in the language of the request. */
export interface SoldRecipe extends LineRecipe {
  readonly facts: readonly RecipeFact[];
}

/** Units of a variant in a warehouse. */
interface WarehouseUnits {
  readonly variant_sku: string;
  readonly warehouse_id: string | null;
  readonly qty: number;
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
  const reserved = rows.filter(({ store_id }) => store_id === null);
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

/** Loads the variants of lines, also of lines outside a cart; `reserved` is what is reserved for them in warehouses. */
export async function loadSold(
  database: Kysely<Tables>,
  items: readonly LineVariant[],
  { reserved = [], ...source }: VariantSource & { readonly reserved?: readonly WarehouseUnits[] },
): Promise<(item: LineVariant) => Sold | undefined> {
  const skus = [...new Set(items.map((item) => item.variant_sku))];
  const found = await loadSoldVariants(database, skus, source);
  const recipes = await loadRecipes(database, items);
  return ({ variant_sku, recipe_id }) => {
    const sold = found.get(variant_sku);
    if (!sold || sold.variant.current === null) return undefined;
    const own = reserved.filter((row) => row.variant_sku === variant_sku);
    return withRecipe(own.length === 0 ? sold : withReserved(sold, own), recipes.get(recipe_id ?? ''), source.scope);
  };
}

function withReserved(sold: Sold, reserved: readonly WarehouseUnits[]): Sold {
  const { stock, stockIn } = sold.variant;
  const qtyOf = (rows: readonly WarehouseUnits[]) => rows.reduce((sum, { qty }) => sum + qty, 0);
  const inWarehouse = (id: string) => qtyOf(reserved.filter(({ warehouse_id }) => warehouse_id === id));
  const all = stockIn && new Map(Array.from(stockIn, ([id, qty]) => [id, qty + inWarehouse(id)]));
  return { ...sold, variant: { ...sold.variant, stock: stock + qtyOf(reserved), stockIn: all } };
}

type LineVariant = Pick<ItemRow, 'variant_sku' | 'recipe_id'>;

/** What is made to order is not limited by the stock of its variant. */
function withRecipe(sold: Sold, recipe: LineRecipe | undefined, scope: Scope): Sold {
  if (recipe?.productId !== sold.product.id) return sold;
  const { current, original } = sold.variant;
  const extra = surchargeOf(recipe.definition, recipe.content, scope.currency);
  const facts = factsOf(recipe.definition, recipe.content, scope);
  const prices = { current: (current ?? 0) + extra, original: (original ?? current ?? 0) + extra };
  const made = isMadeToOrder(recipe) ? { stock: MAX_QUANTITY, stockIn: undefined, isTracked: false } : {};
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
  const { warehouseIds } = scope;
  const rows = await findStocks(database, { skus, warehouseIds });
  const summed = sumStock(rows);
  const stockOf = (sku: string) => ({
    ...summed(sku),
    stockIn: warehouseIds.length > 1 ? stockByWarehouse(rows.filter((row) => row.sku === sku)) : undefined,
  });
  return new Map(found.map(([sku, good]) => [sku, { ...good, variant: { ...good.variant, ...stockOf(sku) } }]));
}

const stockByWarehouse = (rows: readonly { readonly warehouse_id: string; readonly qty: number }[]) =>
  new Map(rows.map(({ warehouse_id, qty }) => [warehouse_id, qty]));

interface StockQuery {
  readonly skus: readonly string[];
  readonly warehouseIds: readonly string[];
}

const findStocks = prepared((database, { skus, warehouseIds }: StockQuery) =>
  database
    .selectFrom('stock')
    .select(['variant_sku as sku', 'warehouse_id', 'qty', 'tracked'])
    .where('variant_sku', 'in', skus)
    .where('warehouse_id', 'in', warehouseIds),
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
    .select(['variant_sku', 'store_id', 'warehouse_id', 'qty', 'expires_at'])
    .where('basket_id', '=', basketId),
);

export async function loadVariants(database: Kysely<Tables>, skus: readonly string[], scope: SellingScope) {
  return skus.length === 0 ? [] : sellableVariants(database, scope).where('variant.sku', 'in', skus).execute();
}

const storedGift = z.string().transform((text) => giftOption.parse(JSON.parse(text)));

export function readGift({ gift_option }: Pick<ItemRow, 'gift_option'>): GiftOption | null {
  return gift_option === null ? null : storedGift.parse(gift_option);
}
