import { formatMessage } from '../../i18n/format-message.ts';
import { shopState } from '../../stores/shop-state.ts';
import { errorText } from './error-text.ts';
import { loadMessages } from './messages.ts';
import { shellMessage } from './shell-message.ts';

/** The text for an error, the messages loaded on demand. */
export async function loadErrorText(error: unknown): Promise<string> {
  return errorText(error, await loadMessages());
}

export async function loadText(key: string): Promise<string> {
  return formatMessage(shopState().locale, await loadMessages(), key) ?? shellMessage('shell.failed');
}
