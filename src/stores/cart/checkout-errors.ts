import type { ApiError } from '../../api/core/api-error.ts';

export const STEPS = ['shipping', 'billing', 'summary'] as const;
export type CheckoutStep = (typeof STEPS)[number];

type CheckoutError = Pick<ApiError, 'errorId' | 'details'>;

/** Fields that an error of the catalogue is about, by the names of the form. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  SHP410: ['phone'],
  BILL410: ['phone'],
  SHIPPING_POBOX_UNAVAILABLE: ['addressLine1'],
  AUT453: ['email'],
  ORD400: ['email'],
};
/** Refusals that name the fields in their details. */
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
/** Kinds of a line that can go no more the way it was to go (docs/contract.md#error-handling). */
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
/** Told by a toast that stays (docs/contract.md#error-handling). */
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
/** What is not there any more, or not enough of it: mended in the cart. */
const SOLD_OUT: readonly string[] = ['ITEM_OOS', 'ITEMS_OOS', 'SOME_PRODUCTS_NO_INVENTORY', 'ITEM_NO_LONGER_AVAILABLE'];

/** The fields of the form that a refusal is about; none where it is about something else. */
export function rejectedFields({ errorId, details }: CheckoutError): readonly string[] {
  const named = details['fields'];
  if (NAMING.includes(errorId) && Array.isArray(named)) return named.filter((name) => typeof name === 'string');
  return FIELDS[errorId] ?? [];
}

/** The step where a refusal of the order can be mended; nothing where that is the step it happened at. */
export function stepToCorrect({ errorId, details }: CheckoutError): CheckoutStep | undefined {
  if (DELIVERY_CHANGES.includes(details['type']) || TO_SHIPPING.includes(errorId)) return 'shipping';
  return TO_BILLING.includes(errorId) ? 'billing' : undefined;
}

/** Whether the cart on the page is not the service's any more. */
export function changesCart({ errorId, details }: CheckoutError): boolean {
  return CHANGED_CART.includes(errorId) || typeof details['type'] === 'string';
}

export const isToasted = ({ errorId }: Pick<CheckoutError, 'errorId'>): boolean => TOASTED.includes(errorId);

export const isCorrectedInCart = ({ errorId }: Pick<CheckoutError, 'errorId'>): boolean => SOLD_OUT.includes(errorId);
