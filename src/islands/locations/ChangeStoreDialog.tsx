import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $cart } from '../../stores/cart/cart-state.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import { $storeChange, linesElsewhere, savePickupStore } from '../../stores/locations/pickup-store.ts';
import { refreshStoreParts } from '../../stores/locations/my-store.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useTask } from '../kit/use-task.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';

/** Asks for confirmation before the cart's pickup items move to another store. */
export default function ChangeStoreDialog({ close }: DialogProps) {
  const t = useText();
  const store = useStore($storeChange);
  const cart = useStore($cart);
  const { run, error, isPending } = useTask();
  useEffect(() => {
    if (!store) close();
  }, [store, close]);
  if (!store) return null;
  const count = linesElsewhere(cart, store.id).reduce((sum, { qty }) => sum + qty, 0);
  const change = async () => {
    if (!(await run(() => savePickupStore(store)))) return;
    void refreshStoreParts();
    openDialog('store-changed');
  };
  return (
    <div className="dialog__stack">
      <p>{t('dialogs.changeStoreText', { count, name: store.name })}</p>
      <ErrorMessage text={error} />
      <div className="dialog__actions">
        <button type="button" className="button button--primary" aria-busy={isPending} onClick={() => void change()}>
          {t('dialogs.changeStoreYes', { name: store.name })}
        </button>
        <button type="button" className="button" onClick={close}>
          {t('dialogs.changeStoreNo')}
        </button>
      </div>
    </div>
  );
}
