import type { CartAddress } from '../../api/core/address.schema.ts';
import type { SavedAddress } from '../../api/account/address-book.schema.ts';
import type { SavedCard } from '../../api/account/payment-cards.schema.ts';
import type { Cart, Shipment } from '../../api/cart/cart.schema.ts';
import type { Order } from '../../api/orders/orders.schema.ts';
import { $session } from '../core/session.ts';
import { $cart } from '../cart/cart-state.ts';
import { cartOf } from '../cart/cart.test-support.ts';
import { $notice } from './checkout.ts';
import { $customer } from './checkout-customer.ts';
import { restoreDraft } from './checkout-draft.ts';
import { $card } from './checkout-payment.ts';
import { $finishedOrder } from './finished-order.ts';
import { forgetAttempt } from './order-attempt.ts';
import { storePending } from './pending-order.ts';

/** An address as it is typed. */
export const ADA = {
  firstName: 'Ada',
  lastName: 'Hill',
  email: 'ada@example.com',
  phone: '3035550100',
  addressLine1: '1 Ridge Road',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80301',
  countryCode: 'US',
} as const;

/** The same address as the service stores it. */
export const STORED_ADDRESS: CartAddress = {
  ...ADA,
  phone: '+13035550100',
  phoneCode: '1',
  addressLine2: '',
  country: 'United States',
  addressId: null,
};

export const savedAddressOf = (change: Partial<SavedAddress> = {}): SavedAddress => ({
  ...STORED_ADDRESS,
  id: 'A1',
  approachType: 'S',
  main: true,
  recipientContactPhone: '',
  ...change,
});

export const savedCardOf = (change: Partial<SavedCard> = {}): SavedCard => ({
  paymentInstrumentId: 'card-1',
  payment_method_id: 'CREDIT_CARD',
  bin: '411111',
  brand: 'VISA',
  last4: '1111',
  holder: null,
  expiryMonth: 1,
  expiryYear: 2040,
  isExpired: false,
  main: true,
  ...change,
});

export const HOME: Shipment = { shippingId: 'me', itemIds: ['line-1'], shippingMethod: 'standard' };
export const PICKUP: Shipment = { shippingId: 's2', itemIds: ['line-1'], shippingMethod: 'pickup', storeId: '1001' };
export const INBOX: Shipment = { shippingId: 's3', itemIds: ['line-1'], shippingMethod: 'digital' };

export function orderOf(change: Partial<Order> = {}): Order {
  return {
    orderNumber: 'A-1',
    st: 'secret',
    status: 'placed',
    currency: 'USD',
    email: 'ada@example.com',
    orderDate: '2026-11-01T10:00:00Z',
    items: [],
    shipments: [],
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
    paymentMethod: [{ code: 'CREDIT_CARD', additionalData: [] }],
    flashMessages: [],
    billingAddress: STORED_ADDRESS,
    ...change,
  };
}

/** An order that waits for the customer's bank. */
export function unpaidOrderOf(code: string, type: 'challenge' | 'redirect'): Order {
  const action = { type, url: 'https://bank.example/3ds', sessionID: 'S1', paymentInstrumentId: 'P1' };
  return orderOf({
    status: 'pending',
    paymentMethod: [{ code, additionalData: [] }],
    flashMessages: [{ code: 'PaymentNotAuthorized', message: '', details: { action } }],
  });
}

/** Opens the page of the checkout for a guest with a cart: nothing is stored, nothing typed. */
export function openCheckout(cart: Partial<Cart> = {}): void {
  sessionStorage.clear();
  history.replaceState(null, '');
  restoreDraft();
  forgetAttempt();
  storePending(undefined);
  $session.set(undefined);
  $card.set(undefined);
  $customer.set(null);
  $finishedOrder.set(undefined);
  $notice.set(undefined);
  $cart.set(cartOf({ shipments: [HOME], ...cart }));
}
