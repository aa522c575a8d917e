import type { Cart } from '../../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { priceLabel } from '../../../ui/price-label.ts';
import { useText } from '../../kit/text.ts';

interface Props {
  item: Cart['items'][number];
  currency: string;
}

/** The price of the line, with the original price where it is marked down. */
export function LinePrice({ item, currency }: Props) {
  const t = useText();
  const { price, qty } = item;
  const label = priceLabel(price);
  const money = (amount: number) => formatMoney(amount, currency, pageData().locale);
  const isReduced = price.current < price.original;
  return (
    <p className={isReduced ? 'price price--reduced' : 'price'}>
      {isReduced && <span className="visually-hidden">{t('cart.price')}</span>}
      <span className="price__current">{money(price.rowTotal)}</span>
      {isReduced && (
        <>
          <span className="visually-hidden">{t('cart.originalPrice')}</span>
          <s className="price__original">{money(price.original * qty)}</s>
        </>
      )}
      {qty > 1 && <span className="hint">{t('cart.each', { price: money(price.current) })}</span>}
      {label && <span className="price__label">{t(`cart.${label}`)}</span>}
    </p>
  );
}
