import type { z } from 'zod';
import type { shippingMethodBody } from '../../../src/api/cart/delivery.schema.ts';
import type { ShippingCode, Shipment } from '../../../domain/pricing-model.ts';
import type { ShippingFacts } from '../../../domain/pricing/shipping/shipping-context.ts';
import { judgeDelivery, type DeliveryVerdict } from '../../../domain/pricing/shipping/check-delivery.ts';
import { HOME } from '../../../domain/pricing/shipping/quote-shipments.ts';
import { goesHome, isHomeMethod, type HomeMethod } from '../../../domain/pricing/shipping/rates.ts';
import type { ErrorId } from '../../../src/api/errors/error-catalog.ts';
import { apiError } from '../../core/errors.ts';
import { releaseReserved } from '../../inventory/reservations.ts';
import { withKey, putLine, takeLine } from '../model/stored-lines.ts';
import type { LoadedCart, LockedCart } from '../model/locked-cart.ts';
import { isSold } from '../model/cart-lines.ts';
import { methodOf } from '../model/price-record.ts';
import type { PricingService } from '../model/pricing-service.ts';
import { loadStores } from '../model/cart-stores.ts';

type Facts = Pick<PricingService, 'factsOf'>;
type Choice = Pick<z.output<typeof shippingMethodBody>, 'code' | 'shippingId' | 'shopperAppliedSM' | 'storeId'>;

/** Sets the delivery method of all lines of a shipment; rejects a method that is not possible. */
export async function chooseMethod(cart: LockedCart, choice: Choice, pricing: Facts): Promise<void> {
  await releaseReserved(cart.transaction, cart.basketId);
  const loaded = await cart.load();
  const knownFacts = pricing.factsOf(loaded.record);
  const shipment = loaded.priced.shipments.find(({ shippingId }) => shippingId === choice.shippingId);
  if (!shipment) throw apiError('SHP404', { shippingId: choice.shippingId });
  const storeId = goesHome(choice.code) ? null : (choice.storeId ?? shipment.storeId ?? knownFacts.favoriteStoreId);
  const facts = await withStore(cart, loaded, { facts: knownFacts, storeId });
  const requested = { code: choice.code, storeId };
  for (const itemId of shipment.lineIds) checkLine(itemId, requested, { ...loaded, facts, from: shipment.method });
  await route(cart, { ...requested, shipment, isCustomersChoice: choice.shopperAppliedSM }, loaded);
}

/** The shipping facts, with a store the cart does not name yet. */
export async function withStore(
  { transaction }: LockedCart,
  { record }: LoadedCart,
  { facts, storeId }: { readonly facts: ShippingFacts; readonly storeId: string | null },
): Promise<ShippingFacts> {
  if (storeId === null || facts.stores.has(storeId)) return facts;
  const skus = record.lines.map(({ item }) => item.variant_sku);
  const loadedStores = await loadStores(transaction, record, { storeIds: [storeId], skus });
  return { ...facts, stores: new Map([...facts.stores, ...loadedStores]) };
}

interface MethodChoice {
  readonly code: ShippingCode;
  readonly storeId: string | null;
}

interface LineContext extends Pick<LoadedCart, 'record' | 'priced'> {
  readonly facts: ShippingFacts;
  /** The current method of the line. */
  readonly from: ShippingCode;
}

/** Checks a line together with all others of its variant that use the same stock. */
export function checkLine(
  itemId: string,
  { code, storeId }: MethodChoice,
  { record, priced, facts, from }: LineContext,
): void {
  const line = priced.lines.find(({ id }) => id === itemId);
  if (!line) return;
  // Only the operation that sets the method looks up a point and stores its address.
  if (code === 'pudo' && !record.addresses.has(`pudo-${storeId}`)) throw apiError('SHP404', { itemId, code });
  const pickupStoreId = code === 'pickup' ? storeId : null;
  const others = priced.lines.filter(
    ({ id, sku, method, storeId: at }) =>
      id !== itemId && sku === line.sku && (method === 'pickup' ? at : null) === pickupStoreId,
  );
  const qty = others.reduce((sum, other) => sum + other.qty, line.qty);
  const address = record.addresses.get(HOME) ?? null;
  const verdict = judgeDelivery({ ...line, qty }, { code, storeId, address }, facts);
  const isSwitched = !(goesHome(code) && goesHome(from));
  if (verdict === 'ok' || (!isSwitched && STOCK_VERDICTS.includes(verdict))) return;
  throw apiError(VERDICT_ERRORS[verdict], {
    itemId,
    productId: line.sku,
    code,
    ...(storeId === null ? {} : { storeId }),
  });
}

/** The cart itself reports insufficient stock; these verdicts only prevent a change of the method. */
const STOCK_VERDICTS: readonly DeliveryVerdict[] = ['noShipping', 'noStock'];

const VERDICT_ERRORS: Readonly<Record<Exclude<DeliveryVerdict, 'ok'>, ErrorId>> = {
  notOffered: 'SHP404',
  noStreet: 'SHIPPING_POBOX_UNAVAILABLE',
  noPickup: 'ORD516',
  noShipping: 'ORD517',
  noShipToStore: 'ORD518',
  noStock: 'ITEM_OOS',
};

interface Route extends MethodChoice {
  readonly shipment: Shipment;
  readonly isCustomersChoice: boolean;
}

/** Sets the cart's home method for the first home shipment; for other shipments sets the method of their lines. */
async function route(
  cart: LockedCart,
  { code, storeId, shipment, isCustomersChoice }: Route,
  loaded: LoadedCart,
): Promise<void> {
  const { record, priced } = loaded;
  const hasHome = priced.shipments.some(({ method }) => isHomeMethod(method));
  if (isHomeMethod(code)) {
    const isFirst = shipment.shippingId === HOME || !hasHome;
    if (isFirst) await saveHomeMethod(cart, code, isCustomersChoice);
    const isUsual = isFirst || code === (record.row.home_method ?? 'standard');
    return routeLines(cart, loaded, shipment.lineIds, { method: isUsual ? null : code, storeId: null });
  }
  if (code === 'customs' || code === 'digital') return saveHomeMethod(cart, record.row.home_method, isCustomersChoice);
  return routeLines(cart, loaded, shipment.lineIds, { method: code, storeId });
}

async function saveHomeMethod(cart: LockedCart, method: HomeMethod | null, isCustomersChoice: boolean): Promise<void> {
  await cart.transaction
    .updateTable('cart')
    .set({ home_method: method, home_method_chosen: Number(isCustomersChoice) })
    .where('basket_id', '=', cart.basketId)
    .execute();
}

/** Sets the method of lines; a line that becomes equal to another is merged with it. */
export async function routeLines(
  cart: Pick<LockedCart, 'transaction' | 'basketId'>,
  { record }: Pick<LoadedCart, 'record'>,
  lineIds: readonly string[],
  { method, storeId }: { readonly method: ShippingCode | null; readonly storeId: string | null },
): Promise<void> {
  for (const line of record.lines.filter(isSold)) {
    const { item } = line;
    const isThere = item.shipping_method === method && item.store_id === storeId;
    if (!lineIds.includes(item.id) || isThere || methodOf(line, record.row) === 'digital') continue;
    await takeLine(cart, item.id);
    await putLine(cart, withKey({ ...item, shipping_method: method, store_id: storeId }));
  }
}
