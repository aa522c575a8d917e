import type { Purchase, PurchaseHistory } from '../../api/orders/purchases.schema.ts';
import { cartItemOf } from '../../stores/cart/cart.test-support.ts';

type Line = Purchase['lines'][number];

export const lineOf = (change: Partial<Line> = {}): Line => ({
  itemId: 'line-1',
  returnableQty: 0,
  returnedQty: 0,
  receivedQty: 0,
  shippedQty: 0,
  deliveredQty: 0,
  cancelledQty: 0,
  ...change,
});

const billingAddress: Purchase['billingAddress'] = {
  firstName: 'Ada',
  lastName: 'Hill',
  email: 'ada@example.com',
  phone: '+13035550100',
  phoneCode: '1',
  addressLine1: '1 Ridge Road',
  addressLine2: '',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80301',
  country: 'United States',
  countryCode: 'US',
  addressId: null,
};

/** A placed order of one line, two pairs of boots. */
export function purchaseOf(change: Partial<Purchase> = {}): Purchase {
  return {
    orderNumber: 'A-1',
    status: 'placed',
    progress: 'preparing',
    currency: 'USD',
    email: 'ada@example.com',
    orderDate: '2026-11-01T10:00:00Z',
    items: [cartItemOf()],
    lines: [lineOf()],
    shipments: [],
    parcels: [],
    totals: {
      itemTotal: 200,
      totalDiscount: 0,
      totalDiscountPercentage: 0,
      shipping: 0,
      tax: 0,
      total: 200,
      merchandiseTotalTax: 0,
      totalWithoutTaxAfterDiscount: 200,
      currency: 'USD',
    },
    promoSummary: [],
    paymentMethod: [],
    flashMessages: [],
    billingAddress,
    refunded: 0,
    canCancel: false,
    canReturn: false,
    returns: [],
    ...change,
  };
}

export function historyOf(count: number, total = count): PurchaseHistory {
  const orders = Array.from({ length: count }, (_, index) => ({
    orderNumber: `A-${index + 1}`,
    orderDate: '2026-11-01T10:00:00Z',
    status: 'placed' as const,
    progress: 'shipped' as const,
    total: 200,
    currency: 'USD',
    items: [{ productId: 'BOOT-9', name: 'Saddleback Mid', qty: 2, pdpUrl: '/p/x', productImageURL: null }],
  }));
  return { total, start: 0, count, orders };
}
