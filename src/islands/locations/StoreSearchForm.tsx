import { useId } from 'react';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useText } from '../kit/text.ts';
import type { StoreSearch } from './use-store-search.ts';

/** The search field for stores, and the number of results. */
export function StoreSearchForm({ from }: { readonly from: StoreSearch }) {
  const t = useText();
  const id = useId();
  const { text, stores, total, error } = from;
  const shown = stores?.length ?? 0;
  const count =
    total > shown ? t('dialogs.storeCountOf', { shown, count: total }) : t('dialogs.storeCount', { count: shown });
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
        <output className="hint">{stores && (shown === 0 ? t('dialogs.storeNone') : count)}</output>
        <ErrorMessage text={error} />
      </form>
    </search>
  );
}
