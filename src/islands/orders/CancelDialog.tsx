import { useEffect, useRef } from 'react';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { cancelPurchase, type OrderClaim } from '../../stores/account/purchases.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useTask } from '../kit/use-task.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly purchase: Purchase;
  readonly claim: OrderClaim;
  readonly onDone: (purchase: Purchase) => void;
  readonly onClose: () => void;
}

/** Asks for confirmation and explains the refund. */
export function CancelDialog({ purchase, claim, onDone, onClose }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, error, isPending } = useTask();
  const { totals, currency } = purchase;
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  const cancel = async () => {
    const changed = await run(() => cancelPurchase(claim));
    if (!changed) return;
    close();
    onDone(changed.value);
  };
  return (
    <dialog ref={dialog} className="order__dialog" aria-labelledby="cancel-title" onClose={onClose}>
      <div className="drawer__head">
        <h2 className="drawer__title" id="cancel-title">
          {t('orders.cancelTitle')}
        </h2>
        <button type="button" className="button button--quiet" onClick={close}>
          {t('shell.close')}
        </button>
      </div>
      <div className="order__dialog-body" aria-busy={isPending}>
        <p>{t('orders.cancelText')}</p>
        <p>{t('orders.cancelMoney', { amount: formatMoney(totals.total, currency, pageData().locale) })}</p>
        <ErrorMessage text={error} className="identity__refusal" />
        <div className="form__actions">
          <button
            type="button"
            className="button button--primary"
            aria-disabled={isPending}
            onClick={() => void cancel()}
          >
            {t('orders.cancelYes')}
          </button>
          <button type="button" className="button" onClick={close}>
            {t('orders.cancelNo')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
