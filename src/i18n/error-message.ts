import type { ApiError } from '../api/core/api-error.ts';
import { formatMessage, type MessageParams, type Messages } from './format-message.ts';

/** Where the service did not send a parameter of the text, the variant without parameters is used (`_DEFAULT`). */
function keyOf(errorId: string, details: MessageParams, messages: Messages): string {
  const key = `errors.${errorId}`;
  const fallbackKey = `${key}_DEFAULT`;
  const named = messages[key]?.match(/\{\w+\}/g) ?? [];
  return fallbackKey in messages && named.some((name) => details[name.slice(1, -1)] === undefined) ? fallbackKey : key;
}

function paramsOf(details: ApiError['details']): MessageParams {
  const plain = Object.entries(details).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(plain) as MessageParams;
}

/** The message of the error's id, otherwise the service's text, otherwise a general message. */
export function errorMessage(error: ApiError, locale: string, messages: Messages): string {
  // docs/errors.md#saving-a-card
  if (error.details['kind'] === 'CREDIT_CARD') return error.message;
  const text = (key: string, params?: MessageParams) => formatMessage(locale, messages, key, params);
  const general = text('shell.failed') ?? '';
  const params = paramsOf(error.details);
  return text(keyOf(error.errorId, params, messages), params) ?? (error.message || general);
}
