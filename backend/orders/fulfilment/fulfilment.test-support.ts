import { DEFAULT_SITES } from '../../../src/cms/site/sites.default.ts';
import type { NewCartItem } from '../../../src/api/cart/cart.schema.ts';
import { scopeOf } from '../../catalog/shop.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createOrderShop, newCustomer } from '../../checkout/order-service.test-support.ts';
import type { OrderCustomer } from '../../checkout/place-order.ts';
import { countedUses } from '../model/redemption.ts';
import type { Message } from '../../messaging/message.ts';
import { createSettlement } from '../../cart/payment/settlement.ts';
import type { PaymentProvider } from '../../providers/payment/payment.ts';
import { createGiftCardDelivery } from './gift-card-delivery.ts';
import { createOrderMails } from '../documents/order-mails.ts';
import { createPurchaseService } from '../purchases.ts';
import { createPayLaterSandbox } from '../../sandbox/pay-later/pay-later-sandbox.ts';
import { createPaymentSandbox } from '../../sandbox/payment/payment-sandbox.ts';
import { cancelByShop } from './run-orders.ts';
import { cancelUnits } from './cancel-units.ts';
import { createReconciliation } from './reconciliation-job.ts';
import { deliverOrder, type Delivery } from './deliver-order.ts';
import type { ArticleUnits } from './order-units.ts';
import { receiveReturn, type ReceivedReturn } from './receive-return.ts';
import { shipParcel, type ShippedParcel } from './ship-order.ts';
import { SHOP_OF } from '../../messaging/mail-shop.test-support.ts';

export interface FulfilmentOptions {
  readonly now: () => number;
  readonly reviewDelay?: number;
  /** Wraps the payment provider. */
  readonly payment?: (provider: PaymentProvider) => PaymentProvider;
}

/** The order commands of a shop, over one database, with the jobs of the running shop. */
export function createFulfilment(database: Database, options: FulfilmentOptions) {
  const { now, reviewDelay, payment = (provider) => provider } = options;
  const shop = createOrderShop(database, { now });
  const mails: Message[] = [];
  const errors: unknown[] = [];
  const linkTo = (path: string, locale: string) => `https://shop.example/${locale}${path}`;
  const enqueue = async (_transaction: unknown, message: Message) => void mails.push(message);
  const orderMails = createOrderMails({ enqueue, linkTo, shopOf: SHOP_OF, scopeOf });
  const zone = { shopOf: SHOP_OF, timeZoneOf: () => 'UTC' };
  const giftCards = createGiftCardDelivery({ ...database, ...zone, enqueue: async () => {}, now });
  const selling = { config: DEFAULT_SITES, scopeOf, giftCards };
  const deps = { ...database, settlement: createSettlement(now), redemption: countedUses, now };
  const reconciliation = createReconciliation({
    ...database,
    payment: payment(createPaymentSandbox(database).adapter),
    payLater: createPayLaterSandbox(database).adapter,
    mails: orderMails,
    reviewDelay,
    log: { warn: (details) => void errors.push(details) },
    now,
  });
  return {
    shop,
    /** Mails written so far about an order. */
    mailsOf: (orderNumber: string) => mails.filter(({ subject }) => subject?.includes(orderNumber)),
    /** All mails written so far. */
    mails,
    /** Errors logged so far. */
    errors,
    giftCards,
    purchases: createPurchaseService({ ...database, ...shop, ...selling, mails: orderMails, now }),
    ship: (parcel: ShippedParcel) => shipParcel(deps, parcel),
    deliver: (delivery: Delivery) => deliverOrder(deps, delivery),
    receive: (received: ReceivedReturn) => receiveReturn(deps, received),
    cancel: (orderNumber: string) => cancelByShop(deps, orderNumber),
    cancelUnits: (orderNumber: string, items: readonly ArticleUnits[]) => cancelUnits(deps, { orderNumber, items }),
    reconciliation: reconciliation.run,

    async buy(items: readonly NewCartItem[], customer: OrderCustomer = newCustomer()) {
      const order = await shop.place(customer, await shop.fillCart(customer, ...items));
      return { ...order, customer, query: { consumerNo: customer.consumerNo, orderNumber: order.orderNumber } };
    },
  };
}

export type Fulfilment = ReturnType<typeof createFulfilment>;

/** What the sandbox's provider captured for an order, and refunded, in minor units. */
export async function moneyOf({ read }: Database, orderNumber: string) {
  const payments = await read
    .selectFrom('order_payment')
    .select(['reference', 'state'])
    .where('order_number', '=', orderNumber)
    .execute();
  const references = payments.map(({ reference }) => `payment/${reference}`);
  const booked = await read.selectFrom('sandbox_payment').selectAll().where('reference', 'in', references).execute();
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    captured: sum(booked.map(({ captured_minor }) => captured_minor)),
    refunded: sum(booked.map(({ refunded_minor }) => refunded_minor)),
    states: payments.map(({ state }) => state),
  };
}
