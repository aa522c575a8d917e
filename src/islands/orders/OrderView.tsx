import { useRef } from 'react';
import { formatLocalDate } from '../../i18n/format.ts';
import { cancellationOf, refundAttribute } from '../../features/measurement/measured-refund.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { AddressText } from '../checkout/AddressText.tsx';
import { Adjustments } from '../checkout/Adjustments.tsx';
import { useText } from '../kit/text.ts';
import { OrderActions } from './OrderActions.tsx';
import { hrefOfOrder } from './order-href.ts';
import type { OrderResult } from './OrderFinder.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { Shipments } from './Shipments.tsx';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { progressKey, stepsOf } from './order-progress.ts';

/** An order with its history and the available actions. */
export function OrderView({ purchase, claim, onChange }: OrderResult) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { orderNumber, orderDate, billingAddress, cancelReason, inStoreSalesInfo: sale } = purchase;
  return (
    <article className="order" aria-labelledby="order-title" {...refundAttribute(cancellationOf(purchase))}>
      <header className="order__head">
        <h2 id="order-title" tabIndex={-1} ref={heading}>
          {t('orders.order', { number: orderNumber })}
        </h2>
        <p className="hint">{t('orders.placedOn', { date: formatLocalDate(orderDate, pageData().locale) })}</p>
        {sale && (
          <p className="hint">{t('checkout.soldBy', { name: sale.storeEmployeeName, store: sale.storeName })}</p>
        )}
      </header>
      <StatusSteps purchase={purchase} />
      {cancelReason && <p>{t('orders.cancelReasonGiven', { reason: t(`orders.cancelReason.${cancelReason}`) })}</p>}
      <OrderActions purchase={purchase} claim={claim} onChange={onChange} onGone={() => heading.current?.focus()} />
      <div className="order__columns">
        <div className="order__part">
          <section className="order__section" aria-labelledby="order-items">
            <h3 id="order-items">{t('orders.items')}</h3>
            <OrderLines purchase={purchase} />
            <Adjustments order={purchase} />
          </section>
          <Shipments purchase={purchase} />
          <OrderReturns purchase={purchase} claim={claim} />
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

/** The registered returns, and whether they have arrived. */
function OrderReturns({ purchase, claim }: Pick<OrderResult, 'purchase' | 'claim'>) {
  const t = useText();
  const { returns } = purchase;
  const date = (moment: string) => formatLocalDate(moment, pageData().locale);
  if (returns.length === 0) return null;
  return (
    <section className="order__section" aria-labelledby="order-returns">
      <h3 id="order-returns">{t('orders.returns')}</h3>
      <ul className="order__parcels" role="list">
        {returns.map(({ returnNumber, createdAt, receivedAt }) => (
          <li key={returnNumber}>
            <strong className="order__code">{returnNumber}</strong>
            <p className="hint">
              {receivedAt === null
                ? t('orders.returnRegistered', { date: date(createdAt) })
                : t('orders.returnReceived', { date: date(receivedAt) })}
            </p>
            {receivedAt === null && (
              <a href={hrefOfOrder('/return-label', claim, returnNumber)}>
                {t('orders.labelOf')} <span className="visually-hidden">{returnNumber}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The progress of the order: a list of steps, or one word for a final status. */
function StatusSteps({ purchase }: { readonly purchase: Purchase }) {
  const t = useText();
  const { progress, shipments } = purchase;
  const trail = stepsOf(progress);
  if (!trail)
    return (
      <p className="order__status" data-progress={progress}>
        <span className="visually-hidden">{t('orders.status')}</span> <strong>{t(progressKey(purchase))}</strong>
      </p>
    );
  return (
    <ol className="order__trail" aria-label={t('orders.status')}>
      {trail.steps.map((step, index) => (
        <li
          key={step}
          data-reached={index <= trail.reached}
          aria-current={index === trail.reached ? 'step' : undefined}
        >
          {t(progressKey({ progress: step, shipments }))}
        </li>
      ))}
    </ol>
  );
}
