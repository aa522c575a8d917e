import { formatMessage, type MessageParams } from '../../i18n/format-message.ts';
import { shopState } from '../../stores/shop-state.ts';

/** A text the page brought along (`earlyMessages`); other texts come with the part that shows them. */
export function shellMessage(key: string, params?: MessageParams): string {
  const { locale, messages } = shopState();
  return formatMessage(locale, messages, key, params) ?? key;
}
