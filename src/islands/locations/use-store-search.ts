import { useContext, useState } from 'react';
import type { Store } from '../../api/locations/stores.schema.ts';
import { findPickupStores } from '../../stores/locations/pickup-store.ts';
import { useAsyncValue } from '../kit/use-request.ts';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext } from '../kit/text.ts';

export interface StoreSearch {
  readonly text: string;
  /** `undefined` while the search is running. */
  readonly stores: readonly Store[] | undefined;
  readonly error: string | undefined;
  type(text: string): void;
  search(): void;
}

/** The stores that offer pickup, all of them at first. */
export function useStoreSearch(): StoreSearch {
  const messages = useContext(MessagesContext);
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const { answer, retry } = useAsyncValue(query, findPickupStores);
  const stores = answer?.ok ? answer.value.stores : [];
  return {
    text,
    stores: answer && stores,
    error: answer && !answer.ok ? errorText(answer.error, messages) : undefined,
    type: setText,
    search() {
      if (text.trim() === query) retry();
      else setQuery(text.trim());
    },
  };
}
