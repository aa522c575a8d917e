import { randomUUID } from 'node:crypto';
import type { CartItemChange, NewCartItem } from '../../src/api/cart/cart.schema.ts';
import { MAX_QUANTITY } from '../../src/config.ts';
import { originOfProduct } from '../../src/lib/measurement/product-origins.ts';
import { loadMadeToOrder } from '../catalog/customization/recipe-rows.ts';
import { isReleased } from '../../domain/selling.ts';
import { judgeQuantity, type QuantityVerdict } from '../../domain/quantity.ts';
import { isGiftId } from '../../domain/pricing/promotions/grant-promotion.ts';
import { loadSoldVariants, loadItems, type CartRow, type ItemRow, type Sold } from './model/cart-lines.ts';
import { homeMethodOf, lineDelivery } from './delivery/stored-method.ts';
import { apiError } from '../core/errors.ts';
import { suspendReserved } from '../inventory/reservations.ts';
import type { RequestedUnits } from '../inventory/stock.ts';
import type { LockedCart } from './model/locked-cart.ts';
import { changedRecipe, resolveRecipes } from './line-recipes.ts';
import { putLine, takeLine, withKey } from './model/stored-lines.ts';

type Draft = Omit<ItemRow, 'position'>;

export async function addLines(cart: LockedCart, items: readonly NewCartItem[]): Promise<void> {
  for (const { productId } of items) assertNotGift(productId);
  const reserveAgain = await suspendReserved(cart.transaction, cart.basketId);
  const lines = await loadItems(cart.transaction, cart.basketId);
  const home = items.some(({ shippingMethod }) => shippingMethod) ? await homeMethodOf(cart) : null;
  const named = await resolveRecipes(cart, items);
  const added = named.map((item) => draftOf(cart.basketId, item, home));
  const known = await checkQuantities(cart, [...lines, ...added], new Set(added.map((line) => line.variant_sku)));
  let position = lines.at(-1)?.position ?? 0;
  for (const line of added) await putLine(cart, { ...line, ...originOf(cart, line, known), position: (position += 1) });
  await reserveAgain(() => loadUnits(cart));
}

/** Where the visitor came from into the product of a new line: as its item says, else as the request does. */
function originOf(
  { origins }: LockedCart,
  { interaction_origin, variant_sku }: Draft,
  known: ReadonlyMap<string, Sold>,
): Pick<Draft, 'interaction_origin'> {
  const product = known.get(variant_sku)?.product;
  const ofRequest = product && origins && originOfProduct(origins, product);
  return { interaction_origin: interaction_origin ?? ofRequest ?? null };
}

/** Returns the line before the change. */
export async function changeLine(cart: LockedCart, change: CartItemChange): Promise<ItemRow> {
  assertNotGift(change.itemId);
  const reserveAgain = await suspendReserved(cart.transaction, cart.basketId);
  const lines = await loadItems(cart.transaction, cart.basketId);
  const line = lines.find(({ id }) => id === change.itemId);
  if (!line) throw apiError('ITEM_NOT_AVAILABLE', { itemId: change.itemId });
  const recipeId = await changedRecipe(cart, line, change);
  const changed = applyChange(
    { ...line, ...recipeId },
    change,
    change.shippingMethod ? await homeMethodOf(cart) : null,
  );
  const others = lines.filter(({ id }) => id !== line.id);
  if (change.qty !== undefined || change.productId !== undefined || change.recipeId !== undefined) {
    await checkQuantities(cart, [...others, changed], new Set([changed.variant_sku]));
  }
  await takeLine(cart, line.id);
  await putLine(cart, changed);
  await reserveAgain(() => loadUnits(cart));
  return line;
}

export async function removeLine(cart: LockedCart, itemId: string): Promise<void> {
  assertNotGift(itemId);
  const reserveAgain = await suspendReserved(cart.transaction, cart.basketId);
  const removed = await takeLine(cart, itemId);
  if (!removed) throw apiError('ITEM_NOT_AVAILABLE', { itemId });
  await reserveAgain(() => loadUnits(cart));
}

/** What the lines take, and from where; lines made to order take nothing. */
async function loadUnits({ transaction, basketId }: LockedCart): Promise<RequestedUnits[]> {
  const items = await loadItems(transaction, basketId);
  const isMade = await loadMadeToOrder(transaction, items);
  const taken = items.filter((item) => !isMade(item));
  return taken.map(({ variant_sku: sku, qty, shipping_method, store_id }) => ({
    sku,
    qty,
    storeId: shipping_method === 'pickup' ? store_id : null,
  }));
}

/** Gifts are added and removed by their promotion only. */
function assertNotGift(id: string): void {
  if (isGiftId(id)) throw apiError('GWP_PRODUCT', { itemId: id });
}

/**
 * Checks the quantity of each variant over all lines of the cart, and returns the variants; rejects the first that is too high. Lines for pickup
 * use the store's stock, not the warehouse's: `delivery/line-methods.ts` checks that.
 */
async function checkQuantities(
  cart: LockedCart,
  lines: readonly Draft[],
  skus: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Sold>> {
  const known = await loadSoldVariants(cart.transaction, [...skus], cart.source);
  const isMade = await loadMadeToOrder(cart.transaction, lines);
  for (const sku of skus) {
    const variant = known.get(sku)?.variant;
    const about = { productId: sku };
    if (!variant || variant.current === null) throw apiError(await whyNotSold(cart, sku), about);
    const own = lines.filter((line) => line.variant_sku === sku);
    const stocked = own.filter((line) => !isMade(line));
    const shipped = stocked.filter(({ shipping_method }) => shipping_method !== 'pickup');
    const { max_qty: maxQty, stock } = variant;
    const verdict = worst(
      judgeQuantity(unitsOf(own), { stock: MAX_QUANTITY, maxQty }),
      shipped.length === 0 ? { kind: 'ok' } : judgeQuantity(unitsOf(shipped), { stock, maxQty }),
    );
    if (verdict.kind === 'outOfStock') throw apiError('ITEM_OOS', about);
    if (verdict.kind === 'tooMany') {
      throw apiError('ADDED_MAX_QUANTITY', { ...about, maxAllowedQty: verdict.maxAllowedQty });
    }
  }
  return known;
}

async function whyNotSold({ transaction }: LockedCart, sku: string): Promise<'NO_PRICE' | 'ITEM_NOT_AVAILABLE'> {
  const variant = await transaction
    .selectFrom('variant')
    .select('releases_at')
    .where('sku', '=', sku)
    .executeTakeFirst();
  return variant && isReleased(variant.releases_at, Date.now()) ? 'NO_PRICE' : 'ITEM_NOT_AVAILABLE';
}

const unitsOf = (lines: readonly Draft[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);

const worst = (one: QuantityVerdict, other: QuantityVerdict): QuantityVerdict => (other.kind === 'ok' ? one : other);

function draftOf(basketId: string, item: NewCartItem, home: CartRow['home_method']): Draft {
  const { productId, qty, recipeId = null, giftOption } = item;
  const { precreatedCustomsCode = null, interactionOrigin = null } = item;
  return withKey({
    id: randomUUID(),
    basket_id: basketId,
    variant_sku: productId,
    qty,
    recipe_id: recipeId,
    gift_option: giftOption ? JSON.stringify(giftOption) : null,
    ...lineDelivery(item, { shipping_method: null, store_id: null }, home),
    customs_code: precreatedCustomsCode,
    interaction_origin: interactionOrigin,
  });
}

function applyChange(line: ItemRow, change: CartItemChange, home: CartRow['home_method']): ItemRow {
  const { qty, productId, giftOption } = change;
  return withKey({
    ...line,
    qty: qty ?? line.qty,
    variant_sku: productId ?? line.variant_sku,
    gift_option: giftOption === undefined ? line.gift_option : giftOption && JSON.stringify(giftOption),
    ...lineDelivery(change, line, home),
  });
}
