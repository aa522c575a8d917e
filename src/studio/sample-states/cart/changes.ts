import type { CartItemChange, NewCartItem } from '../../../api/cart/cart.schema.ts';
import type { ShippingMethodChoice } from '../../../api/cart/delivery.schema.ts';
import { judgeQuantity } from '../../../../domain/quantity.ts';
import { HOME } from '../../../../domain/pricing/shipping/quote-shipments.ts';
import { findSampleVariant, type SampleContext } from '../source/context.ts';
import { NOT_IN_PREVIEW, SampleCartError } from './sample-cart-error.ts';
import { HOME_CODES, stockOf, type CartState, type SampleLine } from './state.ts';

/** Changes of the sample cart's lines: each returns the new state, or throws `SampleCartError`. */

export function addItems(state: CartState, items: readonly NewCartItem[], context: SampleContext): CartState {
  return items.reduce((cart, item) => addItem(cart, item, context), state);
}

function addItem(state: CartState, item: NewCartItem, context: SampleContext): CartState {
  const { productId: sku, qty, giftOption: gift = null } = item;
  const delivery = deliveryOf(item, context) ?? { method: null, storeId: null };
  const added = { id: nextId(state), sku, qty, gift, ...delivery };
  return checked({ ...state, lines: joinEqual([...state.lines, added]) }, sku, context);
}

export function changeLine(state: CartState, change: CartItemChange, context: SampleContext): CartState {
  const line = lineOf(state.lines, change.itemId);
  const { qty = line.qty, productId: sku = line.sku, giftOption: gift = line.gift } = change;
  const changed = { ...line, qty, sku, gift, ...deliveryOf(change, context) };
  const lines = joinEqual(state.lines.map((one) => (one === line ? changed : one)));
  return qty > line.qty || sku !== line.sku ? checked({ ...state, lines }, sku, context) : { ...state, lines };
}

export function removeLine(state: CartState, itemId: string): CartState {
  return { ...state, lines: without(state.lines, itemId) };
}

/** Selects a shipment's delivery method; the method of the first home delivery applies to all of them. */
export function chooseMethod(state: CartState, choice: ShippingMethodChoice, context: SampleContext): CartState {
  const { code, storeId, shippingId = HOME } = choice;
  const delivery = deliveryOf({ shippingMethod: code, storeId }, context);
  const home = HOME_CODES.find((one) => one === code);
  if (home && shippingId === HOME) {
    const lines = state.lines.map((line) => (line.method === 'pickup' ? line : { ...line, method: null }));
    return { ...state, home, lines: joinEqual(lines) };
  }
  const isMeant = ({ method, storeId: at }: SampleLine) =>
    method === 'pickup' ? shippingId === `pickup-${at}` : shippingId === HOME;
  return { ...state, lines: joinEqual(state.lines.map((line) => (isMeant(line) ? { ...line, ...delivery } : line))) };
}

/** Moves a line from the cart to the saved ones. */
export function saveLine(state: CartState, itemId: string): CartState {
  const line = lineOf(state.lines, itemId);
  return { ...state, lines: without(state.lines, itemId), saved: [...state.saved, line] };
}

/** Moves a saved line back, in full or `qty` units. */
export function restoreLine(
  state: CartState,
  { itemId, qty }: { readonly itemId: string; readonly qty?: number | undefined },
  context: SampleContext,
): CartState {
  const line = lineOf(state.saved, itemId);
  const moved = Math.min(qty ?? line.qty, line.qty);
  const rest = line.qty - moved;
  const saved = state.saved.flatMap((one) => (one !== line ? [one] : rest > 0 ? [{ ...line, qty: rest }] : []));
  const back = { ...line, id: nextId(state), qty: moved };
  return checked({ ...state, saved, lines: joinEqual([...state.lines, back]) }, line.sku, context);
}

export function removeSaved(state: CartState, itemId: string): CartState {
  return { ...state, saved: without(state.saved, itemId) };
}

function lineOf(lines: readonly SampleLine[], itemId: string): SampleLine {
  const line = lines.find(({ id }) => id === itemId);
  if (!line) throw new SampleCartError(NOT_IN_PREVIEW);
  return line;
}

const without = (lines: readonly SampleLine[], itemId: string): SampleLine[] => {
  const line = lineOf(lines, itemId);
  return lines.filter((one) => one !== line);
};

/** Returns an id that no line had before, so that a restored line is not mistaken for the removed one. */
function nextId({ lines, saved }: CartState): string {
  const numbers = [...lines, ...saved].map(({ id }) => Number(id.replace(/^\D+/, '')));
  return `line-${Math.max(0, ...numbers) + 1}`;
}

/** Merges equal lines into the first of them. */
function joinEqual(lines: readonly SampleLine[]): SampleLine[] {
  const keyOf = ({ sku, method, storeId, gift }: SampleLine) => JSON.stringify([sku, method, storeId, gift]);
  return Array.from(Map.groupBy(lines, keyOf).values(), ([first, ...others]) => {
    if (!first) throw new Error('A group has no lines.');
    return others.reduce((sum, { qty }) => ({ ...sum, qty: sum.qty + qty }), first);
  });
}

type DeliveryChoice = Pick<SampleLine, 'method' | 'storeId'>;

/** Returns the selected delivery of a line; undefined where it is unchanged. */
function deliveryOf(
  { shippingMethod, storeId }: Pick<CartItemChange, 'shippingMethod' | 'storeId'>,
  { stores }: SampleContext,
): DeliveryChoice | undefined {
  if (shippingMethod === undefined && !storeId) return undefined;
  const home = HOME_CODES.find((code) => code === shippingMethod);
  if (home) return { method: home, storeId: null };
  const store = stores.find(({ id }) => id === (storeId ?? stores[0]?.id));
  if ((shippingMethod ?? 'pickup') !== 'pickup' || !store) throw new SampleCartError(NOT_IN_PREVIEW);
  return { method: 'pickup', storeId: store.id };
}

/** Returns the cart, or throws where the quantity of the variant exceeds the stock. */
function checked(state: CartState, sku: string, context: SampleContext): CartState {
  if (!findSampleVariant(context, sku)) throw new SampleCartError(NOT_IN_PREVIEW);
  const quantity = state.lines.reduce((sum, line) => (line.sku === sku ? sum + line.qty : sum), 0);
  const verdict = judgeQuantity(quantity, { stock: stockOf(state, sku), maxQty: null });
  if (verdict.kind === 'outOfStock') throw new SampleCartError('ITEM_OOS', { details: { productId: sku } });
  if (verdict.kind === 'tooMany') {
    throw new SampleCartError('ADDED_MAX_QUANTITY', {
      details: { productId: sku, maxAllowedQty: verdict.maxAllowedQty },
    });
  }
  return state;
}
