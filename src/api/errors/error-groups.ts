import type { ErrorId } from './error-catalog.ts';

/** Errors that several operations share; docs/calls.md explains when each occurs. */
type ErrorGroup = readonly ErrorId[];

/** Of shipping a line by a method that its product or the store does not allow. */
export const METHOD_ERRORS: ErrorGroup = ['ORD516', 'ORD517', 'ORD518'];

/** Of adding or changing a line. */
export const ITEM_ERRORS: ErrorGroup = [
  'ITEM_NOT_AVAILABLE',
  'NO_PRICE',
  'ITEM_OOS',
  'GWP_PRODUCT',
  'ADDED_MAX_QUANTITY',
  ...METHOD_ERRORS,
];

/** Of the address of a shipment. */
export const ADDRESS_ERRORS: ErrorGroup = [
  'ADDRESS_NOT_FOUND',
  'PYT406',
  'SHP410',
  'CHK380',
  'CANT_SHIP_THERE',
  'SHIPPING_POBOX_UNAVAILABLE',
  'TAX309',
];

export const GIFT_CARD_ERRORS: ErrorGroup = [
  'GFC400',
  'GC_INVALID2',
  'GC_MALFORMED',
  'GC_MALFORMED_PIN',
  'GFC799',
  'GC_NOT_ALLOWED',
  'GFC812',
  'GC_ZERO_BALANCE',
];

export const REWARD_ERRORS: ErrorGroup = [
  'REW401',
  'REW130',
  'REW135',
  'REW140',
  'PRM155',
  'PRM160',
  'PRM416',
  'PAYMENT_INSTRUMENT_NOT_FOUND',
];

/** Of a promotion's code. */
export const COUPON_ERRORS: ErrorGroup = [
  'PRM130',
  'PRM135',
  'PRM155',
  'PRM140',
  'PRM150',
  'PRM160',
  'PRM416',
  'PRM175',
];

/** Of a cart that is prepared for its order, or ordered. */
export const ORDER_ERRORS: ErrorGroup = [
  'ITEM_NO_LONGER_AVAILABLE',
  'ITEM_GONE',
  'ITEMS_GONE',
  'INVALID_PRICE',
  'ITEMS_OOS',
  'SOME_PRODUCTS_NO_INVENTORY',
  'SHP404',
  'CHK380',
  'BIL400',
  'BILL410',
  'ORD400',
  'TAX310',
  'ORD415',
  'PRM140',
  'PRM150',
];

/** Of paying an order. */
export const CHARGE_ERRORS: ErrorGroup = [
  'PYT400',
  'PAYMENT_INSTRUMENT_NOT_FOUND',
  'CC_EXPIRY_DATE_INVALID',
  'PAYMENT_ERROR',
  'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
  'GC_ZERO_BALANCE',
];

/** Of looking up an order. */
export const PURCHASE_ERRORS: ErrorGroup = ['OHS4004', 'ORD400'];
