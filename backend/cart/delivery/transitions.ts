import type { Transaction } from 'kysely';
import type { FlashMessage } from '../../../src/api/cart/cart.schema.ts';
import { HOME } from '../../../domain/pricing/shipping/quote-shipments.ts';
import { isHomeMethod } from '../../../domain/pricing/shipping/rates.ts';
import {
  isDowngraded,
  transitionsOf,
  type Transition,
  type TransitionCode,
} from '../../../domain/pricing/shipping/transitions.ts';
import type { Tables } from '../../db/tables.ts';
import { isSold } from '../model/cart-lines.ts';
import type { CartRecord } from '../model/cart-record.ts';
import { routeLines } from './choose-method.ts';
import { toPriceable } from '../model/price-record.ts';
import type { PricingService } from '../model/pricing-service.ts';

type Facts = Pick<PricingService, 'factsOf'>;

/**
 * Sends lines another way where stock, stores or offers leave no other choice, and answers what to tell of it, once. To be called
 * with the cart's row locked; nothing is written, and the list is empty, where all can stay as it is.
 */
export async function applyTransitions(
  transaction: Transaction<Tables>,
  record: CartRecord,
  pricing: Facts,
): Promise<FlashMessage[]> {
  const facts = pricing.factsOf(record);
  const lines = record.lines.filter(isSold).map((line) => toPriceable(line, record));
  const cart = { transaction, basketId: record.row.basket_id };
  const transitions = transitionsOf(lines, facts);
  for (const { lineId, to } of transitions) await routeLines(cart, { record }, [lineId], to);
  const messages = transitions.map(toMessage);
  const address = record.addresses.get(HOME) ?? null;
  const codes = [record.row.home_method, ...lines.map(({ method }) => method)].filter((code) => code !== null);
  const gone = codes.find((code) => isHomeMethod(code) && isDowngraded(code, address, facts));
  if (gone === undefined) return messages;
  const isReported = record.row.home_method !== gone || record.row.home_method_chosen === 1;
  await useStandard(cart, record, gone);
  return isReported ? [...messages, downgraded(gone)] : messages;
}

async function useStandard(
  cart: { readonly transaction: Transaction<Tables>; readonly basketId: string },
  record: CartRecord,
  code: string,
): Promise<void> {
  await cart.transaction
    .updateTable('cart')
    .set({ home_method: 'standard' })
    .where('basket_id', '=', cart.basketId)
    .where('home_method', '=', record.row.home_method)
    .where('home_method', 'in', ['prime', 'me'])
    .execute();
  const own = record.lines.filter(({ item }) => item.shipping_method === code).map(({ item }) => item.id);
  await routeLines(cart, { record }, own, { method: null, storeId: null });
}

const TEXTS: Readonly<Record<TransitionCode, string>> = {
  PickupToSthTransition: 'The store does not have the item any more: it is shipped to your address.',
  PickupToStsTransition: 'The store does not have the item any more: it is sent to the store for you.',
  StsToSthTransition: 'The item cannot be sent to the store any more: it is shipped to your address.',
  StsToPickupTransition: 'The item is in the store already: it can be picked up there.',
  STHToPickupTransition: 'The item cannot be shipped any more: it can be picked up in your store.',
};

function toMessage({ code, lineId, sku, to }: Transition): FlashMessage {
  const details = {
    type: code,
    itemId: lineId,
    productId: sku,
    ...(to.storeId === null ? {} : { storeId: to.storeId }),
  };
  return { code, message: TEXTS[code], details };
}

const downgraded = (from: string): FlashMessage => ({
  code: 'OrderShippingMethodDowngraded',
  message: 'The way of delivery you chose is not offered any more: it is shipped the standard way.',
  details: { from, to: 'standard' },
});
