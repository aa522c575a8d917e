import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { formatDate } from '../../i18n/format.ts';
import { localeOfPage } from '../../stores/core/shop-state.ts';
import { useText } from '../kit/text.ts';

/** The registered returns, and whether they have arrived. */
export function OrderReturns({ purchase }: { readonly purchase: Purchase }) {
  const t = useText();
  const { returns } = purchase;
  const date = (moment: string) => formatDate(moment, localeOfPage());
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
          </li>
        ))}
      </ul>
    </section>
  );
}
