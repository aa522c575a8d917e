import type { ReactNode } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { priceLabel } from '../../../ui/price-label.ts';
import { useText } from '../../kit/text.ts';

interface TextProps {
  current: string;
  /** Of a reduced price. */
  original?: string | false;
  children?: ReactNode;
}

/** A price, with the original one where it is reduced. */
export function PriceText({ current, original, children }: TextProps) {
  const t = useText();
  return (
    <p className={original ? 'price price--reduced' : 'price'}>
      {original && <span className="visually-hidden">{t('cart.price')}</span>}
      <span className="price__current">{current}</span>
      {original && (
        <>
          <span className="visually-hidden">{t('cart.originalPrice')}</span>
          <s className="price__original">{original}</s>
        </>
      )}
      {children}
    </p>
  );
}

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
  return (
    <PriceText current={money(price.rowTotal)} original={price.current < price.original && money(price.original * qty)}>
      {qty > 1 && <span className="hint">{t('cart.each', { price: money(price.current) })}</span>}
      {label && <span className="price__label">{t(`cart.${label}`)}</span>}
    </PriceText>
  );
}
