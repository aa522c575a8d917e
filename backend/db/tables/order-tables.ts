import type { ColumnType } from 'kysely';

/** Orders, what they hold, and what keeps a call from being carried out twice. */
export interface OrderTables {
  shop_order: ShopOrderTable;
  order_line: OrderLineTable;
  order_payment: OrderPaymentTable;
  order_event: OrderEventTable;
  order_claim: OrderClaimTable;
  order_quote: OrderQuoteTable;
  idempotency_key: IdempotencyKeyTable;
  payment_attempt: PaymentAttemptTable;
  process_instance: ProcessInstanceTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type OrderStatus = 'pending' | 'placed' | 'cancelled';

interface ShopOrderTable {
  order_number: string;
  /** One order per cart that is not cancelled. */
  basket_id: string;
  consumer_no: string;
  /** Folded. */
  email: string;
  /** Random; proves that a guest's order is theirs. */
  st: string;
  site_id: string;
  locale: string;
  currency: string;
  status: OrderStatus;
  total_minor: number;
  /** JSON of what the call answers, without what changes: status and flash messages. */
  answer: string;
  /** JSON of what the shopper has to do while it is pending. */
  action: Defaulted<string | null>;
  /** The associate who sold it in a store. */
  store_id: Defaulted<string | null>;
  employee_id: Defaulted<string | null>;
  /** The spend account it counts in, and how much. */
  spend_kind: Defaulted<string | null>;
  spend_minor: Defaulted<number>;
  /** What went back of it after it was shipped; never more than the total. */
  refunded_minor: Defaulted<number>;
  created_at: number;
  placed_at: number | null;
  /** When it is given up unless it has been paid; while it is pending. */
  expires_at: number | null;
}

interface OrderLineTable {
  order_number: string;
  /** Of the cart's line, or of the gift. */
  id: string;
  position: number;
  variant_sku: string;
  qty: number;
  cancelled_qty: Defaulted<number>;
  /** Announced to come back, or received. */
  returned_qty: Defaulted<number>;
  /** Sent, or handed out in a store; 0 of digital lines. */
  shipped_qty: Defaulted<number>;
  /** Of those shipped. */
  delivered_qty: Defaulted<number>;
  /** Of those shipped, come back and refunded. */
  received_qty: Defaulted<number>;
  /** The shelf it was taken from; the web warehouse without it. */
  store_id: string | null;
  shipping_method: string;
  unit_minor: number;
  /** What was paid for the line after all discounts, without tax where it comes on top. */
  net_minor: number;
  tax_minor: number;
  is_gift: Defaulted<number>;
  is_digital: Defaulted<number>;
  /** JSON `{ to, email, message }`. */
  gift_option: string | null;
  /** When a digital line was sent, or one for pickup handed out. */
  delivered_at: Defaulted<number | null>;
}

/** `voiding`: the order is cancelled and the provider has still to be told. */
export type PaymentState = 'pending' | 'authorized' | 'captured' | 'voiding' | 'voided';

interface OrderPaymentTable {
  id: string;
  order_number: string;
  payment_method_id: string;
  amount_minor: number;
  refunded_minor: Defaulted<number>;
  /** The provider's, or of the gift card, voucher or account it was taken from. */
  reference: string | null;
  state: PaymentState;
  /** JSON, the method's own. */
  data: Defaulted<string>;
  position: number;
}

interface OrderEventTable {
  id: string;
  order_number: string;
  kind: 'pending' | 'placed' | 'cancelled';
  /** Why: `expired`, `payment`, `customer`, `shop`. */
  reason: string | null;
  at: number;
}

/** Who is placing, patching or giving up the order of a cart; nobody else does meanwhile. */
interface OrderClaimTable {
  basket_id: string;
  claim: string;
  /** The holder is taken for dead after it. */
  lease_until: number;
  /** The process that holds it: it ends with that process. */
  holder: Defaulted<string | null>;
}

/** What was told to the shopper when the order was prepared. */
interface OrderQuoteTable {
  basket_id: string;
  /** Of the cart. */
  revision: number;
  tax_minor: number;
  total_minor: number;
}

interface IdempotencyKeyTable {
  consumer_no: string;
  key: string;
  /** SHA-256 of the call and all it was given, hex. */
  fingerprint: string;
  claim: string;
  lease_until: number;
  /** The process that carries the call out. */
  holder: Defaulted<string | null>;
  /** HTTP status of the result; none while it is being carried out. */
  status: number | null;
  /** JSON of the result. */
  answer: string | null;
  created_at: number;
}

/** Written before a provider is asked, deleted with the order's transaction or when nothing is authorised any more. */
interface PaymentAttemptTable {
  /** The provider's, and the name of the claim it was made under. */
  reference: string;
  basket_id: string;
  asked_at: number;
}

/** A running process of the shop. One whose beat stands still is deleted by the others. */
interface ProcessInstanceTable {
  id: string;
  /** Counts on while the process lives. */
  beat: number;
  started_at: number;
}
