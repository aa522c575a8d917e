import { formatMessage, type MessageParams } from '../../i18n/format-message.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { errorText } from './error-text.ts';
import { loadMessages } from './messages.ts';

/** The text for an error; loads the messages on demand. */
export async function loadErrorText(error: unknown): Promise<string> {
  return errorText(error, await loadMessages());
}

export async function loadText(key: string, params?: MessageParams): Promise<string> {
  return formatMessage(pageData().locale, await loadMessages(), key, params) ?? key;
}
