/** What happens to an order after it was placed. */
export interface PurchaseTables {
  order_return: OrderReturnTable;
  order_return_line: OrderReturnLineTable;
}

interface OrderReturnTable {
  return_number: string;
  order_number: string;
  created_at: number;
}

interface OrderReturnLineTable {
  return_number: string;
  /** `order_line.id`. */
  line_id: string;
  qty: number;
  /** In the buyer's words. */
  reason: string | null;
}
