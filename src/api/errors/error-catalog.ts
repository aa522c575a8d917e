import { ACCOUNT_ERRORS } from './account-errors.ts';
import { CART_ERRORS } from './cart-errors.ts';

/** Payment, gift card, promotion and reward codes of the catalogue (docs/contract.md#errors). */
const PAYMENT_ERRORS = {
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION: { code: 'PYT402', status: 422, message: 'The payment could not be verified.' },
  PAYMENT_INSTRUMENT_NOT_FOUND: { code: 'PYT404', status: 404, message: 'There is no such means of payment.' },
  PYT300: { code: 'PYT300', status: 409, message: 'This card is saved already.' },
  PYT400: { code: 'PYT400', status: 422, message: 'The payment does not cover the total.' },
  PAYMENT_ERROR: { code: 'PAY400', status: 422, message: 'The payment failed.' },
  CC_EXPIRY_DATE_INVALID: { code: 'FE309', status: 400, message: 'The card has expired.' },
  TAX309: { code: 'TAX309', status: 409, message: 'Tax could not be calculated.' },
  TAX310: { code: 'TAX310', status: 409, message: 'Tax has changed.' },
  GFC410: { code: 'GFC410', status: 422, message: 'No more gift cards can be used.' },
  GFC799: { code: 'GFC799', status: 422, message: 'The balance could not be checked.' },
  GC_INVALID2: { code: 'GFC700', status: 422, message: 'This gift card is not valid.' },
  GC_MALFORMED_PIN: { errorId: 'GC_INVALID2', code: 'GFC760', status: 422, message: 'This gift card is not valid.' },
  GC_MALFORMED: { errorId: 'GC_INVALID2', code: 'GFC800', status: 422, message: 'This gift card is not valid.' },
  GFC812: { code: 'GFC812', status: 422, message: 'This gift card has expired.' },
  GC_NOT_ALLOWED: { code: 'GFC725', status: 422, message: 'This gift card cannot be used here.' },
  GC_ZERO_BALANCE: { code: 'GFC740', status: 422, message: 'This gift card is empty.' },
  GC_ALREADY_APPLIED: { code: 'GFC755', status: 409, message: 'This gift card is applied already.' },
  GFC400: { code: 'GFC400', status: 400, message: 'The gift card has no code.' },
  PRM130: { code: 'PRM130', status: 422, message: 'This code is not valid.' },
  PRM160: { code: 'PRM160', status: 422, message: 'This code is not valid for this cart.' },
  PRM135: { code: 'PRM135', status: 422, message: 'This code is not available now.' },
  PRM140: { code: 'PRM140', status: 422, message: 'This code has been used as often as it may.' },
  PRM150: { code: 'PRM150', status: 422, message: 'You have used this code already.' },
  PRM155: { code: 'PRM155', status: 422, message: 'This code has expired.' },
  PRM416: { code: 'PRM416', status: 409, message: 'This code is applied already.' },
  PRM175: { code: 'PRM175', status: 422, message: 'The code could not be applied.' },
  REW401: { code: 'REW401', status: 401, message: 'Sign in to use rewards.' },
  REW130: { code: 'REW130', status: 403, message: 'Rewards are for members.' },
  REW135: { code: 'REW135', status: 403, message: 'The membership is not confirmed yet.' },
  REW140: { code: 'REW140', status: 422, message: 'There are not enough points.' },
} as const;

/** Codes about the request itself (docs/contract.md#errors). */
const REQUEST_ERRORS = {
  API400: { code: 'API400', status: 400, message: 'The client id is missing.' },
  API404: { code: 'API404', status: 404, message: 'There is no such call, or nothing by this id.' },
  API405: { code: 'API405', status: 405, message: 'The call does not take this method.' },
  API406: { code: 'API406', status: 406, message: 'The call answers JSON only.' },
  API413: { code: 'API413', status: 413, message: 'The body is too large.' },
  API415: { code: 'API415', status: 415, message: 'The body has to be application/json.' },
  API429: { code: 'API429', status: 429, message: 'This was done too often today.' },
  IDEMPOTENCY_KEY_REUSED: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    status: 422,
    message: 'The idempotency key was used for something else.',
  },
} as const;

/** The error catalogue: code, status and message by id. */
export const ERRORS = { ...REQUEST_ERRORS, ...CART_ERRORS, ...PAYMENT_ERRORS, ...ACCOUNT_ERRORS } as const;

export type ErrorId = keyof typeof ERRORS;

export interface ErrorDefinition {
  /** The error id; the key of the catalogue when omitted. */
  readonly errorId?: string;
  readonly code: string;
  readonly status: number;
  readonly message: string;
}
