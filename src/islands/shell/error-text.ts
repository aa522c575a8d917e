import { isApiError } from '../../api/api-error.ts';
import { formatMessage, type MessageParams, type Messages } from '../../i18n/format-message.ts';
import { localeOfPage } from '../../stores/shop-state.ts';

type Details = Readonly<Record<string, unknown>>;

/** Named by parameters, where the service sends them, else said without. */
function keyOf(errorId: string, details: Details): string {
  const isBare = errorId === 'ADDED_MAX_QUANTITY' && details['maxAllowedQty'] === undefined;
  return isBare ? 'errors.ADDED_MAX_QUANTITY_DEFAULT' : `errors.${errorId}`;
}

function paramsOf(details: Details): MessageParams {
  const plain = Object.entries(details).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(plain) as MessageParams;
}

/** What to tell the visitor: the message of the error's id, else the service's own, else a general one. */
export function errorText(error: unknown, messages: Messages): string {
  const text = (key: string, params?: MessageParams) => formatMessage(localeOfPage(), messages, key, params);
  const general = text('shell.failed') ?? '';
  if (!isApiError(error)) return general;
  if (error.status === 0) return text('errors.NETWORK') ?? general;
  return text(keyOf(error.errorId, error.details), paramsOf(error.details)) ?? (error.message || general);
}
