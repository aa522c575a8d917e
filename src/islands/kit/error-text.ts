import { isApiError } from '../../api/core/api-error.ts';
import { formatMessage, type MessageParams, type Messages } from '../../i18n/format-message.ts';
import { reportError } from '../../stores/core/monitoring.ts';
import { pageData } from '../../stores/core/page-data.ts';

type Details = Readonly<Record<string, unknown>>;

/** Where the service did not send a parameter of the text, the variant without parameters is used (`_DEFAULT`). */
function keyOf(errorId: string, details: MessageParams, messages: Messages): string {
  const key = `errors.${errorId}`;
  const fallbackKey = `${key}_DEFAULT`;
  const named = messages[key]?.match(/\{\w+\}/g) ?? [];
  return fallbackKey in messages && named.some((name) => details[name.slice(1, -1)] === undefined) ? fallbackKey : key;
}

function paramsOf(details: Details): MessageParams {
  const plain = Object.entries(details).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(plain) as MessageParams;
}

/**
 * Returns the message of the error's id, otherwise the service's text, otherwise a general message. The error is
 * reported.
 */
export function errorText(error: unknown, messages: Messages): string {
  reportError(error);
  const text = (key: string, params?: MessageParams) => formatMessage(pageData().locale, messages, key, params);
  const general = text('shell.failed') ?? '';
  if (!isApiError(error)) return general;
  // docs/errors.md#saving-a-card
  if (error.details['kind'] === 'CREDIT_CARD') return error.message;
  const params = paramsOf(error.details);
  return text(keyOf(error.errorId, params, messages), params) ?? (error.message || general);
}
