import { useState } from 'react';
import { withMoved, withoutEntry } from '../../lib/document-edit.ts';
import { findProducts, type ProductReference } from '../../stores/editor-references.ts';
import { Notes } from './ControlFrame.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { useControl, useForm, type ControlProps } from './form-context.ts';

/** Products in their order, added by search. */
export function ProductsField(props: ControlProps) {
  const { change, shop } = useForm();
  const { id, fault, aria } = useControl(props);
  const { field, at, value } = props;
  const [found, setFound] = useState<readonly ProductReference[]>([]);
  const ids: readonly unknown[] = Array.isArray(value) ? value : [];
  const set = (list: unknown) => change(at, list);
  const search = async (text: string) => setFound(text.trim().length < 2 ? [] : await findProducts(shop, text));
  return (
    <fieldset className="inspector-group">
      <legend className="tool-label">{field.label}</legend>
      <ol className="inspector-list">
        {ids.map((product, index) => (
          <li key={String(product)} className="inspector-row">
            <span>{String(product)}</span>
            <EntryButtons
              name={String(product)}
              index={index}
              count={ids.length}
              move={(by) => set(withMoved(ids, [String(index)], by))}
              remove={() => set(ids.length === 1 ? undefined : withoutEntry(ids, [String(index)]))}
            />
          </li>
        ))}
      </ol>
      <label className="tool-label" htmlFor={id}>
        Find a product to add
      </label>
      <input {...aria} className="tool-input" type="search" onChange={(event) => void search(event.target.value)} />
      <ul className="inspector-list" aria-label="Products found">
        {found.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className="tool-button"
              disabled={ids.includes(product.id)}
              onClick={() => set([...ids, product.id])}
            >
              Add {product.name}
            </button>
          </li>
        ))}
      </ul>
      <Notes id={id} hint={field.hint} fault={fault} />
    </fieldset>
  );
}
