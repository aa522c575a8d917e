import { useRef } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { localeOfPage } from '../../stores/core/shop-state.ts';
import { AddressText } from '../checkout/AddressText.tsx';
import { useText } from '../kit/text.ts';
import { OrderActions } from './OrderActions.tsx';
import type { OrderResult } from './OrderFinder.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { Shipments } from './Shipments.tsx';
import { StatusSteps } from './StatusSteps.tsx';

/** An order with its history and the available actions. */
export function OrderView({ purchase, claim, onChange }: OrderResult) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { orderNumber, orderDate, billingAddress } = purchase;
  return (
    <article className="order" aria-labelledby="order-title">
      <header className="order__head">
        <h2 id="order-title" tabIndex={-1} ref={heading}>
          {t('orders.order', { number: orderNumber })}
        </h2>
        <p className="hint">{t('orders.placedOn', { date: formatDate(orderDate, localeOfPage()) })}</p>
      </header>
      <StatusSteps purchase={purchase} />
      <OrderActions purchase={purchase} claim={claim} onChange={onChange} onGone={() => heading.current?.focus()} />
      <div className="order__columns">
        <div className="order__part">
          <section className="order__section" aria-labelledby="order-items">
            <h3 id="order-items">{t('orders.items')}</h3>
            <OrderLines purchase={purchase} />
          </section>
          <Shipments purchase={purchase} />
          <OrderReturns purchase={purchase} />
        </div>
        <div className="order__part order__side">
          <OrderTotals purchase={purchase} />
          <section className="order__section" aria-labelledby="order-bill">
            <h3 id="order-bill">{t('checkout.billTo')}</h3>
            <AddressText address={billingAddress} />
          </section>
        </div>
      </div>
    </article>
  );
}
