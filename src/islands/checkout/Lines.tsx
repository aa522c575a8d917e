import type { CartItem } from '../../api/cart/cart-item.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { thumbnailSet } from '../../lib/image-thumbnail.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly items: readonly CartItem[];
  readonly currency: string;
}

export function Lines({ items, currency }: Props) {
  const t = useText();
  return (
    <ul className="checkout__lines" role="list">
      {items.map((item) => (
        <li key={item.id} className="checkout__line">
          {item.productImageURL ? (
            <img
              className="checkout__picture"
              src={item.productImageURL}
              srcSet={thumbnailSet(item.productImageURL)}
              sizes="4rem"
              alt=""
            />
          ) : (
            <span className="checkout__picture" />
          )}
          <div>
            <strong>{item.name}</strong>
            <p className="hint">
              {[
                item.colorLabel ?? item.color,
                item.sizeLabel ?? item.size,
                t('checkout.quantity', { qty: item.qty }),
                ...(item.customization?.facts.map(({ label, value }) => `${label}: ${value}`) ?? []),
                item.isCustoms && t('checkout.noReturns'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <span className="checkout__amount">{formatMoney(item.price.rowTotal, currency, pageData().locale)}</span>
        </li>
      ))}
    </ul>
  );
}
