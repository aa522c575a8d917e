import type { Insertable } from 'kysely';
import { ANY_CURRENCY, type Tables } from '../../db/tables.ts';
import { putConsumer } from '../../account/account.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createShop, putProduct, us } from '../../catalog/shop.test-support.ts';
import { hashPin } from './gift-card-pin.ts';
import { createGiftCards } from './gift-cards.ts';
import { createInstruments } from './instruments.ts';
import { createSettlement } from './settlement.ts';

export const PIN = '1234';

/** The payment services over one database, with a product `boot` at 100.00 and ample stock. */
export async function openPayments(database: Database, now: () => number = Date.now) {
  const { carts } = createShop(database);
  const giftCards = createGiftCards({ ...database, now });
  await putProduct(database, {
    id: 'boot',
    variants: [{ sku: 'boot', price: 10_000, currency: ANY_CURRENCY, stock: 100_000 }],
  });
  const pin_hash = await hashPin(PIN);
  return {
    carts,
    giftCards,
    instruments: createInstruments({ carts, giftCards, now }),
    settlement: createSettlement(now),

    /** Opens a cart with one boot. */
    async openCart(consumerNo: string, scope = us) {
      const owner = { consumerNo, scope };
      const { basketId } = await carts.openWith(owner, [{ productId: 'boot', qty: 1 }]);
      return { owner, basketId };
    },

    async putGiftCard(number: string, card: Partial<Insertable<Tables['gift_card']>> = {}): Promise<void> {
      const row = { number, pin_hash, currency: 'USD', balance_minor: 5000, created_at: 0, ...card };
      await database.write.insertInto('gift_card').values(row).execute();
    },

    async putVoucher(code: string, voucher: Partial<Insertable<Tables['voucher']>> & { consumer_no: string }) {
      const row = { kind: 'REWARD_CODE' as const, currency: 'USD', amount_minor: 1000, balance_minor: 1000 };
      await database.write
        .insertInto('voucher')
        .values({ code, ...row, created_at: 0, ...voucher })
        .execute();
    },

    async putConsumer(consumerNo: string, consumer: Partial<Insertable<Tables['consumer']>> = {}): Promise<void> {
      await putConsumer(database, { consumer_no: consumerNo, ...consumer });
    },

    /** Takes the balances that pay for a cart, as the order's transaction does. */
    settle: (owner: { consumerNo: string; scope: typeof us }, basketId: string, orderNumber: string) =>
      carts.changeWith(owner, basketId, async (cart) => {
        await createSettlement(now).take(cart.transaction, await cart.load(), orderNumber);
      }),

    restore: (orderNumber: string) =>
      database.write.transaction().execute((transaction) => createSettlement(now).restore(transaction, orderNumber)),
  };
}

export type TestPayments = Awaited<ReturnType<typeof openPayments>>;
