import { formatMoney } from '../../../domain/money.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { priceLabel, type Price } from '../../ui/price-label.ts';
import { useText } from './text.ts';

/** A price as `Price.astro` renders it. */
export function ProductPrice({ price }: { readonly price: Price }) {
  const t = useText();
  const money = (amount: number) => formatMoney(amount, price.currency, pageData().locale);
  const range = (low: number, high: number) => (high > low ? `${money(low)} – ${money(high)}` : money(low));
  const label = priceLabel(price);
  const isReduced = price.current < price.original;
  return (
    <p className={isReduced ? 'price price--reduced' : 'price'}>
      {isReduced && <span className="visually-hidden">{t('product.price')} </span>}
      <span className="price__current">{range(price.current, price.highCurrent)}</span>
      {isReduced && (
        <>
          <span className="visually-hidden">{t('product.originalPrice')} </span>
          <s className="price__original">{range(price.original, price.highOriginal)}</s>
        </>
      )}
      {label && <span className="price__label">{t(`product.${label}`)}</span>}
    </p>
  );
}
