import type { ColumnType } from 'kysely';

/** What is sent to buyers, the money that moves with it, and what they have still to be told. */
export interface FulfilmentTables {
  parcel: ParcelTable;
  parcel_line: ParcelLineTable;
  order_refund: OrderRefundTable;
  payment_task: PaymentTaskTable;
  order_notice: OrderNoticeTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface ParcelTable {
  parcel_id: string;
  order_number: string;
  carrier: string | null;
  /** The carrier's number, once per order. */
  tracking: string | null;
  shipped_at: number;
  delivered_at: Defaulted<number | null>;
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

/** Money that a provider has to move; the id is the provider's name for it, so that it moves once. */
interface PaymentTaskTable {
  task_id: string;
  payment_id: string;
  kind: 'capture' | 'refund';
  amount_minor: number;
  attempts: Defaulted<number>;
  /** When it is tried next. */
  due_at: number;
  done_at: Defaulted<number | null>;
}

/** What has happened to an order and its buyer does not know; gone with the mail. */
interface OrderNoticeTable {
  notice_id: string;
  order_number: string;
  kind: 'shipped' | 'refunded' | 'cancelled';
  /** The parcel or the refund; nothing where the whole order was cancelled. */
  reference: string | null;
  created_at: number;
}
