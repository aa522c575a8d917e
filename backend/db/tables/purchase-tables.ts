import type { Defaulted } from './column-types.ts';

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
