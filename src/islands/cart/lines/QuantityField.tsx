import { useEffect, useId, useRef, useState } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { MAX_QUANTITY } from '../../../config.ts';
import { useText } from '../../kit/text.ts';

const SETTLE_TIME = 400;

interface Props {
  item: Cart['items'][number];
  errorId: string;
  hasError: boolean;
  /** Resolves to false where the quantity did not change. */
  onCommit: (qty: number) => Promise<boolean>;
}

/** The quantity, typed or stepped; committed when it settles, on Enter, or on blur. */
export function QuantityField({ item, errorId, hasError, onCommit }: Props) {
  const t = useText();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = async (value: string | undefined) => {
    clearTimeout(timer.current);
    if (value === undefined) return;
    const isDone = value === '' || Number(value) === item.qty || (await onCommit(Number(value)));
    if (isDone) setDraft((current) => (current === value ? undefined : current));
  };

  const change = (value: string) => {
    setDraft(value);
    clearTimeout(timer.current);
    if (value !== '') timer.current = setTimeout(() => void commit(value), SETTLE_TIME);
  };

  const max = item.maxQty > 0 && item.maxQty < MAX_QUANTITY ? item.maxQty : undefined;
  const shown = Number(draft ?? item.qty);
  const step = (by: number) => {
    const next = Math.min(Math.max(shown + by, 1), max ?? Infinity);
    if (next !== shown) change(String(next));
  };

  return (
    <div className="field">
      <label htmlFor={id} className="hint">
        {t('cart.quantity')}
      </label>
      <div className="cart__quantity">
        <button
          type="button"
          className="button button--icon"
          aria-label={t('cart.fewer', { name: item.name })}
          aria-disabled={shown <= 1}
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          id={id}
          className="input"
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          value={draft ?? item.qty}
          aria-invalid={hasError}
          aria-describedby={hasError ? errorId : undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={() => !hasError && void commit(draft)}
          onKeyDown={(event) => event.key === 'Enter' && void commit(draft)}
        />
        <button
          type="button"
          className="button button--icon"
          aria-label={t('cart.more', { name: item.name })}
          aria-disabled={max !== undefined && shown >= max}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </div>
  );
}
