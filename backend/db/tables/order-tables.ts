import type { Defaulted } from './column-types.ts';

/** Orders with their content, and idempotency keys. */
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

export type OrderStatus = 'pending' | 'placed' | 'cancelled';

interface ShopOrderTable {
  order_number: string;
  /** One order per cart that is not cancelled. */
  basket_id: string;
  consumer_no: string;
  /** Normalised. */
  email: string;
  /** Random; proves ownership of a guest's order. */
  st: string;
  site_id: string;
  locale: string;
  currency: string;
  status: OrderStatus;
  total_minor: number;
  /** JSON of the response, without what changes: status and flash messages. */
  answer: string;
  /** JSON of the action required from the customer while the order is pending. */
  action: Defaulted<string | null>;
  /** The associate of an in-store sale. */
  store_id: Defaulted<string | null>;
  employee_id: Defaulted<string | null>;
  /** The spend account it counts in, and the amount that still counts: without what was cancelled or returned. */
  spend_kind: Defaulted<string | null>;
  spend_minor: Defaulted<number>;
  /** Why its customer cancelled it, if they said so (`domain/cancellation-reasons.ts`). */
  cancel_reason: Defaulted<string | null>;
  /** Points that the whole order earns, once it is shipped. */
  earnable_points: Defaulted<number>;
  /** Points that its shipped units have earned, without those that were returned. */
  earned_points: Defaulted<number>;
  /** Amount refunded after shipment; never more than the total. */
  refunded_minor: Defaulted<number>;
  created_at: number;
  placed_at: number | null;
  /** While it is pending: when it is cancelled unless it is paid. */
  expires_at: number | null;
}

interface OrderLineTable {
  order_number: string;
  /** The id of the cart's line, or of the gift. */
  id: string;
  position: number;
  variant_sku: string;
  /** The product's name in the language of the order, in lower case without accents. */
  search_name: Defaulted<string | null>;
  qty: number;
  cancelled_qty: Defaulted<number>;
  /** Announced as a return, or received. */
  returned_qty: Defaulted<number>;
  /** Shipped, or handed out in a store; 0 for digital lines. */
  shipped_qty: Defaulted<number>;
  /** Delivered units of those shipped. */
  delivered_qty: Defaulted<number>;
  /** Returned and refunded units of those shipped. */
  received_qty: Defaulted<number>;
  /** The store whose stock it was taken from; null for warehouses. */
  store_id: string | null;
  /** JSON `{ [warehouseId]: units }`, without units put back in stock; null at a store, and before there were several. */
  warehouses: Defaulted<string | null>;
  shipping_method: string;
  unit_minor: number;
  /** The amount paid for the line after all discounts, without tax where tax is added. */
  net_minor: number;
  tax_minor: number;
  /** The line's part of what the order counted in the spend account; for all its units. */
  spend_minor: Defaulted<number>;
  is_gift: Defaulted<number>;
  is_digital: Defaulted<number>;
  /** Of a customised line, which cannot be returned. */
  recipe_id: Defaulted<string | null>;
  /** It took no unit of the stock. */
  made_to_order: Defaulted<number>;
  /** JSON `{ to, email, message }`. */
  gift_option: string | null;
  /** When a digital line was sent, or a pickup line handed out. */
  delivered_at: Defaulted<number | null>;
}

/** `voiding`: the order is cancelled and the void is not yet requested from the provider. */
export type PaymentState = 'pending' | 'authorized' | 'captured' | 'voiding' | 'voided';

interface OrderPaymentTable {
  id: string;
  order_number: string;
  payment_method_id: string;
  amount_minor: number;
  refunded_minor: Defaulted<number>;
  /** The reference of the provider, or of the gift card, voucher or account. */
  reference: string | null;
  state: PaymentState;
  /** JSON specific to the method. */
  data: Defaulted<string>;
  position: number;
}

interface OrderEventTable {
  id: string;
  order_number: string;
  kind: 'pending' | 'placed' | 'cancelled';
  /** One of `expired`, `payment`, `customer`, `shop`. */
  reason: string | null;
  at: number;
}

/** The exclusive right to place, patch or cancel the order of a cart. */
interface OrderClaimTable {
  basket_id: string;
  claim: string;
  /** The lease expires then. */
  lease_until: number;
  /** The process that holds the lease, which ends with that process. */
  holder: Defaulted<string | null>;
}

/** The totals returned when the order was prepared. */
interface OrderQuoteTable {
  basket_id: string;
  /** The revision of the cart. */
  revision: number;
  tax_minor: number;
  total_minor: number;
}

interface IdempotencyKeyTable {
  consumer_no: string;
  key: string;
  /** SHA-256 of the operation and its input, hex. */
  fingerprint: string;
  claim: string;
  lease_until: number;
  /** The process that runs the operation. */
  holder: Defaulted<string | null>;
  /** HTTP status of the result; null while the operation runs. */
  status: number | null;
  /** JSON of the result. */
  answer: string | null;
  created_at: number;
}

/**
 * Written before the request to a provider, deleted with the order's transaction or when no authorisation exists any
 * more.
 */
interface PaymentAttemptTable {
  /** The provider's reference, which is also the name of the lease. */
  reference: string;
  basket_id: string;
  asked_at: number;
}

/** A running process of the shop. The others delete one whose heartbeat stops. */
interface ProcessInstanceTable {
  id: string;
  /** Increases while the process lives. */
  beat: number;
  started_at: number;
}
