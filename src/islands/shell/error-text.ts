import { isApiError } from '../../api/api-error.ts';
import { formatMessage, type MessageParams, type Messages } from '../../i18n/format-message.ts';
import { shopState } from '../../stores/shop-state.ts';
import { shellMessage } from './shell-message.ts';

/** Named by parameters, where the service sends them, else said without. */
function keyOf(errorId: string, details: Readonly<Record<string, unknown>>): string {
  if (errorId === 'ADDED_MAX_QUANTITY' && details['maxAllowedQty'] === undefined)
    return 'errors.ADDED_MAX_QUANTITY_DEFAULT';
  return `errors.${errorId}`;
}

function paramsOf(details: Readonly<Record<string, unknown>>): MessageParams {
  const plain = Object.entries(details).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(plain) as MessageParams;
}

/** What to tell the visitor: the message of the error's id, else the service's own, else a general one. */
export function errorText(error: unknown, messages: Messages): string {
  if (!isApiError(error)) return shellMessage('shell.failed');
  if (error.status === 0) return shellMessage('shell.networkError');
  const { errorId, details, message } = error;
  const known = formatMessage(shopState().locale, messages, keyOf(errorId, details), paramsOf(details));
  return known ?? (message || shellMessage('shell.failed'));
}
