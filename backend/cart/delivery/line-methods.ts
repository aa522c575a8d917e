import type { CartItemChange, NewCartItem } from '../../../src/api/cart/cart.schema.ts';
import { HANDED_OUT } from '../../../domain/pricing/shipping/rates.ts';
import { apiError } from '../../core/errors.ts';
import type { LockedCart } from '../model/locked-cart.ts';
import type { ItemRow } from '../model/cart-lines.ts';
import { checkLine, withStore } from './choose-method.ts';
import { requestedCode, isHandedOut } from './stored-method.ts';
import type { PricingService } from '../model/pricing-service.ts';

type Facts = Pick<PricingService, 'factsOf'>;

/** Once they are in the cart: refuses items that cannot go the way they ask for. */
export async function checkAddedMethods(
  cart: LockedCart,
  items: readonly NewCartItem[],
  pricing: Facts,
): Promise<void> {
  for (const { productId, shippingMethod, storeId } of items) {
    const code = requestedCode({ shippingMethod, storeId }, { shipping_method: null, store_id: null });
    if (code === undefined || code === 'home') continue;
    const loaded = await cart.load();
    const line = loaded.priced.lines.find(
      ({ sku, method, storeId: at }) =>
        sku === productId && method === code && (!isHandedOut(code) || at === (storeId ?? null)),
    );
    if (!line) throw apiError('SHP404', { productId, code });
    const pickupStoreId = isHandedOut(code) ? (storeId ?? null) : null;
    const facts = await withStore(cart, loaded, { facts: pricing.factsOf(loaded.record), storeId: pickupStoreId });
    checkLine(
      line.id,
      { code, storeId: pickupStoreId },
      { ...loaded, facts, from: isHandedOut(code) ? 'standard' : code },
    );
  }
}

/** Once a line was changed: refuses a way it cannot go, and more than lies on the shelf it is picked up from. */
export async function checkChangedMethod(
  cart: LockedCart,
  { change, before }: { readonly change: CartItemChange; readonly before: ItemRow | undefined },
  pricing: Facts,
): Promise<void> {
  const previous = before ?? { shipping_method: null, store_id: null };
  const requested = requestedCode(change, previous);
  if (requested === undefined && previous.shipping_method !== 'pickup') return;
  const loaded = await cart.load();
  const productId = change.productId ?? before?.variant_sku;
  const line =
    loaded.priced.lines.find(({ id }) => id === change.itemId) ??
    loaded.priced.lines.find(({ sku }) => sku === productId);
  if (!line) return;
  if (requested !== undefined && requested !== 'home' && line.method !== requested) {
    throw apiError('SHP404', { itemId: line.id, productId: line.sku, code: requested });
  }
  const previousStore = { facts: pricing.factsOf(loaded.record), storeId: previous.store_id };
  const facts = await withStore(cart, loaded, previousStore);
  const stock = facts.stores.get(line.storeId ?? '')?.stock.get(line.sku) ?? 0;
  if (requested === undefined && stock > 0 && line.qty > stock) {
    throw apiError('ADDED_MAX_QUANTITY', { productId: line.sku, maxAllowedQty: stock });
  }
  const from = HANDED_OUT.find((code) => code === previous.shipping_method) ?? 'standard';
  checkLine(
    line.id,
    { code: line.method, storeId: isHandedOut(line.method) ? line.storeId : null },
    { ...loaded, facts, from },
  );
}
