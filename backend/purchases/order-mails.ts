import type { Kysely } from 'kysely';
import type { Order } from '../../src/api/orders.schema.ts';
import type { Tables } from '../db/tables.ts';
import { answerOf } from '../orders/order-answer.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { composeMail } from '../outbox/compose-mail.ts';
import type { Message } from '../outbox/message.ts';

export type Enqueue = (transaction: Kysely<Tables>, message: Message) => Promise<void>;

export interface OrderMailParts {
  readonly enqueue: Enqueue;
  /** Where visitors find a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
}

/** Mails of an order, written in the transaction that changes it. */
export interface OrderMails {
  placed(transaction: Kysely<Tables>, order: OrderRow): Promise<void>;
  cancelled(transaction: Kysely<Tables>, order: OrderRow): Promise<void>;
}

export function createOrderMails({ enqueue, linkTo }: OrderMailParts): OrderMails {
  const write = async (
    transaction: Kysely<Tables>,
    name: 'orderConfirmation' | 'orderCancelled',
    row: OrderRow,
  ): Promise<void> => {
    const order = answerOf(row);
    const { locale, email: to, order_number: orderNumber } = row;
    const money = moneyOf(locale, order.currency);
    const query = new URLSearchParams({ orderNumber, email: to });
    await enqueue(
      transaction,
      composeMail({
        name,
        to,
        locale,
        values: { orderNumber, total: money(order.totals.total) },
        link: linkTo(`/order-details?${query}`, locale),
        rows: rowsOf(order, money),
      }),
    );
  };
  return {
    placed: (transaction, order) => write(transaction, 'orderConfirmation', order),
    cancelled: (transaction, order) => write(transaction, 'orderCancelled', order),
  };
}

type Money = (amount: number) => string;

/** Kept: to make one takes longer than all else of a mail. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyOf(locale: string, currency: string): Money {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? currencyFormat(locale, currency);
  formats.set(key, format);
  return (amount) => format.format(amount);
}

function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  const display = currency === 'CAD' ? 'code' : 'symbol';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: display });
}

function rowsOf({ items }: Order, money: Money): (readonly [string, string])[] {
  return items.map(({ name, size, color, qty, price }) => [
    `${qty} × ${[name, color, size].filter(Boolean).join(', ')}`,
    money(price.rowTotal),
  ]);
}
