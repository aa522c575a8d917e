import { createContext, useContext } from 'react';
import { formatMessage, type MessageParams, type Messages } from '../../i18n/format-message.ts';
import { localeOfPage } from '../../stores/core/shop-state.ts';

export const MessagesContext = createContext<Messages>({});

export type Translate = (key: string, params?: MessageParams) => string;

/** The translator of this island. */
export function useText(): Translate {
  const messages = useContext(MessagesContext);
  return (key, params) => formatMessage(localeOfPage(), messages, key, params) ?? key;
}
