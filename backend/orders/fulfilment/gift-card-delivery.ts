import type { Kysely } from 'kysely';
import { giftOption, type GiftOption } from '../../../src/api/cart/cart-item.schema.ts';
import type { GiftCardPreview } from '../../../src/api/cart/payment.schema.ts';
import type { Log } from '../../../src/lib/log.ts';
import { toMajor } from '../../../domain/money.ts';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import { holdPlaced } from '../model/lock-order.ts';
import { queueCapture } from './payment-tasks.ts';
import type { OrderRow } from '../model/order-rows.ts';
import type { MailShop, MailShopOf } from '../../messaging/mail-shop.ts';
import { isMailed } from '../model/progress.ts';
import { issueGiftCard, preparePin, renewPin, type IssuedGiftCard } from '../../cart/payment/issue-gift-card.ts';
import { deliverDigital, findDigital, GIFT_CARDS, markDelivered } from './digital-delivery.ts';
import { loadOrderLines, type OrderLineRow } from '../model/find-purchase.ts';
import { composeGiftCardMail, HIDDEN_CARD, sendMoment } from '../documents/gift-card-mail.ts';
import type { Enqueue } from '../documents/order-mails.ts';

export interface GiftCardDelivery {
  /**
   * Issues the gift cards of every placed order, once each, and mails them at once or on the chosen day; other digital
   * products are marked as delivered.
   */
  deliverDue(): Promise<void>;
  /** Mails an order's gift cards again, with new PINs, as PINs are not stored. Returns how many. */
  resend(order: OrderRow): Promise<number>;
  /** The mail of a gift card, its number and PIN hidden. */
  preview(wanted: { amount: number; gift: GiftOption; scope: Pick<Scope, 'currency' | 'locale'> }): GiftCardPreview;
}

interface DeliveryDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly enqueue: Enqueue;
  readonly shopOf: MailShopOf;
  /** Returns the time zone of a site’s country. */
  readonly timeZoneOf: (siteId: string) => string;
  readonly now: () => number;
}

export function createGiftCardDelivery(deps: DeliveryDeps): GiftCardDelivery {
  const { read, write, enqueue, shopOf, now } = deps;
  return {
    async deliverDue() {
      for (const { order_number, id } of await findDue(read)) await deliverLine(deps, order_number, id);
      await deliverDigital(deps);
    },

    async resend(order) {
      const at = now();
      const sent = (await loadOrderLines(read, order.order_number)).filter((line) => isMailed(line, at));
      let count = 0;
      for (const line of sent) {
        for (let unit = 0; unit < line.qty; unit += 1) {
          const pin = await preparePin();
          count += await write.transaction().execute(async (transaction) => {
            const about = { orderNumber: order.order_number, lineId: line.id, unit };
            const card = await renewPin(transaction, about, pin);
            if (card) await enqueue(transaction, mailOf(order, line, { card, shop: shopOf(order.locale) }));
            return card ? 1 : 0;
          });
        }
      }
      return count;
    },

    preview({ amount, gift, scope: { currency, locale } }) {
      const sale = { to: gift.email, locale, currency, amount, card: HIDDEN_CARD, gift };
      const { subject = '', text } = composeGiftCardMail({ ...sale, shop: shopOf(locale) });
      return { subject, text };
    },
  };
}

/** Digital lines of placed orders that sell gift cards and were not sent yet. */
function findDue(read: Kysely<Tables>) {
  return findDigital(read)
    .innerJoin('product_category', 'product_category.product_id', 'variant.product_id')
    .where('product_category.category_id', '=', GIFT_CARDS)
    .execute();
}

/** PINs are hashed before the transaction, which locks the order against cancellation. */
async function deliverLine(deps: DeliveryDeps, orderNumber: string, lineId: string) {
  const { read, write, enqueue, shopOf, timeZoneOf, now } = deps;
  const line = (await loadOrderLines(read, orderNumber)).find(({ id }) => id === lineId);
  if (!line) return;
  const pins = await Promise.all(Array.from({ length: line.qty }, preparePin));
  await write.transaction().execute(async (transaction) => {
    const order = await holdPlaced(transaction, orderNumber);
    const at = now();
    const sendOn = giftOf(line)?.sendOn;
    if (!order) return;
    const sendAt = Math.max(at, sendOn === undefined ? at : sendMoment(sendOn, timeZoneOf(order.site_id)));
    if (!(await markDelivered(transaction, { orderNumber, lineId, at: sendAt }))) return;
    await queueCapture(transaction, orderNumber, at);
    for (const [unit, pin] of pins.entries()) {
      const sale = { amount: line.unit_minor, currency: order.currency, orderNumber, lineId, unit };
      const card = await issueGiftCard(transaction, sale, pin);
      if (card) await enqueue(transaction, { ...mailOf(order, line, { card, shop: shopOf(order.locale) }), sendAt });
    }
  });
}

function mailOf(order: OrderRow, line: OrderLineRow, { card, shop }: { card: IssuedGiftCard; shop: MailShop }) {
  const { locale, currency, email: to } = order;
  const amount = toMajor(line.unit_minor, currency);
  return composeGiftCardMail({ to, locale, currency, amount, card, gift: giftOf(line), shop });
}

const giftOf = ({ gift_option }: OrderLineRow) =>
  gift_option === null ? undefined : giftOption.parse(JSON.parse(gift_option));

const EVERY = 2000;

/** Delivers what is due at an interval; returns a function that stops it. */
export function startDelivering(giftCards: GiftCardDelivery, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= giftCards
      .deliverDue()
      .catch((error: unknown) => log.warn({ err: error }, 'orders: digital products not delivered'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
