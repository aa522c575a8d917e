import { useId, useRef, useState } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { changeItem } from '../../stores/cart-lines.ts';
import { $cart } from '../../stores/cart-state.ts';
import { loadSizes, type Variant } from '../../stores/variants.ts';
import { useText } from '../shell/text.ts';
import { useAction } from './use-action.ts';

const FEW = 5;

interface Props {
  readonly item: Cart['items'][number];
  /** The line went into another of the same size. */
  readonly onMerged: () => void;
}

/** Another size of what is in the cart: the sizes with their stock are read when they are asked for. */
export function SizeChange({ item, onMerged }: Props) {
  const t = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [sizes, setSizes] = useState<readonly Variant[]>();
  const { run, isPending, error } = useAction();

  const open = () =>
    run(async () => {
      const found = await loadSizes(item.masterId, item.color);
      if (found.ok) setSizes(found.value);
      return found;
    });

  const close = () => {
    setSizes(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };

  const choose = async (productId: string) => {
    if (productId === item.productId) return close();
    const isDone = await run(() => changeItem({ itemId: item.id, productId }));
    if (!isDone) return;
    const isMerged = !$cart.get()?.items.some((line) => line.id === item.id);
    if (isMerged) onMerged();
    else close();
  };

  const labelOf = ({ size = '', sizeLabel = size, stock }: Variant) => {
    if (stock === 0) return t('cart.sizeSoldOut', { size: sizeLabel });
    return stock <= FEW ? t('cart.sizeFew', { size: sizeLabel, count: stock }) : sizeLabel;
  };

  return (
    <div className="cart-size" aria-busy={isPending}>
      {sizes === undefined ? (
        <button
          type="button"
          className="button button--quiet"
          ref={button}
          aria-label={t('cart.changeSizeNamed', { name: item.name })}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={() => void open()}
        >
          {t('cart.changeSize')}
        </button>
      ) : (
        <select
          className="input"
          autoFocus
          aria-label={t('cart.sizeOf', { name: item.name })}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={item.productId}
          onChange={(event) => void choose(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          {sizes.map((variant) => (
            <option
              key={variant.productId}
              value={variant.productId}
              disabled={variant.stock === 0 && variant.productId !== item.productId}
            >
              {labelOf(variant)}
            </option>
          ))}
        </select>
      )}
      {error !== undefined && (
        <p className="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
