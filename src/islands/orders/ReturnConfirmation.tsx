import { useEffect, useRef } from 'react';
import type { ReturnLabelResponse } from '../../api/orders/purchases.schema.ts';
import { useText } from '../kit/text.ts';
import { saveDocument } from './download-document.ts';

interface Props {
  readonly answer: ReturnLabelResponse;
  readonly toOrder: string;
  /** Undefined where nothing else can be returned. */
  readonly onMore: (() => void) | undefined;
}

/** The registered return with its label and instructions. */
export function ReturnConfirmation({ answer, toOrder, onMore }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="identity__card">
      <h2 ref={heading} tabIndex={-1}>
        {t('orders.labelReady')}
      </h2>
      <p>
        {t('orders.returnNumber')} <strong className="order__code">{answer.returnNumber}</strong>
      </p>
      <p>{t('orders.labelText')}</p>
      <div className="form__actions">
        <button type="button" className="button button--primary" onClick={() => saveDocument(answer.label)}>
          {t('orders.downloadLabel')}
        </button>
        {onMore && (
          <button type="button" className="button" onClick={onMore}>
            {t('orders.returnMore')}
          </button>
        )}
        <a className="identity__link" href={toOrder}>
          {t('orders.backToOrder')}
        </a>
      </div>
    </div>
  );
}
