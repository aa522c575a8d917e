import type { Defaulted } from './column-types.ts';

/** Parcels, their captures and refunds, and pending order notices. */
export interface FulfilmentTables {
  parcel: ParcelTable;
  parcel_line: ParcelLineTable;
  order_refund: OrderRefundTable;
  payment_task: PaymentTaskTable;
  order_notice: OrderNoticeTable;
}

interface ParcelTable {
  parcel_id: string;
  order_number: string;
  carrier: string | null;
  /** The carrier's number, unique per order. */
  tracking: string | null;
  shipped_at: number;
  delivered_at: Defaulted<number | null>;
  /** The carrier's days of delivery, as ISO 8601 dates. */
  earliest: Defaulted<string | null>;
  latest: Defaulted<string | null>;
}

interface ParcelLineTable {
  parcel_id: string;
  /** `order_line.id`. */
  line_id: string;
  qty: number;
}

interface OrderRefundTable {
  refund_id: string;
  order_number: string;
  amount_minor: number;
  created_at: number;
}

/**
 * A capture or refund to request from a provider; the id is the provider's idempotency key, so that money moves once.
 */
interface PaymentTaskTable {
  task_id: string;
  payment_id: string;
  kind: 'capture' | 'refund';
  amount_minor: number;
  attempts: Defaulted<number>;
  /** Time of the next attempt. */
  due_at: number;
  done_at: Defaulted<number | null>;
}

/** An event of an order to notify its customer of; deleted when the mail is written. */
interface OrderNoticeTable {
  notice_id: string;
  order_number: string;
  kind: 'shipped' | 'refunded' | 'cancelled';
  /** The parcel or the refund; null when the whole order was cancelled. */
  reference: string | null;
  created_at: number;
}

/** Returns. */
export interface PurchaseTables {
  order_return: OrderReturnTable;
  order_return_line: OrderReturnLineTable;
}

interface OrderReturnTable {
  return_number: string;
  order_number: string;
  created_at: number;
  /** When the parcel was received; null before. */
  received_at: Defaulted<number | null>;
}

interface OrderReturnLineTable {
  return_number: string;
  /** `order_line.id`. */
  line_id: string;
  qty: number;
  /** Units in the parcel, which may differ from those announced. */
  received_qty: Defaulted<number | null>;
  /** As entered by the customer. */
  reason: string | null;
}
