import { useContext, useRef, useState } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { MAX_QUANTITY } from '../../config.ts';
import type { Outcome } from '../../stores/action.ts';
import { changeItem, removeItem } from '../../stores/cart-lines.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext, useText } from '../shell/text.ts';

type Item = Cart['items'][number];

export interface LineError {
  readonly of: 'quantity' | 'removal';
  readonly text: string;
}

/** What can be done with a line, and what went wrong with it. Changes of quantity queue up; the last one stands. */
export function useLine(item: Item, onRemoved: () => void) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const [error, setError] = useState<LineError>();
  const [running, setRunning] = useState(0);
  const isRemoving = useRef(false);

  async function run(action: () => Promise<Outcome<unknown>>, tell: (error: unknown) => LineError): Promise<boolean> {
    setRunning((count) => count + 1);
    setError(undefined);
    const outcome = await action();
    setRunning((count) => count - 1);
    if (!outcome.ok) setError(tell(outcome.error));
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

  const remove = async (): Promise<void> => {
    if (isRemoving.current) return;
    isRemoving.current = true;
    const isRemoved = await run(
      () => removeItem({ itemId: item.id }),
      () => ({ of: 'removal', text: t('cart.removeFailed') }),
    );
    isRemoving.current = false;
    if (isRemoved) onRemoved();
  };

  return { error, isPending: running > 0, changeQuantity, remove };
}
