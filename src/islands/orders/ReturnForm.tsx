import { useState, type SyntheticEvent } from 'react';
import type { ReturnLabelResponse } from '../../api/orders/purchases.schema.ts';
import { loadPurchase, registerReturn } from '../../stores/account/purchases.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useTask } from '../kit/use-task.ts';
import { useText } from '../kit/text.ts';
import { hrefOfOrder } from './order-href.ts';
import type { OrderResult } from './OrderFinder.tsx';
import { ReturnConfirmation } from './ReturnConfirmation.tsx';
import { ReturnLine } from './ReturnLine.tsx';
import { itemsOf, type ReturnSelection } from './return-choice.ts';

/** The returned items with quantity and reason; the result is the return label. */
export function ReturnForm({ purchase, claim, onChange }: OrderResult) {
  const t = useText();
  const { run, error, isPending } = useTask();
  const [selection, setSelection] = useState<ReturnSelection>({});
  const [isMissing, setMissing] = useState(false);
  const [done, setDone] = useState<ReturnLabelResponse>();
  const open = purchase.lines.filter(({ returnableQty }) => returnableQty > 0);
  const toOrder = hrefOfOrder('/order-details', claim);

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const items = itemsOf(selection);
    setMissing(items.length === 0);
    if (items.length === 0) return;
    const answer = await run(() => registerReturn(claim, items));
    if (!answer) return;
    setDone(answer.value);
    setSelection({});
    const fresh = await loadPurchase(claim);
    if (fresh.ok) onChange(fresh.value);
  };
  if (done)
    return (
      <ReturnConfirmation
        answer={done}
        toOrder={toOrder}
        onMore={open.length > 0 ? () => setDone(undefined) : undefined}
      />
    );
  if (open.length === 0)
    return (
      <div className="identity__card">
        <p>{t('orders.returnNothing')}</p>
        <a className="button" href={toOrder}>
          {t('orders.backToOrder')}
        </a>
      </div>
    );
  return (
    <form
      className="identity__card orders__return"
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => void send(event)}
    >
      <h2>{t('orders.order', { number: purchase.orderNumber })}</h2>
      <p>{t('orders.returnText')}</p>
      <ErrorMessage text={error ?? (isMissing ? t('orders.returnChoose') : undefined)} className="identity__refusal" />
      <ul className="order__lines" role="list">
        {open.map((line) => (
          <ReturnLine
            key={line.itemId}
            line={line}
            item={purchase.items.find(({ id }) => id === line.itemId)}
            choice={selection[line.itemId]}
            onChoose={(choice) => setSelection((before) => ({ ...before, [line.itemId]: choice }))}
          />
        ))}
      </ul>
      <div className="form__actions">
        <button className="button button--primary" aria-disabled={isPending}>
          {t('orders.createLabel')}
        </button>
        <a className="identity__link" href={toOrder}>
          {t('orders.backToOrder')}
        </a>
      </div>
    </form>
  );
}
