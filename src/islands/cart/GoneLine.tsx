import { useContext, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { restoreItem } from '../../stores/restore-item.ts';
import { $saved, moveToCart } from '../../stores/saved.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext, useText } from '../shell/text.ts';
import type { Gone } from './use-line.ts';

interface Props {
  readonly item: Cart['items'][number];
  readonly gone: Gone;
  /** It is back, or the shopper wants to hear no more of it. */
  readonly onDone: () => void;
}

/** Puts a line back from where it went. */
function putBack(item: Cart['items'][number], gone: Gone) {
  const saved = $saved.get()?.items.find(({ productId }) => productId === item.productId);
  return gone === 'saved' && saved ? moveToCart(saved) : restoreItem(item);
}

/** Where a line was: says where it went and offers to put it back. Focus comes here, as what had it is gone. */
export function GoneLine({ item, gone, onDone }: Props) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const undo = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  useEffect(() => undo.current?.focus(), []);

  const bringBack = async () => {
    if (isRunning) return;
    setRunning(true);
    const outcome = await putBack(item, gone);
    setRunning(false);
    if (outcome.ok) onDone();
    else setError(errorText(outcome.error, messages));
  };

  return (
    <div className="cart__removed" aria-busy={isRunning}>
      <output>{t(gone === 'saved' ? 'cart.savedDone' : 'cart.removed', { name: item.name })}</output>
      <button type="button" className="button button--quiet" ref={undo} onClick={() => void bringBack()}>
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
