import type { Kysely } from 'kysely';
import { giftOption } from '../../../src/api/cart/cart-item.schema.ts';
import type { Log } from '../../../src/lib/log.ts';
import { toMajor } from '../../../domain/money.ts';
import type { Tables } from '../../db/tables.ts';
import { holdPlaced } from '../model/lock-order.ts';
import { queueCapture } from './payment-tasks.ts';
import type { OrderRow } from '../model/order-rows.ts';
import { composeMail } from '../../messaging/compose-mail.ts';
import { issueGiftCard, preparePin, renewPin, type IssuedGiftCard } from '../../cart/payment/issue-gift-card.ts';
import { deliverDigital, findDigital, GIFT_CARDS, markDelivered } from './digital-delivery.ts';
import { loadOrderLines, type OrderLineRow } from '../model/find-purchase.ts';
import type { Enqueue } from '../documents/order-mails.ts';

export interface GiftCardDelivery {
  /** Issues and mails the gift cards of every order that has been placed, once each; other digital goods are noted as delivered. */
  deliverDue(): Promise<void>;
  /** Mails an order's gift cards again, with new PINs: the former are kept nowhere. Answers how many. */
  resend(order: OrderRow): Promise<number>;
}

interface DeliveryDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly enqueue: Enqueue;
  /** Where visitors find a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly now: () => number;
}

const isSent = ({ is_digital, delivered_at }: OrderLineRow): boolean => is_digital === 1 && delivered_at !== null;

export function createGiftCardDelivery(deps: DeliveryDeps): GiftCardDelivery {
  const { read, write, enqueue, linkTo } = deps;
  return {
    async deliverDue() {
      for (const { order_number, id } of await findDue(read)) await deliverLine(deps, order_number, id);
      await deliverDigital(deps);
    },

    async resend(order) {
      const sent = (await loadOrderLines(read, order.order_number)).filter(isSent);
      let count = 0;
      for (const line of sent) {
        for (let unit = 0; unit < line.qty; unit += 1) {
          const pin = await preparePin();
          count += await write.transaction().execute(async (transaction) => {
            const about = { orderNumber: order.order_number, lineId: line.id, unit };
            const card = await renewPin(transaction, about, pin);
            if (card) await enqueue(transaction, mailOf(order, line, { card, link: linkTo('/', order.locale) }));
            return card ? 1 : 0;
          });
        }
      }
      return count;
    },
  };
}

/** Digital lines of placed orders that sell gift cards and have not been sent. */
function findDue(read: Kysely<Tables>) {
  return findDigital(read)
    .innerJoin('product_category', 'product_category.product_id', 'variant.product_id')
    .where('product_category.category_id', '=', GIFT_CARDS)
    .execute();
}

/** PINs are hashed before the transaction; in it the order is held, so that it is not cancelled meanwhile. */
async function deliverLine({ read, write, enqueue, linkTo, now }: DeliveryDeps, orderNumber: string, lineId: string) {
  const line = (await loadOrderLines(read, orderNumber)).find(({ id }) => id === lineId);
  if (!line) return;
  const pins = await Promise.all(Array.from({ length: line.qty }, preparePin));
  await write.transaction().execute(async (transaction) => {
    const order = await holdPlaced(transaction, orderNumber);
    const at = now();
    if (!order || !(await markDelivered(transaction, { orderNumber, lineId, at }))) return;
    await queueCapture(transaction, orderNumber, at);
    for (const [unit, pin] of pins.entries()) {
      const sale = { amount: line.unit_minor, currency: order.currency, orderNumber, lineId, unit };
      const card = await issueGiftCard(transaction, sale, pin);
      if (card) await enqueue(transaction, mailOf(order, line, { card, link: linkTo('/', order.locale) }));
    }
  });
}

/** To who was named as receiver with the words for them, else to the buyer. */
function mailOf(order: OrderRow, line: OrderLineRow, { card, link }: { card: IssuedGiftCard; link: string }) {
  const { number, pin } = card;
  const { locale, currency } = order;
  const gift = line.gift_option === null ? undefined : giftOption.parse(JSON.parse(line.gift_option));
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return composeMail({
    name: 'giftCard',
    to: gift?.email ?? order.email,
    locale,
    values: { amount: format.format(toMajor(line.unit_minor, currency)), number, pin },
    link,
    ...(gift ? { personalMessage: gift.message } : {}),
  });
}

const EVERY = 2000;

/** Delivers what is due every now and then; answers a function that ends it. */
export function startDelivering(giftCards: GiftCardDelivery, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= giftCards
      .deliverDue()
      .catch((error: unknown) => log.warn({ err: error }, 'digital goods: not delivered'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
