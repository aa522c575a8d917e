import { ApiError } from '../../src/api/api-error.ts';

/** Why a call is refused: code, status and text by id (contract 3). */
const REFUSALS = {
  CART_NOT_FOUND: { code: 'BSK404', status: 404, message: 'There is no such cart.' },
  ITEM_NOT_AVAILABLE: { code: 'ORD404', status: 404, message: 'This item is not available.' },
  ITEM_OOS: { code: 'INV700', status: 409, message: 'This item is out of stock.' },
  ADDED_MAX_QUANTITY: { code: 'INV408', status: 409, message: 'One cart cannot hold so much of this item.' },
  NO_PRICE: { code: 'INV702', status: 409, message: 'This item has no price here.' },
  PLP400: { code: 'PLP400', status: 404, message: 'There is no such category.' },
  AUT432: { code: 'AUT432', status: 401, message: 'The call needs a valid session.' },
  AUT453: { code: 'AUT453', status: 400, message: 'This is not an email address.' },
  API404: { code: 'API404', status: 404, message: 'There is no such call.' },
  API405: { code: 'API405', status: 405, message: 'The call does not take this method.' },
  API413: { code: 'API413', status: 413, message: 'The body is too large.' },
  API415: { code: 'API415', status: 415, message: 'The body has to be application/json.' },
} as const;

export type RefusalId = keyof typeof REFUSALS;

export function refuse(errorId: RefusalId, details: Record<string, unknown> = {}): ApiError {
  return new ApiError({ errorId, ...REFUSALS[errorId], details });
}

/** Input that is not what the call takes; `path` names the place: `items.0.qty`. */
export function refuseInput(path: string, message: string): ApiError {
  return new ApiError({ errorId: 'VALIDATION', code: 'VALIDATION', status: 400, message, details: { path } });
}
