import type { CartAddress } from '../../src/api/core/address.schema.ts';
import { missingFields, REQUIRED_FIELDS } from '../../domain/address/check-address.ts';
import { isEmail } from '../../domain/email.ts';
import type { PricedCart, Shipment } from '../../domain/pricing-model.ts';
import { addressOf } from '../cart/delivery/cart-addresses.ts';
import type { LoadedCart } from '../cart/model/locked-cart.ts';
import { isSold } from '../cart/model/cart-lines.ts';
import type { CartRecord } from '../cart/model/cart-record.ts';
import { apiError } from '../core/errors.ts';

/** The requirements of an order; each check throws an error of the catalogue. */

/** Methods that use a store's address instead of the customer's. */
const HANDED_OUT: readonly string[] = ['pickup', 'sts'];

/** Checks lines, delivery methods and addresses; `unpriced` are variants that exist without a price. */
export function checkCart({ record, priced }: LoadedCart, unpriced: ReadonlySet<string>): void {
  checkSold(record, unpriced);
  for (const shipment of priced.shipments) {
    checkMethod(shipment, priced);
    checkAddress(shipment, record);
  }
}

/** Requires a billing address with a phone number. */
export function checkBilling(address: CartAddress | null): CartAddress {
  if (address === null) throw apiError('BIL400');
  const missing = missingFields(address, REQUIRED_FIELDS);
  if (missing.length > 0) throw apiError('BIL400', { fields: missing });
  if (address.phone === '') throw apiError('BILL410');
  return address;
}

/** The email address of the billing address, else of the first shipment, else of the account. */
export function emailOf(record: CartRecord, billing: CartAddress, account: string | null): string {
  const shipping = Array.from(record.addresses.values(), ({ email }) => email);
  const email = [billing.email, ...shipping, account ?? ''].find((text) => text !== '') ?? '';
  if (!isEmail(email)) throw apiError('ORD400');
  return email;
}

function checkSold({ lines }: CartRecord, unpriced: ReadonlySet<string>): void {
  const gone = lines.filter((line) => !isSold(line));
  const details = gone.map(({ item }) => ({ itemId: item.id, productId: item.variant_sku }));
  const [first] = details;
  if (lines.length === 0) throw apiError('ITEM_NO_LONGER_AVAILABLE');
  if (!first) return;
  if (details.every(({ productId }) => unpriced.has(productId))) throw apiError('INVALID_PRICE', first);
  throw gone.length === 1 ? apiError('ITEM_GONE', first) : apiError('ITEMS_GONE', { items: details });
}

/** The site offers the method and it is possible for the lines; insufficient stock is reported separately. */
function checkMethod({ shippingId, method, storeId, lineIds, options }: Shipment, { lines }: PricedCart): void {
  for (const line of lines.filter(({ id }) => lineIds.includes(id))) {
    const chosen = options?.get(line.id)?.find((option) => option.code === method && option.storeId === storeId);
    const stock = method === 'pickup' ? (chosen?.inventory ?? 0) : line.stock;
    const isOpen = chosen !== undefined && (chosen.isAvailable || stock < line.qty);
    const hasStore = !HANDED_OUT.includes(method) || storeId !== null;
    if (!isOpen || !hasStore) throw apiError('SHP404', { shippingId, code: method });
  }
}

function checkAddress({ shippingId, method }: Shipment, record: CartRecord): void {
  if (method === 'digital' || HANDED_OUT.includes(method)) return;
  const address = addressOf(record, { shippingId, method });
  const missing = address ? missingFields(address, REQUIRED_FIELDS) : REQUIRED_FIELDS;
  if (missing.length > 0) {
    throw apiError('CHK380', { shippingId, type: 'InvalidShippingAddress', fields: [...missing] });
  }
}

const USED_UP: readonly (string | null)[] = ['PRM140', 'PRM150'];

/**
 * Rejects totals that differ from those of the prepared order, unless the cart has changed since. When a code was used
 * up meanwhile, that is the reported reason, whatever else it changed.
 */
export function checkQuote(
  { record, priced }: LoadedCart,
  quote: { readonly revision: number; readonly tax_minor: number; readonly total_minor: number } | undefined,
): void {
  if (quote?.revision !== record.row.revision) return;
  if (quote.tax_minor === priced.tax && quote.total_minor === priced.total) return;
  const usedUp = priced.promotions.coupons.find(({ reason }) => USED_UP.includes(reason));
  if (usedUp?.reason) throw apiError(usedUp.reason, { code: usedUp.code });
  if (quote.tax_minor !== priced.tax) throw apiError('TAX310');
  throw apiError('ORD415');
}

/** The stock that lines are taken from: the store's for pickup, else that of warehouses. Lines made to order take none. */
export function unitsOf({ lines }: PricedCart) {
  const taken = lines.filter(({ isMadeToOrder }) => isMadeToOrder !== true);
  return taken.map(({ sku, qty, method, storeId }) => ({ sku, qty, storeId: method === 'pickup' ? storeId : null }));
}
