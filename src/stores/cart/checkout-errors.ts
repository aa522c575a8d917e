import type { ApiError } from '../../api/core/api-error.ts';

export const STEPS = ['shipping', 'billing', 'summary'] as const;
export type CheckoutStep = (typeof STEPS)[number];

type CheckoutError = Pick<ApiError, 'errorId' | 'details'>;

/** The form fields that an error concerns, by error id. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  SHP410: ['phone'],
  BILL410: ['phone'],
  SHIPPING_POBOX_UNAVAILABLE: ['addressLine1'],
  AUT453: ['email'],
  ORD400: ['email'],
};
/** Errors that name the fields in their details. */
const NAMING: readonly string[] = ['PYT406', 'CHK380', 'CHK320'];

const TO_SHIPPING: readonly string[] = [
  'CHK380',
  'SHP404',
  'SHP410',
  'BILL410',
  'SHIPPING_POBOX_UNAVAILABLE',
  'TAX309',
  'ORD400',
  'ADDRESS_NOT_FOUND',
  'ORD516',
  'ORD517',
  'ORD518',
];
const TO_BILLING: readonly string[] = [
  'BIL400',
  'CHK320',
  'PAYMENT_ERROR',
  'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
  'CANT_SHIP_THERE',
  'CC_EXPIRY_DATE_INVALID',
  'PAYMENT_INSTRUMENT_NOT_FOUND',
  'PYT400',
];
/** Message types of a line whose delivery method is no longer available (docs/contract.md#error-handling). */
const DELIVERY_CHANGES: readonly unknown[] = ['PickupToSthTransition', 'StsToSthTransition', 'InvalidShippingAddress'];
const CHANGED_CART: readonly string[] = [
  'ITEM_NO_LONGER_AVAILABLE',
  'SOME_PRODUCTS_NO_INVENTORY',
  'ITEMS_OOS',
  'ITEM_OOS',
  'INVALID_PRICE',
  'NO_PRICE',
  'TAX310',
  'ORD415',
  'PRM140',
  'PRM150',
  'CART_NOT_FOUND',
];
/** Shown in a persistent toast (docs/contract.md#error-handling). */
const TOASTED: readonly string[] = [
  'CC_EXPIRY_DATE_INVALID',
  'PAYMENT_INSTRUMENT_NOT_FOUND',
  'ADDRESS_NOT_FOUND',
  'CART_NOT_FOUND',
  'SHIPPING_POBOX_UNAVAILABLE',
  'PYT300',
  'CCA400',
  'CCA401',
];
/** Items that are unavailable or short in stock: corrected in the cart. */
const SOLD_OUT: readonly string[] = ['ITEM_OOS', 'ITEMS_OOS', 'SOME_PRODUCTS_NO_INVENTORY', 'ITEM_NO_LONGER_AVAILABLE'];

/** The form fields that an error concerns; empty where it concerns something else. */
export function rejectedFields({ errorId, details }: CheckoutError): readonly string[] {
  const named = details['fields'];
  if (NAMING.includes(errorId) && Array.isArray(named)) return named.filter((name) => typeof name === 'string');
  return FIELDS[errorId] ?? [];
}

/** The step where an error of the order can be corrected; undefined for the step where it happened. */
export function stepToCorrect({ errorId, details }: CheckoutError): CheckoutStep | undefined {
  if (DELIVERY_CHANGES.includes(details['type']) || TO_SHIPPING.includes(errorId)) return 'shipping';
  return TO_BILLING.includes(errorId) ? 'billing' : undefined;
}

/** Whether the cart on the page is out of date. */
export function changesCart({ errorId, details }: CheckoutError): boolean {
  return CHANGED_CART.includes(errorId) || typeof details['type'] === 'string';
}

export const isToasted = ({ errorId }: Pick<CheckoutError, 'errorId'>): boolean => TOASTED.includes(errorId);

export const isCorrectedInCart = ({ errorId }: Pick<CheckoutError, 'errorId'>): boolean => SOLD_OUT.includes(errorId);
