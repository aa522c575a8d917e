import type { FlashMessage } from '../../src/api/cart/cart.schema.ts';
import { maxAllowed } from '../../domain/quantity.ts';
import type { LockedCart } from './model/locked-cart.ts';
import { isSold, type CartLine } from './model/cart-lines.ts';
import type { CartRecord } from './model/cart-record.ts';
import { addNotices } from './cart-notices.ts';
import { stockOf } from './model/price-record.ts';
import type { PricingService } from './model/pricing-service.ts';
import { stockMessages } from './stock-messages.ts';
import { applyTransitions } from './delivery/transitions.ts';

/**
 * Makes a cart one that can be bought (`isPatchRequired`): what has to goes another way, what is gone leaves, what there is too
 * little of becomes less. What was done is told in the answer, once.
 */
export async function repairCart(cart: LockedCart, pricing: Pick<PricingService, 'factsOf'>): Promise<void> {
  const { transaction, basketId } = cart;
  const transitions = await applyTransitions(transaction, (await cart.load()).record, pricing);
  const { record } = await cart.load();
  const lowered: FlashMessage[] = [];
  for (const line of record.lines) {
    lowered.push(...stockMessages(line, record));
    await lower(cart, line, record);
  }
  await addNotices(transaction, basketId, [...transitions, ...lowered]);
}

async function lower({ transaction }: LockedCart, line: CartLine, record: CartRecord): Promise<void> {
  const left = isSold(line) ? maxAllowed({ stock: stockOf(line, record), maxQty: line.sold.variant.max_qty }) : 0;
  if (line.item.qty <= left) return;
  if (left === 0) await transaction.deleteFrom('cart_item').where('id', '=', line.item.id).execute();
  else await transaction.updateTable('cart_item').set({ qty: left }).where('id', '=', line.item.id).execute();
}
