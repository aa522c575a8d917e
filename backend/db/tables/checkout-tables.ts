import type { Defaulted } from './column-types.ts';

/** The data of a cart beside its lines. */
export interface CheckoutTables {
  cart_address: CartAddressTable;
  cart_coupon: CartCouponTable;
  cart_payment: CartPaymentTable;
  price_adjustment: PriceAdjustmentTable;
  reservation: ReservationTable;
}

interface CartAddressTable {
  basket_id: string;
  /** The shipment with this address. */
  shipping_id: string;
  /** JSON of the address fields. */
  fields: string;
  /** 1 after a successful validation. */
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
  /** Maximum amount to take from it; null for as much as it covers. */
  amount_minor: number | null;
  /** JSON specific to the method. */
  data: Defaulted<string>;
  position: number;
}

interface PriceAdjustmentTable {
  id: string;
  basket_id: string;
  /** The adjusted line; null for the whole cart. */
  item_id: string | null;
  kind: 'amount' | 'percentage' | 'price';
  /** Minor units, or tenths of a percent. */
  value: number;
  reason: string;
  /** The associate who made the adjustment. */
  store_id: string;
  employee_id: string;
  position: number;
}

/** Units taken out of stock for a cart until `expires_at`, then released. */
interface ReservationTable {
  id: string;
  basket_id: string;
  variant_sku: string;
  /** The store of the stock; null for a warehouse. */
  store_id: string | null;
  /** The warehouse of the stock; null for a store. */
  warehouse_id: Defaulted<string | null>;
  qty: number;
  expires_at: number;
  /** The client's network, as `networkOf` names it. */
  network: string | null;
}
