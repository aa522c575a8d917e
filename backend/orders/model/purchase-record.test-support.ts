import type { CartItem } from '../../../src/api/cart/cart-item.schema.ts';
import type { Order } from '../../../src/api/orders/orders.schema.ts';
import { BOULDER } from '../../cart/model/cart-record.test-support.ts';
import type { Database } from '../../db/database.ts';
import type { OrderLineRow } from './find-purchase.ts';
import { insertOrder, type OrderPaymentRow, type OrderRow } from './order-rows.ts';
import type { PurchaseRecord } from './purchase-record.ts';

/** Orders as read from the database, for rules that need none. */

export const NOW = Date.parse('2026-03-02T12:00:00.000Z');

export const orderItem = (id: string, fields: Partial<CartItem> = {}): CartItem => ({
  id,
  productId: `SKU-${id}`,
  masterId: id,
  name: `Item ${id}`,
  brand: 'Ridge',
  size: null,
  sizeLabel: null,
  colorLabel: null,
  color: null,
  qty: 1,
  maxQty: 10,
  upc: null,
  recipeId: null,
  price: {
    current: 50,
    original: 50,
    highCurrent: 50,
    highOriginal: 50,
    currency: 'USD',
    rowTotal: 50,
    priceAfterItemDiscount: 50,
    priceAfterOrderDiscount: 50,
  },
  taxTotal: 0,
  shippingOptions: [],
  giftOption: null,
  productPromotions: [],
  customerNotifications: [],
  bonus: false,
  isCustoms: false,
  precreatedCustomsCode: null,
  pdpUrl: `/p/${id}`,
  productImageURL: null,
  isDigitalProduct: false,
  ...fields,
});

type StoredAnswer = Omit<Order, 'status' | 'flashMessages'>;

/** The stored response of an order: item `a` at 50.00, delivery at 6.95, no tax. */
export function storedAnswer(fields: Partial<StoredAnswer> = {}): StoredAnswer {
  const totals = { itemTotal: 50, totalDiscount: 0, totalDiscountPercentage: 0, shipping: 6.95, tax: 0, total: 56.95 };
  return {
    orderNumber: 'M1',
    st: 'secret',
    currency: 'USD',
    email: 'ada@example.com',
    orderDate: new Date(NOW).toISOString(),
    items: [orderItem('a')],
    shipments: [orderShipment('me', ['a'])],
    totals: { ...totals, merchandiseTotalTax: totals.tax, totalWithoutTaxAfterDiscount: totals.total, currency: 'USD' },
    promoSummary: [],
    paymentMethod: [],
    billingAddress: BOULDER,
    ...fields,
  };
}

export const orderShipment = (shipmentId: string, itemIds: string[]): Order['shipments'][number] => ({
  shipmentId,
  storeId: null,
  shippingMethod: 'standard',
  deliveryTime: null,
  itemIds,
  address: BOULDER,
});

interface OrderFields extends Partial<Omit<OrderRow, 'answer'>> {
  readonly answer?: Partial<StoredAnswer>;
}

/** A placed order of a guest in the United States. */
export function orderRow({ answer = {}, ...fields }: OrderFields = {}): OrderRow {
  const customer = { consumer_no: 'guest', email: 'ada@example.com', st: 'secret' };
  const site = { site_id: 'us', locale: 'en-us', currency: 'USD' };
  const associate = { store_id: null, employee_id: null };
  const counted = { spend_kind: null, spend_minor: 0, earnable_points: 0, earned_points: 0 };
  return {
    order_number: 'M1',
    basket_id: 'basket',
    ...customer,
    ...site,
    ...associate,
    ...counted,
    status: 'placed',
    total_minor: 5695,
    refunded_minor: 0,
    cancel_reason: null,
    action: null,
    created_at: NOW,
    placed_at: NOW,
    expires_at: null,
    ...fields,
    answer: JSON.stringify(storedAnswer(answer)),
  };
}

/** One unit at 50.00 from the warehouse, of which nothing was sent. */
export const lineRow = (id: string, fields: Partial<OrderLineRow> = {}): OrderLineRow => ({
  order_number: 'M1',
  id,
  position: 0,
  variant_sku: `SKU-${id}`,
  search_name: `item ${id}`,
  recipe_id: null,
  made_to_order: 0,
  qty: 1,
  cancelled_qty: 0,
  returned_qty: 0,
  shipped_qty: 0,
  delivered_qty: 0,
  received_qty: 0,
  store_id: null,
  warehouses: fields.store_id ? null : JSON.stringify({ main: (fields.qty ?? 1) - (fields.cancelled_qty ?? 0) }),
  shipping_method: 'standard',
  unit_minor: 5000,
  net_minor: 5000,
  tax_minor: 0,
  spend_minor: 0,
  is_gift: 0,
  is_digital: 0,
  gift_option: null,
  delivered_at: null,
  ...fields,
});

export const purchaseRecord = (fields: Partial<PurchaseRecord> = {}): PurchaseRecord => ({
  order: orderRow(),
  lines: [lineRow('a')],
  returns: [],
  returnLines: [],
  parcels: [],
  parcelLines: [],
  refunds: [],
  events: [],
  ...fields,
});

interface StoredOrder extends OrderFields {
  readonly lines?: readonly OrderLineRow[];
  readonly payments?: readonly Partial<OrderPaymentRow>[];
}

let orders = 0;

/** Writes an order with a number of its own, of one line and one authorized card payment by default; returns its row. */
export async function putOrder(
  { write }: Database,
  { lines, payments, ...fields }: StoredOrder = {},
): Promise<OrderRow> {
  const order_number = fields.order_number ?? `M-${(orders += 1)}`;
  const keys = { basket_id: `basket-${order_number}`, st: `secret-${order_number}` };
  const order = orderRow({ ...keys, ...fields, order_number });
  await write.transaction().execute((transaction) =>
    insertOrder(transaction, {
      order,
      lines: lines ?? [lineRow('a')],
      payments: (payments ?? [{}]).map((payment, index) => ({
        payment_method_id: 'CREDIT_CARD',
        amount_minor: order.total_minor,
        reference: `${order_number}/${index}`,
        state: 'authorized' as const,
        data: '{}',
        ...payment,
      })),
    }),
  );
  return order;
}
