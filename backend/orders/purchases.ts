import type { Kysely, Transaction } from 'kysely';
import type {
  DocumentResponse,
  OrderTracking,
  Purchase,
  PurchaseHistory,
  ReturnItem,
  ReturnLabelResponse,
} from '../../src/api/orders/purchases.schema.ts';
import type { CancellationReason } from '../../domain/cancellation-reasons.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { apiError } from '../core/errors.ts';
import type { ScopeOf } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { hasLeft } from './model/progress.ts';
import { toOrder } from './model/order-response.ts';
import type { OrderRow } from './model/order-rows.ts';
import { findPurchase, loadOrderLines, type PurchaseQuery } from './model/find-purchase.ts';
import type { GiftCardDelivery } from './fulfilment/gift-card-delivery.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { createMailLimits } from '../messaging/mail-limits.ts';
import type { OrderMails } from './documents/order-mails.ts';
import { loadReturnAddress, drawReturnLabel } from './documents/return-label.ts';
import { drawInvoice } from './documents/invoice.ts';
import { loadHistory, type HistoryQuery } from './purchase-history.ts';
import { toPurchase, toTracking } from './purchase-response.ts';
import { loadPurchase } from './model/purchase-record.ts';
import { loadReturnItems, newReturnNumber, registerReturn } from './model/returns.ts';
import { canCancel } from './model/purchase-terms.ts';

/** Orders as customers see them. Another customer's order is unknown: `OHS4004`. */
export interface PurchaseService {
  get(query: PurchaseQuery): Promise<Purchase>;
  history(consumerNo: string, query: HistoryQuery): Promise<PurchaseHistory>;
  track(query: PurchaseQuery): Promise<OrderTracking>;
  /** Rejects with `ORDER_NOT_CANCELLABLE` after the time limit; the first reason stays. */
  cancel(query: PurchaseQuery, reason?: CancellationReason): Promise<Purchase>;
  invoice(query: PurchaseQuery): Promise<DocumentResponse>;
  /** Rejects with `RTN500` when a unit cannot be returned. */
  returnLabel(query: PurchaseQuery, items: readonly ReturnItem[]): Promise<ReturnLabelResponse>;
  /** The label of a registered return; one of another order is unknown: `OHS4004`. */
  labelAgain(query: PurchaseQuery, returnNumber: string): Promise<DocumentResponse>;
  /** Rejects with `GFO404` when the order has no gift card that was sent. */
  resendGiftCards(query: PurchaseQuery): Promise<number>;
  /**
   * Mails the receipt with the invoice to another address than the order's. Rejects with `AUT453`, and with `OHS4004` for
   * what another associate sold.
   */
  mailReceipt(query: PurchaseQuery, mail: ReceiptMail): Promise<void>;
  readonly previewGiftCard: GiftCardDelivery['preview'];
}

export interface ReceiptMail {
  readonly recipient: string;
  /** The associate's number. */
  readonly seller: string | undefined;
}

export interface PurchaseDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly config: SitesConfig;
  readonly scopeOf: ScopeOf;
  /** Cancels an order with everything it took; `also` is carried out in the same transaction. */
  readonly orders: {
    cancelPlaced(order: OrderRow, also: (transaction: Transaction<Tables>) => Promise<void>): Promise<void>;
  };
  readonly giftCards: GiftCardDelivery;
  readonly mails: Pick<OrderMails, 'cancelled' | 'returnRegistered' | 'receipt'>;
  readonly now?: () => number;
}

export function createPurchaseService(deps: PurchaseDeps): PurchaseService {
  const { read, write, config, scopeOf, orders, giftCards, mails, now = Date.now } = deps;
  const brand = config.brand;
  const mailLimits = createMailLimits({ write, now });
  const find = (query: PurchaseQuery) => findPurchase(read, query);

  /** Checks again under the lock: units may have been shipped meanwhile. */
  async function finishCancelling(transaction: Transaction<Tables>, order: OrderRow): Promise<void> {
    const { order_number, cancel_reason } = order;
    const lines = await loadOrderLines(transaction, order_number);
    if (lines.some(hasLeft)) throw apiError('ORDER_NOT_CANCELLABLE', { orderNumber: order_number });
    await transaction
      .updateTable('shop_order')
      .set({ cancel_reason })
      .where('order_number', '=', order_number)
      .execute();
    await mails.cancelled(transaction, order);
  }

  async function invoiceOf(order: OrderRow) {
    if (order.status === 'pending') throw unknownOrder(order);
    const scope = scopeOf({ siteId: order.site_id, locale: order.locale });
    const content = await drawInvoice(toOrder(order), { brand, scope });
    return { filename: `invoice-${order.order_number}.pdf`, contentType: 'application/pdf', content };
  }

  async function labelOf(order: OrderRow, returnNumber: string, items: readonly ReturnItem[]) {
    const { locale, site_id } = order;
    const recipient = [brand, ...(await loadReturnAddress(read, config.sites[site_id]))];
    const content = await drawReturnLabel({ returnNumber, order: toOrder(order), items, locale, recipient });
    return { filename: `return-${returnNumber}.pdf`, contentType: 'application/pdf', content };
  }

  return {
    previewGiftCard: giftCards.preview,
    get: async (query) => toPurchase(await loadPurchase(read, await find(query)), now()),
    history: (consumerNo, query) => loadHistory(read, consumerNo, query),

    async track(query) {
      return toTracking(await loadPurchase(read, await find(query)), now());
    },

    async cancel(query, reason) {
      const order = { ...(await find(query)), cancel_reason: reason ?? null };
      const isOver = order.status === 'cancelled';
      if (!isOver && !canCancel(order, await loadOrderLines(read, order.order_number), now())) {
        throw apiError('ORDER_NOT_CANCELLABLE', { orderNumber: order.order_number });
      }
      if (!isOver) await orders.cancelPlaced(order, (transaction) => finishCancelling(transaction, order));
      return toPurchase(await loadPurchase(read, await find(query)), now());
    },

    async invoice(query) {
      const { filename, content } = await invoiceOf(await find(query));
      return toDocument(filename, content);
    },

    async mailReceipt(query, { recipient, seller }) {
      const order = await find(query);
      if (order.employee_id === null || order.employee_id !== seller) throw unknownOrder(order);
      const address = foldEmail(recipient);
      if (!isEmail(address)) throw apiError('AUT453');
      const invoice = await invoiceOf(order);
      await mailLimits.check({ kind: 'receipt', consumerNo: order.order_number, recipients: [address] });
      await write.transaction().execute((transaction) => mails.receipt(transaction, order, { to: address, invoice }));
    },

    async returnLabel(query, items) {
      const order = await find(query);
      const returnNumber = newReturnNumber();
      const label = await labelOf(order, returnNumber, items);
      await registerReturn(write, { returnNumber, order, items, now: now() }, (transaction) =>
        mails.returnRegistered(transaction, order, { returnNumber, items, label }),
      );
      return { returnNumber, label: toDocument(label.filename, label.content) };
    },

    async labelAgain(query, returnNumber) {
      const order = await find(query);
      const items = await loadReturnItems(read, { orderNumber: order.order_number, returnNumber });
      if (items.length === 0) throw unknownOrder(order);
      const { filename, content } = await labelOf(order, returnNumber, items);
      return toDocument(filename, content);
    },

    async resendGiftCards(query) {
      const order = await find(query);
      const about = { consumerNo: order.order_number, recipients: [order.email] };
      await mailLimits.check({ kind: 'resentGiftCard', ...about });
      const sent = await giftCards.resend(order);
      if (sent === 0) throw apiError('GFO404', { orderNumber: query.orderNumber });
      return sent;
    },
  };
}

const unknownOrder = ({ order_number: orderNumber }: OrderRow) => apiError('OHS4004', { orderNumber });

function toDocument(fileName: string, bytes: Buffer): DocumentResponse {
  return { fileName, contentType: 'application/pdf', content: bytes.toString('base64') };
}
