import type { ColumnType } from 'kysely';

/** What a cart holds beside its lines. */
export interface CheckoutTables {
  cart_address: CartAddressTable;
  cart_coupon: CartCouponTable;
  cart_payment: CartPaymentTable;
  price_adjustment: PriceAdjustmentTable;
  reservation: ReservationTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface CartAddressTable {
  basket_id: string;
  /** The shipment that goes there. */
  shipping_id: string;
  /** JSON of the address's fields. */
  fields: string;
  /** Told valid by the validation call. */
  is_verified: Defaulted<number>;
}

interface CartCouponTable {
  basket_id: string;
  /** Upper case. */
  code: string;
  /** Order of entry. */
  position: number;
}

interface CartPaymentTable {
  id: string;
  basket_id: string;
  payment_method_id: string;
  /** Gift card number, voucher code or saved card. */
  reference: string | null;
  /** Most to take from it; as much as it covers where it is left out. */
  amount_minor: number | null;
  /** JSON, the method's own. */
  data: Defaulted<string>;
  position: number;
}

interface PriceAdjustmentTable {
  id: string;
  basket_id: string;
  /** Of one line; of the whole cart without it. */
  item_id: string | null;
  kind: 'amount' | 'percentage' | 'price';
  /** Minor units, or tenths of a percent. */
  value: number;
  reason: string;
  /** The associate who made it. */
  store_id: string;
  employee_id: string;
  position: number;
}

/** Units taken out of stock for a cart until `expires_at`, then given back. */
interface ReservationTable {
  id: string;
  basket_id: string;
  variant_sku: string;
  /** On a store's shelf; in the web warehouse without it. */
  store_id: string | null;
  qty: number;
  expires_at: number;
  /** From where it was asked for, as `networkOf` names it. */
  network: string | null;
}
