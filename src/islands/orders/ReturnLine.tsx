import { useId } from 'react';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { useText } from '../kit/text.ts';
import { LineFacts, LineImage } from './OrderLines.tsx';
import { REASONS, type Choice } from './return-choice.ts';

interface Props {
  readonly line: Purchase['lines'][number];
  readonly item: Purchase['items'][number] | undefined;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** A returnable item with quantity and reason. */
export function ReturnLine({ line, item, choice = { qty: 0, reason: '' }, onChoose }: Props) {
  const t = useText();
  const id = useId();
  if (!item) return null;
  const amounts = Array.from({ length: line.returnableQty + 1 }, (_, qty) => qty);
  return (
    <li className="order__line">
      <LineImage item={item} />
      <div className="order__line-text">
        <strong>{item.name}</strong>
        <LineFacts item={item} />
        <div className="form__pair">
          <div className="field">
            <label htmlFor={`${id}-qty`}>
              {t('orders.returnQty')} <span className="visually-hidden">{item.name}</span>
            </label>
            <select
              id={`${id}-qty`}
              className="input"
              value={choice.qty}
              onChange={(event) => onChoose({ ...choice, qty: Number(event.target.value) })}
            >
              {amounts.map((qty) => (
                <option key={qty} value={qty}>
                  {qty}
                </option>
              ))}
            </select>
          </div>
          {choice.qty > 0 && (
            <div className="field">
              <label htmlFor={`${id}-reason`}>
                {t('orders.reason')} <span className="visually-hidden">{item.name}</span>
              </label>
              <select
                id={`${id}-reason`}
                className="input"
                value={choice.reason}
                onChange={(event) => onChoose({ ...choice, reason: event.target.value })}
              >
                <option value="">{t('orders.reasonNone')}</option>
                {REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`orders.reason.${reason}`)}
                  </option>
                ))}
              </select>
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
