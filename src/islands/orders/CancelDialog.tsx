import { useEffect, useRef } from 'react';
import { cancellingOf } from '../../../domain/payment/cancelling.ts';
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

const OUTCOMES = {
  reserved: 'orders.cancelReserved',
  owed: 'orders.cancelOwed',
  transferred: 'orders.cancelTransferred',
  givenBack: 'orders.cancelGivenBack',
} as const;

/** What becomes of each payment. */
function CancelledPayments({ paymentMethod, currency }: Purchase) {
  const t = useText();
  const paid = paymentMethod.flatMap(({ additionalData }) => additionalData).filter(({ amount }) => amount > 0);
  if (paid.length === 0) return null;
  return (
    <ul>
      {paid.map(({ payment_method_id: id, payment_instrument_id, amount }) => (
        <li key={payment_instrument_id ?? id}>
          {t(OUTCOMES[cancellingOf(id)], {
            method: t(`orders.method.${id}`),
            amount: formatMoney(amount, currency, pageData().locale),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Asks for confirmation and says what becomes of the money. */
export function CancelDialog({ purchase, claim, onDone, onClose }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, error, isPending } = useTask();
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
        <CancelledPayments {...purchase} />
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
