import { useId } from 'react';
import type { SavedItem } from '../../api/account/wishlists.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { moveToCart, removeSaved } from '../../stores/cart/saved-for-later.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { useText } from '../kit/text.ts';
import { CartImage } from './lines/CartImage.tsx';
import { shopHref } from '../kit/shop-href.ts';
import { useAction } from './lines/use-cart-task.ts';

interface Props {
  readonly item: SavedItem;
  /** The item left the list; `text` announces where it went. */
  readonly onDone: (text: string) => void;
}

export function SavedLine({ item, onDone }: Props) {
  const t = useText();
  const errorId = useId();
  const { run, isPending, error } = useAction();
  const { price, available } = item;
  const money = (amount: number) => formatMoney(amount, price?.currency ?? '', pageData().locale);
  const isSold = item.name !== undefined;
  const name = item.name ?? item.productId;
  const move = async () => {
    if (await run(() => moveToCart(item))) onDone(t('cart.movedDone', { name }));
  };
  const remove = async () => {
    if (await run(() => removeSaved(item))) onDone(t('cart.savedRemoved', { name }));
  };
  return (
    <li className="cart__line" aria-busy={isPending}>
      <CartImage src={item.productImageURL} />
      <div className="cart__facts">
        {item.pageUrl ? <a href={shopHref(item.pageUrl)}>{name}</a> : <strong>{name}</strong>}
        {item.color && <span className="hint">{t('cart.color', { value: item.colorLabel ?? item.color })}</span>}
        {item.size && (
          <span className="hint">
            {t(item.isDigitalProduct ? 'cart.amount' : 'cart.size', { value: item.sizeLabel ?? item.size })}
          </span>
        )}
        <span className="hint">{t('cart.savedQuantity', { count: item.qty })}</span>
        {price && (
          <p className="price">
            <span className="price__current">{money(price.current * item.qty)}</span>
            {item.qty > 1 && <span className="hint">{t('cart.each', { price: money(price.current) })}</span>}
          </p>
        )}
        {item.priceFallen !== undefined && (
          <p className="cart__mark">{t('favorites.fallen', { amount: money(item.priceFallen) })}</p>
        )}
        {item.isBack && <p className="cart__mark">{t('favorites.back')}</p>}
        {!available && <p className="cart__unavailable">{t(isSold ? 'cart.savedUnavailable' : 'cart.savedGone')}</p>}
        <div className="cart__controls">
          {available && (
            <button
              type="button"
              className="button"
              aria-label={t('cart.moveNamed', { name })}
              aria-disabled={isPending}
              aria-describedby={error === undefined ? undefined : errorId}
              onClick={() => void move()}
            >
              {t('cart.move')}
            </button>
          )}
          <button
            type="button"
            className="button button--quiet"
            aria-label={t('cart.savedRemove', { name })}
            aria-disabled={isPending}
            onClick={() => void remove()}
          >
            {t('cart.removeShort')}
          </button>
        </div>
        <ErrorMessage text={error} id={errorId} />
      </div>
    </li>
  );
}
