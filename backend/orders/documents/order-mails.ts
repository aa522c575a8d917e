import type { Kysely } from 'kysely';
import type { Order } from '../../../src/api/orders/orders.schema.ts';
import type { ReturnItem } from '../../../src/api/orders/purchases.schema.ts';
import { readCancellationReason } from '../../../domain/cancellation-reasons.ts';
import { formatDeliveryDates } from '../../../domain/delivery/dates-text.ts';
import { formatMoney, toMajor } from '../../../domain/money.ts';
import type { TaxMode } from '../../../domain/pricing-model.ts';
import { isTaxContained } from '../../../domain/pricing/tax-contained.ts';
import { totalRows } from '../../../domain/pricing/total-rows.ts';
import { thumbnailSet } from '../../../src/lib/image-thumbnail.ts';
import type { ScopeOf } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import { trackingUrl } from '../model/carriers.ts';
import { toOrder } from '../model/order-response.ts';
import type { OrderRow } from '../model/order-rows.ts';
import { composeMail } from '../../messaging/compose-mail.ts';
import type { MailBlock, MailRow } from '../../messaging/mail-html.ts';
import type { MailShopOf } from '../../messaging/mail-shop.ts';
import { deliveryBlocks } from './delivery-blocks.ts';
import type { Attachment, Message } from '../../messaging/message.ts';
import { documentTexts, TOTAL_LABELS } from './document-texts.ts';
import { lineLabel } from './line-label.ts';
import { composeReviewRequest, type DeliveredProduct } from './review-request-mail.ts';

export type Enqueue = (transaction: Kysely<Tables>, message: Message) => Promise<void>;

export interface OrderMailDeps {
  readonly enqueue: Enqueue;
  /** Returns the address of a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
  readonly scopeOf: ScopeOf;
}

/**
 * Mails about an order, written in the transaction that changes it, or in a later one. A customer can decline the news of
 * parcels, but not what confirms a purchase, a refund or a return.
 */
export interface OrderMails {
  placed(transaction: Kysely<Tables>, order: OrderRow): Promise<void>;
  cancelled(transaction: Kysely<Tables>, order: OrderRow): Promise<void>;
  shipped(transaction: Kysely<Tables>, order: OrderRow, parcelId: string): Promise<void>;
  refunded(transaction: Kysely<Tables>, order: OrderRow, refundId: string): Promise<void>;
  /** After the cancellation of some units, with their refund. */
  partlyCancelled(transaction: Kysely<Tables>, order: OrderRow, refundId: string): Promise<void>;
  /** Of a sale in a store, to the address that the customer gave there. */
  receipt(transaction: Kysely<Tables>, order: OrderRow, mail: { to: string; invoice: Attachment }): Promise<void>;
  /** After the delivery; asks for reviews of the products that were delivered. */
  reviewRequest(transaction: Kysely<Tables>, order: OrderRow, products: readonly DeliveredProduct[]): Promise<void>;
  /** With the label for the parcel. */
  returnRegistered(transaction: Kysely<Tables>, order: OrderRow, registered: RegisteredReturn): Promise<void>;
}

export interface RegisteredReturn {
  readonly returnNumber: string;
  readonly items: readonly ReturnItem[];
  readonly label: Attachment;
}

export function createOrderMails({ enqueue, linkTo, shopOf, scopeOf }: OrderMailDeps): OrderMails {
  const envelope = ({ locale, email: to, order_number: orderNumber }: OrderRow) => {
    const query = new URLSearchParams({ orderNumber, email: to });
    return { to, locale, shop: shopOf(locale), link: linkTo(`/order-details?${query}`, locale) };
  };
  const describeWhole = (name: WholeMail, row: OrderRow) => {
    const order = toOrder(row);
    const money: Money = (amount) => formatMoney(amount, order.currency, row.locale);
    const { shop, ...own } = envelope(row);
    const { taxMode } = scopeOf({ siteId: row.site_id, locale: row.locale });
    const rows = rowsOf(name, order, { money, locale: row.locale, taxMode, imageAt: imageFrom(shop.home) });
    return { order, content: { ...own, shop, rows }, total: money(order.totals.total) };
  };
  const writeWhole = async (
    transaction: Kysely<Tables>,
    name: 'orderConfirmation' | 'orderCancelled',
    row: OrderRow,
  ): Promise<void> => {
    const { order, content, total } = describeWhole(name, row);
    const values = { orderNumber: row.order_number, total };
    const blocks = name === 'orderConfirmation' ? deliveryBlocks(order, row.locale) : reasonBlocks(row);
    await enqueue(transaction, composeMail({ ...content, name, values, blocks }));
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
    receipt: async (transaction, row, { to, invoice }) => {
      const { order, content, total } = describeWhole('receipt', row);
      const { storeName = '', storeEmployeeName = '' } = order.inStoreSalesInfo ?? {};
      const values = { orderNumber: row.order_number, total, store: storeName, seller: storeEmployeeName };
      // The link would tell the recipient the address of the order.
      const { link: _link, ...receipt } = content;
      await enqueue(transaction, composeMail({ ...receipt, to, name: 'receipt', values, attachments: [invoice] }));
    },
    shipped: async (transaction, order, parcelId) => {
      const values = { orderNumber: order.order_number };
      const { shop, ...own } = envelope(order);
      const { rows, blocks } = await describeParcel(transaction, order, { parcelId, imageAt: imageFrom(shop.home) });
      const mail = composeMail({ ...own, shop, name: 'orderShipped', values, rows, blocks });
      await enqueue(transaction, { ...mail, notification: { type: 'orders', consumerNo: order.consumer_no } });
    },
    refunded: (transaction, order, refundId) => writeRefund(transaction, 'orderRefunded', { order, refundId }),
    partlyCancelled: (transaction, order, refundId) =>
      writeRefund(transaction, 'orderPartlyCancelled', { order, refundId }),
    reviewRequest: async (transaction, order, products) => {
      const { link: _link, ...own } = envelope(order);
      const mail = composeReviewRequest({ ...own, order, products, linkTo });
      await enqueue(transaction, { ...mail, notification: { type: 'reviews', consumerNo: order.consumer_no } });
    },
    returnRegistered: async (transaction, order, { returnNumber, items, label }) => {
      const values = { orderNumber: order.order_number, returnNumber };
      const known = itemsOf(order);
      const rows = items.map(({ itemId, qty }) => {
        const item = known.get(itemId);
        return [item ? lineLabel(item, documentTexts(order.locale)) : itemId, `× ${qty}`] as const;
      });
      const content = { ...envelope(order), name: 'returnRegistered', values, rows, attachments: [label] } as const;
      await enqueue(transaction, composeMail(content));
    },
  };
}

/** Why the customer cancelled the order. */
function reasonBlocks({ cancel_reason, locale }: OrderRow): MailBlock[] {
  const reason = readCancellationReason(cancel_reason);
  const { cancelReason: title, cancelReasons } = documentTexts(locale);
  return reason === undefined ? [] : [{ title, lines: [cancelReasons[reason]] }];
}

async function refundedAmount(transaction: Kysely<Tables>, { locale, currency }: OrderRow, refundId: string) {
  const { amount_minor } = await transaction
    .selectFrom('order_refund')
    .select('amount_minor')
    .where('refund_id', '=', refundId)
    .executeTakeFirstOrThrow();
  return formatMoney(toMajor(amount_minor, currency), currency, locale);
}

type Money = (amount: number) => string;
type ImageAt = (src: string | null) => string | undefined;

interface MailFormat {
  readonly money: Money;
  readonly locale: string;
  /** Of the order's site. */
  readonly taxMode: TaxMode;
  readonly imageAt: ImageAt;
}

type MailRows = readonly MailRow[];

/** Small images by absolute addresses. */
const imageFrom =
  (home: string): ImageAt =>
  (src) => {
    const small = src === null ? undefined : (thumbnailSet(src)?.split(' ')[0] ?? src);
    return small === undefined ? undefined : URL.parse(small, home)?.href;
  };

/** Mail programs show no SVG: a drawing is left out. */
const imageOf = ({ customization, productImageURL }: Order['items'][number], imageAt: ImageAt) =>
  customization === undefined ? imageAt(productImageURL) : undefined;

const itemsOf = (row: OrderRow) => new Map(toOrder(row).items.map((item) => [item.id, item]));

type WholeMail = 'orderConfirmation' | 'orderCancelled' | 'receipt';

function rowsOf(name: WholeMail, order: Order, format: MailFormat): MailRows {
  const { money, imageAt } = format;
  const items = order.items.map((item): MailRow => [
    `${item.qty} × ${lineLabel(item, documentTexts(format.locale))}`,
    money(item.price.rowTotal),
    imageOf(item, imageAt),
  ]);
  return name === 'orderCancelled' ? items : [...items, ...sumsOf(order, format)];
}

/** The same rows as on the page of the order. */
function sumsOf({ totals }: Order, { money, locale, taxMode }: Omit<MailFormat, 'imageAt'>): MailRows {
  const texts = documentTexts(locale);
  const isTaxIncluded = isTaxContained(totals, taxMode === 'inclusive');
  return [
    ...totalRows(totals, isTaxIncluded).map(({ name, amount }) => [texts[TOTAL_LABELS[name]], money(amount)] as const),
    [texts.total, money(totals.total)],
    ...(isTaxIncluded ? [[texts.taxContained, money(totals.tax)] as const] : []),
  ];
}

/** The parcel's items and tracking, and when the carrier delivers it. */
async function describeParcel(
  transaction: Kysely<Tables>,
  row: OrderRow,
  { parcelId, imageAt }: { readonly parcelId: string; readonly imageAt: ImageAt },
): Promise<{ readonly rows: MailRows; readonly blocks: readonly MailBlock[] }> {
  const known = itemsOf(row);
  const { tracking, carrier, earliest, latest } = await transaction
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
  const contents = units.map(({ line_id, qty, variant_sku }): MailRow => {
    const item = known.get(line_id);
    return [
      item ? lineLabel(item, documentTexts(row.locale)) : variant_sku,
      `× ${qty}`,
      item ? imageOf(item, imageAt) : undefined,
    ];
  });
  const rows = [...contents, ...followRows(row.locale, tracking, carrier)];
  if (earliest === null || latest === null) return { rows, blocks: [] };
  const date = formatDeliveryDates({ earliest, latest }, row.locale);
  return { rows, blocks: [{ title: documentTexts(row.locale).arrives, lines: [date] }] };
}

function followRows(locale: string, tracking: string | null, carrier: string | null): MailRows {
  if (tracking === null) return [];
  const url = trackingUrl(carrier, tracking);
  const number = [documentTexts(locale).trackingNumber, [carrier, tracking].filter(Boolean).join(' ')] as const;
  return carrier === null || url === null ? [number] : [number, [carrier, url]];
}
