import type { ColumnType } from 'kysely';

/** What buyers send back. */
export interface PurchaseTables {
  order_return: OrderReturnTable;
  order_return_line: OrderReturnLineTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface OrderReturnTable {
  return_number: string;
  order_number: string;
  created_at: number;
  /** When the parcel came; nothing before. */
  received_at: Defaulted<number | null>;
}

interface OrderReturnLineTable {
  return_number: string;
  /** `order_line.id`. */
  line_id: string;
  qty: number;
  /** What was in the parcel, which may be another number than was announced. */
  received_qty: Defaulted<number | null>;
  /** In the buyer's words. */
  reason: string | null;
}
