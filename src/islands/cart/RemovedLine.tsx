import { useContext, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { restoreItem } from '../../stores/restore-item.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext, useText } from '../shell/text.ts';

interface Props {
  readonly item: Cart['items'][number];
  /** It is back, or the shopper wants to hear no more of it. */
  readonly onDone: () => void;
}

/** Where a line was: says that it is gone and offers to put it back. Focus comes here, as what had it is gone. */
export function RemovedLine({ item, onDone }: Props) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const undo = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  useEffect(() => undo.current?.focus(), []);

  const putBack = async () => {
    if (isRunning) return;
    setRunning(true);
    const outcome = await restoreItem(item);
    setRunning(false);
    if (outcome.ok) onDone();
    else setError(errorText(outcome.error, messages));
  };

  return (
    <div className="cart__removed" aria-busy={isRunning}>
      <output>{t('cart.removed', { name: item.name })}</output>
      <button type="button" className="button button--quiet" ref={undo} onClick={() => void putBack()}>
        {t('cart.undo')}
      </button>
      {error !== undefined && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
