import { useEffect, useId, useRef, useState } from 'react';
import {
  CANCELLATION_REASONS,
  readCancellationReason,
  type CancellationReason,
} from '../../../domain/cancellation-reasons.ts';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { cancelPurchase, type OrderClaim } from '../../stores/account/purchases.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useTask } from '../kit/use-task.ts';
import { useText } from '../kit/text.ts';
import { cancelledPayments } from './cancelled-payments.ts';

interface Props {
  readonly purchase: Purchase;
  readonly claim: OrderClaim;
  readonly onDone: (purchase: Purchase) => void;
  readonly onClose: () => void;
}

/** What becomes of each payment. */
function CancelledPayments({ purchase }: { readonly purchase: Purchase }) {
  const t = useText();
  const payments = cancelledPayments(purchase);
  if (payments.length === 0) return null;
  return (
    <ul>
      {payments.map(({ id, key, method, amount }) => (
        <li key={id}>
          {t(key, {
            method: t(`orders.method.${method}`),
            amount: formatMoney(amount, purchase.currency, pageData().locale),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Why the order is cancelled; an answer is up to the customer. */
function ReasonField({ onChoose }: { readonly onChoose: (reason: CancellationReason | undefined) => void }) {
  const t = useText();
  const id = useId();
  return (
    <div className="field">
      <div className="field__head">
        <label htmlFor={id}>{t('orders.cancelWhy')}</label>
        <span className="field__optional" id={`${id}-optional`}>
          {t('form.optional')}
        </span>
      </div>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-optional`}
        onChange={(event) => onChoose(readCancellationReason(event.target.value))}
      >
        <option value="">{t('orders.cancelReasonNone')}</option>
        {CANCELLATION_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`orders.cancelReason.${reason}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Asks for confirmation and says what becomes of the money. */
export function CancelDialog({ purchase, claim, onDone, onClose }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, error, isPending } = useTask();
  const [reason, setReason] = useState<CancellationReason>();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  const cancel = async () => {
    const changed = await run(() => cancelPurchase(claim, reason));
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
        <CancelledPayments purchase={purchase} />
        <ReasonField onChoose={setReason} />
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
