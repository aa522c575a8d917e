import type { ApiError } from '../../api/core/api-error.ts';
import { storeNotice } from '../core/notices.ts';

type Kind = keyof typeof TEXTS;
const TEXTS = { CREDIT_CARD: 'checkout.cardNotSaved', GIFT_CARD: 'checkout.giftCardNotSaved' } as const;

/**
 * The toast for a card or a gift card that could not be saved: a key, or the server's text for a card that exists
 * (docs/errors.md#saving-a-card).
 */
export function savingErrorMessage(kind: Kind, { errorId, message }: ApiError): string {
  if (errorId !== 'PYT300') return TEXTS[kind];
  return kind === 'GIFT_CARD' ? 'errors.PYT300' : message || TEXTS[kind];
}

/** Shows it on the next page. */
export function storeSavingError(kind: Kind, error: ApiError): void {
  storeNotice('error', savingErrorMessage(kind, error));
}
