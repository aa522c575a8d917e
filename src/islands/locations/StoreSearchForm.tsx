import { useId } from 'react';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useText } from '../kit/text.ts';
import type { StoreSearch } from './use-store-search.ts';

/** The search field for stores, and the number of results. */
export function StoreSearchForm({ from }: { readonly from: StoreSearch }) {
  const t = useText();
  const id = useId();
  const { text, stores, error } = from;
  return (
    <search>
      <form
        className="store-search"
        onSubmit={(event) => {
          event.preventDefault();
          from.search();
        }}
      >
        <label htmlFor={id}>{t('dialogs.storeQuery')}</label>
        <div className="store-search__row">
          <input
            className="input"
            id={id}
            value={text}
            maxLength={200}
            autoComplete="postal-code"
            onChange={(event) => from.type(event.target.value)}
          />
          <button className="button">{t('dialogs.storeFind')}</button>
        </div>
        <output className="hint">
          {stores && (stores.length === 0 ? t('dialogs.storeNone') : t('dialogs.storeCount', { count: stores.length }))}
        </output>
        <ErrorMessage text={error} />
      </form>
    </search>
  );
}
