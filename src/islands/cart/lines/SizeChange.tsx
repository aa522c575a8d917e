import { useEffect, useId, useRef, useState } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { changeItem } from '../../../stores/cart/cart-changes.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { loadSizes, type Variant } from '../../../stores/catalog/product-variants.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { useText } from '../../kit/text.ts';
import { useAction } from './use-cart-task.ts';

const FEW = 5;

interface Props {
  readonly item: Cart['items'][number];
  /** The line was merged into another one of the same size. */
  readonly onMerged: () => void;
}

/** Changes the size of a cart line; the sizes and their stock are loaded when the control is opened. */
export function SizeChange({ item, onMerged }: Props) {
  const t = useText();
  const errorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [sizes, setSizes] = useState<readonly Variant[]>();
  const [chosen, setChosen] = useState(item.productId);
  const { run, isPending, error } = useAction();
  const describedBy = error === undefined ? undefined : errorId;

  const open = () =>
    run(async () => {
      const found = await loadSizes(item.masterId, item.color);
      if (found.ok) setSizes(found.value);
      setChosen(item.productId);
      return found;
    });

  const close = () => setSizes(undefined);

  // The button takes the focus back from the list.
  useEffect(() => {
    if (wasOpen.current && sizes === undefined) button.current?.focus();
    wasOpen.current = sizes !== undefined;
  }, [sizes]);

  const apply = async () => {
    if (chosen === item.productId) return close();
    const isDone = await run(() => changeItem({ itemId: item.id, productId: chosen }));
    if (!isDone) return;
    const isMerged = !$cart.get()?.items.some((line) => line.id === item.id);
    if (isMerged) onMerged();
    else close();
  };

  return (
    <div className="cart-choice" aria-busy={isPending}>
      {sizes === undefined ? (
        <button
          type="button"
          className="button button--quiet"
          ref={button}
          aria-label={t('cart.changeSizeNamed', { name: item.name })}
          aria-describedby={describedBy}
          onClick={() => void open()}
        >
          {t('cart.changeSize')}
        </button>
      ) : (
        <>
          <SizeList item={item} {...{ sizes, chosen, setChosen, close, describedBy }} />
          <button type="button" className="button" aria-disabled={isPending} onClick={() => void apply()}>
            {t('cart.sizeUse')}
          </button>
        </>
      )}
      <ErrorMessage text={error} id={errorId} />
    </div>
  );
}

interface ListProps {
  readonly item: Cart['items'][number];
  readonly sizes: readonly Variant[];
  readonly chosen: string;
  readonly setChosen: (productId: string) => void;
  readonly close: () => void;
  readonly describedBy: string | undefined;
}

/** The list replaces the focused button. */
const focusOnMount = (select: HTMLSelectElement | null) => select?.focus();

function SizeList({ item, sizes, chosen, setChosen, close, describedBy }: ListProps) {
  const t = useText();
  const labelOf = ({ size = '', sizeLabel = size, stock }: Variant) => {
    if (stock === 0) return t('cart.sizeSoldOut', { size: sizeLabel });
    return stock <= FEW ? t('cart.sizeFew', { size: sizeLabel, count: stock }) : sizeLabel;
  };
  return (
    <select
      className="input"
      ref={focusOnMount}
      aria-label={t('cart.sizeOf', { name: item.name })}
      aria-invalid={describedBy !== undefined}
      aria-describedby={describedBy}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
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
  );
}
