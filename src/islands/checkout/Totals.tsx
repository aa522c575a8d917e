import { totalRows } from '../../../domain/pricing/total-rows.ts';
import { formatMoney } from '../../../domain/money.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly totals: {
    readonly itemTotal: number;
    readonly totalDiscount: number;
    readonly shipping: number;
    readonly tax: number;
    readonly total: number;
    readonly discountNames?: readonly string[] | undefined;
  };
  readonly currency: string;
  /** Further rows below the total. */
  readonly rows?: readonly { readonly label: string; readonly amount: number }[];
  readonly isChanging?: boolean;
  /** The destination is unknown, and with it the tax. */
  readonly isTaxOpen?: boolean;
}

/** The totals of a cart or an order; `isChanging` marks them as not final. */
export function Totals({ totals, currency, rows = [], isChanging = false, isTaxOpen = false }: Props) {
  const t = useText();
  const money = (amount: number) => formatMoney(amount, currency, pageData().locale);
  const { tax, total } = totals;
  return (
    <div className="checkout__totals" aria-live="polite" aria-busy={isChanging}>
      <dl>
        {totalRows(totals, pageData().isTaxIncluded).map(({ name, amount, note }) => (
          <div key={name}>
            <dt>
              {t(`checkout.${name}`)}
              {note}
            </dt>
            <dd>{name === 'tax' && isTaxOpen ? t('checkout.taxOpen') : money(amount)}</dd>
          </div>
        ))}
        <div className="checkout__total">
          <dt>{t(isTaxOpen ? 'checkout.totalOpen' : 'checkout.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {pageData().isTaxIncluded && <p className="hint">{t('checkout.taxIncluded', { amount: money(tax) })}</p>}
      {isChanging && <p className="hint">{t('checkout.updating')}</p>}
    </div>
  );
}
