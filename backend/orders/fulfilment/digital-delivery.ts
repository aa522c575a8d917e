import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { holdPlaced } from '../model/lock-order.ts';
import { queueCapture } from './payment-tasks.ts';

/** Category of gift cards, which are mailed; other digital products are only marked as delivered. */
export const GIFT_CARDS = 'gift-cards';
const BATCH_SIZE = 50;

export interface DigitalDeliveryDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now: () => number;
}

/**
 * Marks digital products of placed orders as delivered, gift cards excepted, and queues the capture of their payment.
 */
export async function deliverDigital({ read, write, now }: DigitalDeliveryDeps): Promise<void> {
  const due = await findDigital(read)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_category')
            .select('category_id')
            .whereRef('product_category.product_id', '=', 'variant.product_id')
            .where('category_id', '=', GIFT_CARDS),
        ),
      ),
    )
    .execute();
  for (const { order_number: orderNumber, id: lineId } of due) {
    await write.transaction().execute(async (transaction) => {
      if (!(await holdPlaced(transaction, orderNumber))) return;
      const at = now();
      if (await markDelivered(transaction, { orderNumber, lineId, at }))
        await queueCapture(transaction, orderNumber, at);
    });
  }
}

/** Undelivered digital lines of placed orders with their variants, limited to a batch. */
export function findDigital(read: Kysely<Tables>) {
  return read
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.order_number', 'order_line.order_number')
    .innerJoin('variant', 'variant.sku', 'order_line.variant_sku')
    .select(['order_line.order_number', 'order_line.id'])
    .where('order_line.is_digital', '=', 1)
    .where('order_line.delivered_at', 'is', null)
    .where('shop_order.status', '=', 'placed')
    .limit(BATCH_SIZE);
}

/** Returns false when the line is delivered already. */
export async function markDelivered(
  transaction: Transaction<Tables>,
  { orderNumber, lineId, at }: { orderNumber: string; lineId: string; at: number },
): Promise<boolean> {
  const marked = await transaction
    .updateTable('order_line')
    .set({ delivered_at: at })
    .where('order_number', '=', orderNumber)
    .where('id', '=', lineId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
