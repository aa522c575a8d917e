import type { Kysely } from 'kysely';
import type { Order } from '../../../src/api/orders/orders.schema.ts';
import type { ReturnItem } from '../../../src/api/orders/purchases.schema.ts';
import { toMajor, toMinor } from '../../../domain/money.ts';
import type { Tables } from '../../db/tables.ts';
import { trackingUrl } from '../model/carriers.ts';
import { toOrder } from '../model/order-response.ts';
import type { OrderRow } from '../model/order-rows.ts';
import { composeMail } from '../../messaging/compose-mail.ts';
import type { Attachment, Message } from '../../messaging/message.ts';
import { documentTexts } from './document-texts.ts';

export type Enqueue = (transaction: Kysely<Tables>, message: Message) => Promise<void>;

export interface OrderMailDeps {
  readonly enqueue: Enqueue;
  /** Returns the address of a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
}

/** Mails about an order, written in the transaction that changes it, or in a later one. */
export interface OrderMails {
  placed(transaction: Kysely<Tables>, order: OrderRow): Promise<void>;
  cancelled(transaction: Kysely<Tables>, order: OrderRow): Promise<void>;
  shipped(transaction: Kysely<Tables>, order: OrderRow, parcelId: string): Promise<void>;
  refunded(transaction: Kysely<Tables>, order: OrderRow, refundId: string): Promise<void>;
  /** After the cancellation of some units, with their refund. */
  partlyCancelled(transaction: Kysely<Tables>, order: OrderRow, refundId: string): Promise<void>;
  /** With the label for the parcel. */
  returnRegistered(transaction: Kysely<Tables>, order: OrderRow, registered: RegisteredReturn): Promise<void>;
}

export interface RegisteredReturn {
  readonly returnNumber: string;
  readonly items: readonly ReturnItem[];
  readonly label: Attachment;
}

export function createOrderMails({ enqueue, linkTo }: OrderMailDeps): OrderMails {
  const envelope = ({ locale, email: to, order_number: orderNumber }: OrderRow) => {
    const query = new URLSearchParams({ orderNumber, email: to });
    return { to, locale, link: linkTo(`/order-details?${query}`, locale) };
  };
  const writeWhole = async (
    transaction: Kysely<Tables>,
    name: 'orderConfirmation' | 'orderCancelled',
    row: OrderRow,
  ): Promise<void> => {
    const order = toOrder(row);
    const money = moneyOf(row.locale, order.currency);
    const values = { orderNumber: row.order_number, total: money(order.totals.total) };
    await enqueue(
      transaction,
      composeMail({ ...envelope(row), name, values, rows: rowsOf(name, order, { money, locale: row.locale }) }),
    );
  };
  const writeRefund = async (
    transaction: Kysely<Tables>,
    name: 'orderRefunded' | 'orderPartlyCancelled',
    { order, refundId }: { order: OrderRow; refundId: string },
  ): Promise<void> => {
    const amount = await refundedAmount(transaction, order, refundId);
    const values = { orderNumber: order.order_number, amount };
    await enqueue(transaction, composeMail({ ...envelope(order), name, values }));
  };
  return {
    placed: (transaction, order) => writeWhole(transaction, 'orderConfirmation', order),
    cancelled: (transaction, order) => writeWhole(transaction, 'orderCancelled', order),
    shipped: async (transaction, order, parcelId) => {
      const values = { orderNumber: order.order_number };
      const rows = await rowsOfParcel(transaction, order, parcelId);
      await enqueue(transaction, composeMail({ ...envelope(order), name: 'orderShipped', values, rows }));
    },
    refunded: (transaction, order, refundId) => writeRefund(transaction, 'orderRefunded', { order, refundId }),
    partlyCancelled: (transaction, order, refundId) =>
      writeRefund(transaction, 'orderPartlyCancelled', { order, refundId }),
    returnRegistered: async (transaction, order, { returnNumber, items, label }) => {
      const values = { orderNumber: order.order_number, returnNumber };
      const names = namesOf(order);
      const rows = items.map(({ itemId, qty }) => [names.get(itemId) ?? itemId, `× ${qty}`] as const);
      const content = { ...envelope(order), name: 'returnRegistered', values, rows, attachments: [label] } as const;
      await enqueue(transaction, composeMail(content));
    },
  };
}

async function refundedAmount(transaction: Kysely<Tables>, { locale, currency }: OrderRow, refundId: string) {
  const { amount_minor } = await transaction
    .selectFrom('order_refund')
    .select('amount_minor')
    .where('refund_id', '=', refundId)
    .executeTakeFirstOrThrow();
  return moneyOf(locale, currency)(toMajor(amount_minor, currency));
}

type Money = (amount: number) => string;
type MailFormat = { readonly money: Money; readonly locale: string };
type MailRows = readonly (readonly [string, string])[];

/** Cached: creating a format takes longer than the rest of a mail. */
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

const labelOf = ({ name, size, color }: Order['items'][number]) => [name, color, size].filter(Boolean).join(', ');

const namesOf = (row: OrderRow) => new Map(toOrder(row).items.map((item) => [item.id, labelOf(item)]));

function rowsOf(name: 'orderConfirmation' | 'orderCancelled', order: Order, format: MailFormat): MailRows {
  const { money } = format;
  const items = order.items.map((item) => [`${item.qty} × ${labelOf(item)}`, money(item.price.rowTotal)] as const);
  return name === 'orderCancelled' ? items : [...items, ...sumsOf(order, format)];
}

/** Tax is listed as charged: without tax on top, the other amounts add up to the total. */
function sumsOf({ totals }: Order, { money, locale }: MailFormat): MailRows {
  const { itemTotal, totalDiscount, shipping, tax, total, currency } = totals;
  const texts = documentTexts(locale);
  const isTaxIncluded = toMinor(itemTotal - totalDiscount + shipping, currency) === toMinor(total, currency);
  return [
    ...(totalDiscount > 0 ? [[texts.discount, money(-totalDiscount)] as const] : []),
    [texts.shipping, money(shipping)],
    ...(tax > 0 ? [[isTaxIncluded ? texts.taxContained : texts.tax, money(tax)] as const] : []),
    [texts.total, money(total)],
  ];
}

/** The parcel's items and its tracking. */
async function rowsOfParcel(transaction: Kysely<Tables>, row: OrderRow, parcelId: string): Promise<MailRows> {
  const named = namesOf(row);
  const { tracking, carrier } = await transaction
    .selectFrom('parcel')
    .selectAll()
    .where('parcel_id', '=', parcelId)
    .executeTakeFirstOrThrow();
  const units = await transaction
    .selectFrom('parcel_line')
    .innerJoin('order_line', 'order_line.id', 'parcel_line.line_id')
    .select(['parcel_line.line_id', 'parcel_line.qty', 'order_line.variant_sku'])
    .where('parcel_id', '=', parcelId)
    .where('order_line.order_number', '=', row.order_number)
    .orderBy('order_line.position')
    .execute();
  const contents = units.map(
    ({ line_id, qty, variant_sku }) => [named.get(line_id) ?? variant_sku, `× ${qty}`] as const,
  );
  return [...contents, ...followRows(row.locale, tracking, carrier)];
}

function followRows(locale: string, tracking: string | null, carrier: string | null): MailRows {
  if (tracking === null) return [];
  const url = trackingUrl(carrier, tracking);
  const number = [documentTexts(locale).trackingNumber, [carrier, tracking].filter(Boolean).join(' ')] as const;
  return carrier === null || url === null ? [number] : [number, [carrier, url]];
}
