import { useId } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { shopHref } from './shop-href.ts';
import { CartPicture } from './CartPicture.tsx';
import { LinePrice } from './LinePrice.tsx';
import { QuantityField } from './QuantityField.tsx';
import { useText } from '../shell/text.ts';
import { useLine } from './use-line.ts';

interface Props {
  item: Cart['items'][number];
  currency: string;
  onRemoved: () => void;
}

export function CartLine({ item, currency, onRemoved }: Props) {
  const t = useText();
  const errorId = useId();
  const line = useLine(item, onRemoved);
  return (
    <li className="cart__line" aria-busy={line.isPending}>
      <CartPicture src={item.productImageURL} />
      <div className="cart__facts">
        {item.pdpUrl ? <a href={shopHref(item.pdpUrl)}>{item.name}</a> : <strong>{item.name}</strong>}
        {item.color && <span className="hint">{t('cart.color', { value: item.color })}</span>}
        {item.size && <span className="hint">{t('cart.size', { value: item.sizeLabel ?? item.size })}</span>}
        <LinePrice item={item} currency={currency} />
        {!item.bonus && (
          <div className="cart__controls">
            <QuantityField
              item={item}
              errorId={errorId}
              hasError={line.error?.of === 'quantity'}
              onCommit={line.changeQuantity}
            />
            <button
              type="button"
              className="button button--quiet"
              aria-label={t('cart.remove', { name: item.name })}
              aria-disabled={line.isPending}
              aria-describedby={line.error?.of === 'removal' ? errorId : undefined}
              onClick={line.remove}
            >
              {t('cart.removeShort')}
            </button>
          </div>
        )}
        {line.error !== undefined && (
          <p className="error" id={errorId} role="alert">
            {line.error.text}
          </p>
        )}
      </div>
    </li>
  );
}
