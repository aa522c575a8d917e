import { useContext, useRef, useState } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { isApiError } from '../../../api/core/api-error.ts';
import { MAX_QUANTITY } from '../../../config.ts';
import type { Outcome } from '../../../stores/core/action.ts';
import { changeItem, removeItem } from '../../../stores/cart/cart-changes.ts';
import { refreshAfterError } from '../../../stores/cart/cart-view.ts';
import { saveLine } from '../../../stores/cart/saved-for-later.ts';
import { errorText } from '../../kit/error-text.ts';
import { MessagesContext, useText } from '../../kit/text.ts';

type Item = Cart['items'][number];

/** Where a line went that has left the cart. */
export type Gone = 'removed' | 'saved';

export interface LineError {
  readonly of: 'quantity' | Gone;
  readonly text: string;
}

const isListFull = (error: unknown) => isApiError(error) && error.errorId === 'ADDED_MAX_QUANTITY';

/** The actions of a line and its error. Quantity changes are queued; the last one wins. */
export function useLine(item: Item, onGone: (gone: Gone) => void) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const [error, setError] = useState<LineError>();
  const [running, setRunning] = useState(0);
  const isLeaving = useRef(false);

  async function run(
    action: () => Promise<Outcome<unknown>>,
    describe: (error: unknown) => LineError,
  ): Promise<boolean> {
    setRunning((count) => count + 1);
    setError(undefined);
    const outcome = await action().finally(() => setRunning((count) => count - 1));
    if (!outcome.ok) {
      setError(describe(outcome.error));
      void refreshAfterError(outcome.error);
    }
    return outcome.ok;
  }

  const changeQuantity = async (qty: number): Promise<boolean> => {
    const max = Math.min(Math.max(item.maxQty, 1), MAX_QUANTITY);
    if (!Number.isInteger(qty) || qty < 1 || qty > max) {
      setError({ of: 'quantity', text: t(qty > max ? 'cart.maxQuantity' : 'cart.quantityInvalid', { max }) });
      return false;
    }
    return run(
      () => changeItem({ itemId: item.id, qty }),
      (cause) => ({ of: 'quantity', text: errorText(cause, messages) }),
    );
  };

  /** Removes the line from the cart, once however often it is called. */
  const leave = async (
    gone: Gone,
    action: typeof removeItem | typeof saveLine,
    describe: (error: unknown) => string,
  ) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const isDone = await run(
      () => action({ itemId: item.id }),
      (cause) => ({ of: gone, text: describe(cause) }),
    );
    isLeaving.current = false;
    if (isDone) onGone(gone);
  };

  return {
    error,
    isPending: running > 0,
    changeQuantity,
    remove: () => leave('removed', removeItem, () => t('cart.removeFailed')),
    save: () =>
      leave('saved', saveLine, (cause) => (isListFull(cause) ? t('favorites.full') : errorText(cause, messages))),
  };
}
