import { useEffect, useState } from 'react';
import { findProducts, type ProductReference } from '../stores/references.ts';
import { Notes } from './ControlFrame.tsx';
import { EntryList } from './EntryList.tsx';
import { useControl, useForm, type ControlProps } from './form-context.ts';
import { useList } from './use-list.ts';

/** Products in order, added by search. */
export function ProductsField(props: ControlProps) {
  const { id, error, aria } = useControl(props);
  const { field } = props;
  const [query, setQuery] = useState('');
  const found = useProductSearch(query);
  const { entries, keys, add, move, remove } = useList(props);
  return (
    <fieldset className="inspector-group">
      <legend className="tool-label">{field.label}</legend>
      <EntryList
        isRow
        move={move}
        remove={remove}
        entries={entries.map((product, index) => {
          const name = String(product);
          return { key: keys[index] ?? index, name, content: <span>{name}</span> };
        })}
      />
      <label className="tool-label" htmlFor={id}>
        Find a product to add
      </label>
      <input {...aria} className="tool-input" type="search" onChange={(event) => setQuery(event.target.value)} />
      <ul className="inspector-list" aria-label="Products found">
        {found.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className="tool-button"
              disabled={entries.includes(product.id)}
              onClick={() => add(product.id)}
            >
              Add {product.name}
            </button>
          </li>
        ))}
      </ul>
      <Notes id={id} hint={field.hint} error={error} />
    </fieldset>
  );
}

function useProductSearch(query: string): readonly ProductReference[] {
  const { siteId, locale } = useForm().shop;
  const [found, setFound] = useState<readonly ProductReference[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const isEnough = query.trim().length > 1;
    void (isEnough ? findProducts({ siteId, locale }, query) : Promise.resolve([])).then(
      (products) => isCurrent && setFound(products),
    );
    return () => void (isCurrent = false);
  }, [query, siteId, locale]);
  return found;
}
