import { ACCOUNT_ERRORS } from './account-errors.ts';
import { CART_ERRORS } from './cart-errors.ts';
import { PAYMENT_ERRORS } from './payment-errors.ts';

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
