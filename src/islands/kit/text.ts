import { createContext, useContext } from 'react';
import { formatMessage, type MessageParams, type Messages } from '../../i18n/format-message.ts';
import { pageData } from '../../stores/core/page-data.ts';

export const MessagesContext = createContext<Messages>({});

export type Translate = (key: string, params?: MessageParams) => string;

/** The translator of this island. */
export function useText(): Translate {
  const messages = useContext(MessagesContext);
  return (key, params) => formatMessage(pageData().locale, messages, key, params) ?? key;
}
