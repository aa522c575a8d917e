import { useEffect, useRef } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { restoreItem } from '../../../stores/cart/cart-changes.ts';
import { $saved, moveToCart } from '../../../stores/cart/saved-for-later.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { useTask } from '../../kit/use-task.ts';
import { useText } from '../../kit/text.ts';
import type { Gone } from './use-line.ts';

interface Props {
  readonly item: Cart['items'][number];
  readonly gone: Gone;
  /** The line was restored or the notice dismissed. */
  readonly onDone: () => void;
}

/** Restores a line that was removed or saved for later. */
function putBack(item: Cart['items'][number], gone: Gone) {
  const saved = $saved.get()?.items.find(({ productId }) => productId === item.productId);
  return gone === 'saved' && saved ? moveToCart(saved) : restoreItem(item);
}

/**
 * Replaces a line that left the cart and offers to restore it. Takes the focus, because the focused control was
 * removed.
 */
export function RemovedLine({ item, gone, onDone }: Props) {
  const t = useText();
  const undo = useRef<HTMLButtonElement>(null);
  const { run, isPending, error } = useTask();
  useEffect(() => undo.current?.focus(), []);

  const bringBack = async () => {
    if (await run<unknown>(() => putBack(item, gone))) onDone();
  };

  return (
    <div className="cart__removed" aria-busy={isPending}>
      <output>{t(gone === 'saved' ? 'cart.savedDone' : 'cart.removed', { name: item.name })}</output>
      <button type="button" className="button button--quiet" ref={undo} onClick={() => void bringBack()}>
        {t('cart.undo')}
      </button>
      <ErrorMessage text={error} />
    </div>
  );
}
