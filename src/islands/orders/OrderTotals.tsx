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
  const { totals, currency, refunded, paymentMethod } = purchase;
  const { itemTotal, totalDiscount, shipping, tax, total } = totals;
  const money = (amount: number) => formatMoney(amount, currency, pageData().locale);
  // As the order was charged, independent of the page's site.
  const isTaxIncluded = Math.abs(itemTotal - totalDiscount + shipping - total) < 0.005;
  const sums: Row[] = [
    { label: t('checkout.items'), amount: itemTotal },
    ...(totalDiscount > 0 ? [{ label: t('checkout.discounts'), amount: -totalDiscount }] : []),
    { label: t('checkout.shippingCost'), amount: shipping },
    ...(isTaxIncluded || tax === 0 ? [] : [{ label: t('checkout.tax'), amount: tax }]),
  ];
  const payments = paymentMethod.flatMap(({ additionalData }) => additionalData);
  return (
    <section className="order__section" aria-labelledby="order-money">
      <h3 id="order-money">{t('orders.money')}</h3>
      <dl className="order__sums">
        {sums.map((row) => (
          <SumRow key={row.label} {...row} money={money} />
        ))}
        <SumRow label={t('checkout.total')} amount={total} money={money} isTotal />
        {refunded > 0 && <SumRow label={t('orders.refunded')} amount={refunded} money={money} />}
      </dl>
      {isTaxIncluded && tax > 0 && <p className="hint">{t('checkout.taxIncluded', { amount: money(tax) })}</p>}
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
