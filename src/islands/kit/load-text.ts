import { formatMessage } from '../../i18n/format-message.ts';
import { localeOfPage } from '../../stores/core/shop-state.ts';
import { errorText } from './error-text.ts';
import { loadMessages } from './messages.ts';

/** The text for an error; loads the messages on demand. */
export async function loadErrorText(error: unknown): Promise<string> {
  return errorText(error, await loadMessages());
}

export async function loadText(key: string): Promise<string> {
  return formatMessage(localeOfPage(), await loadMessages(), key) ?? key;
}
