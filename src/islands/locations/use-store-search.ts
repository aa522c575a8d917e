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
  /** Stores that match, found or not. */
  readonly total: number;
  readonly error: string | undefined;
  type(text: string): void;
  search(): void;
}

const SEPARATOR = '\n';

function ask(question: string) {
  const [productId, near = ''] = question.split(SEPARATOR);
  return findPickupStores({ near, productId: productId || undefined });
}

/** The stores that offer pickup, without a place at first; those with the product or the variant come first. */
export function useStoreSearch(productId = ''): StoreSearch {
  const messages = useContext(MessagesContext);
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const { answer, retry } = useAsyncValue([productId, query].join(SEPARATOR), ask);
  const { stores, total } = answer?.ok ? answer.value : { stores: [], total: 0 };
  return {
    text,
    stores: answer && stores,
    total,
    error: answer && !answer.ok ? errorText(answer.error, messages) : undefined,
    type: setText,
    search() {
      if (text.trim() === query) retry();
      else setQuery(text.trim());
    },
  };
}
