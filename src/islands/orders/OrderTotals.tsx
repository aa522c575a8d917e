import { isTaxContained } from '../../../domain/pricing/tax-contained.ts';
import { totalRows } from '../../../domain/pricing/total-rows.ts';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';

interface Row {
  readonly label: string;
  readonly amount: number;
}

/** Totals, payments and refunds. */
export function OrderTotals({ purchase }: { readonly purchase: Purchase }) {
  const t = useText();
  const { status, totals, currency, refunded, paymentMethod } = purchase;
  const { tax, total } = totals;
  const money = (amount: number) => formatMoney(amount, currency, pageData().locale);
  // A cancelled card payment was never charged.
  const refundLabel = status === 'cancelled' ? 'orders.progress.cancelled' : 'orders.refunded';
  const isTaxIncluded = isTaxContained(totals, pageData().isTaxIncluded);
  const payments = paymentMethod.flatMap(({ additionalData }) => additionalData);
  return (
    <section className="order__section" aria-labelledby="order-money">
      <h3 id="order-money">{t('orders.money')}</h3>
      <dl className="order__sums">
        {totalRows(totals, isTaxIncluded).map(({ name, amount, note }) => (
          <SumRow key={name} label={t(`checkout.${name}`) + (note ?? '')} amount={amount} money={money} />
        ))}
        <SumRow label={t('checkout.total')} amount={total} money={money} isTotal />
        {refunded > 0 && <SumRow label={t(refundLabel)} amount={refunded} money={money} />}
      </dl>
      {isTaxIncluded && <p className="hint">{t('checkout.taxIncluded', { amount: money(tax) })}</p>}
      {payments.length > 0 && (
        <>
          <h4>{t('orders.paidWith')}</h4>
          <dl className="order__sums">
            {payments.map(({ payment_method_id, card_type, amount, payment_instrument_id }) => (
              <SumRow
                key={payment_instrument_id ?? payment_method_id}
                label={[t(`orders.method.${payment_method_id}`), card_type && `(${card_type})`]
                  .filter(Boolean)
                  .join(' ')}
                amount={amount}
                money={money}
              />
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

interface SumProps extends Row {
  readonly money: (amount: number) => string;
  readonly isTotal?: boolean;
}

function SumRow({ label, amount, money, isTotal = false }: SumProps) {
  return (
    <div className={isTotal ? 'order__total' : undefined}>
      <dt>{label}</dt>
      <dd>{money(amount)}</dd>
    </div>
  );
}
