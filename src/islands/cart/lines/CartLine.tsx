import { useStore } from '@nanostores/react';
import { useId, useState, type ReactNode } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { formatTime } from '../../../i18n/format.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { $associate } from '../../../stores/core/associate.ts';
import { shopHref } from '../../kit/shop-href.ts';
import { CustomizedLine } from './CustomizedLine.tsx';
import { CartImage } from './CartImage.tsx';
import { LinePrice } from './LinePrice.tsx';
import { QuantityField } from './QuantityField.tsx';
import { useText } from '../../kit/text.ts';
import { useLine, type Gone } from './use-line.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';

interface Props {
  readonly item: Cart['items'][number];
  readonly currency: string;
  readonly onGone: (gone: Gone) => void;
  /** Further options of the line; not rendered for a gift. */
  readonly children?: ReactNode;
}

export function CartLine({ item, currency, onGone, children }: Props) {
  const t = useText();
  const errorId = useId();
  const line = useLine(item, onGone);
  const hasWishlists = useStore($associate) === undefined;
  const describedBy = (of: Gone) => (line.error?.of === of ? errorId : undefined);
  return (
    <li className="cart__line" aria-busy={line.isPending}>
      <CartImage src={item.productImageURL} />
      <div className="cart__facts">
        {item.pdpUrl ? <a href={shopHref(item.pdpUrl)}>{item.name}</a> : <strong>{item.name}</strong>}
        {item.color && <span className="hint">{t('cart.color', { value: item.colorLabel ?? item.color })}</span>}
        {item.size && (
          <span className="hint">
            {t(item.isDigitalProduct ? 'cart.amount' : 'cart.size', { value: item.sizeLabel ?? item.size })}
          </span>
        )}
        <CustomizedLine item={item} />
        <LinePrice item={item} currency={currency} />
        {item.left !== undefined && <p className="hint">{t('availability.onlyLeft', { count: item.left })}</p>}
        <Reserved until={item.reservedUntil} />
        <LineNotices item={item} />
        {!item.bonus && (
          <>
            <div className="cart__controls">
              <QuantityField
                item={item}
                errorId={errorId}
                hasError={line.error?.of === 'quantity'}
                onCommit={line.changeQuantity}
              />
              {hasWishlists && (
                <button
                  type="button"
                  className="button button--quiet"
                  aria-label={t('cart.saveNamed', { name: item.name })}
                  aria-disabled={line.isPending}
                  aria-describedby={describedBy('saved')}
                  onClick={() => void line.save()}
                >
                  {t('cart.save')}
                </button>
              )}
              <button
                type="button"
                className="button button--quiet"
                aria-label={t('cart.remove', { name: item.name })}
                aria-disabled={line.isPending}
                aria-describedby={describedBy('removed')}
                onClick={() => void line.remove()}
              >
                {t('cart.removeShort')}
              </button>
            </div>
            {children}
          </>
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

/** Until when the units of the line are reserved; a reservation that is over is not mentioned. */
function Reserved({ until }: { readonly until: string | undefined }) {
  const t = useText();
  const [now] = useState(Date.now);
  if (until === undefined || Date.parse(until) <= now) return null;
  return <p className="hint">{t('availability.reservedUntil', { time: formatTime(until, pageData().locale) })}</p>;
}

/** Shortages of a line, and a quantity that was lowered. The notices of the cart repeat them. */
function LineNotices({ item }: { item: Cart['items'][number] }) {
  const t = useText();
  const { flashMessages = [], cachedCustomerNotifications = [] } = useStore($cart) ?? {};
  const isOwn = ({ details }: { details: Readonly<Record<string, unknown>> }) =>
    details['itemId'] === item.id && typeof details['availableQty'] === 'number';
  const shortage = flashMessages.find(isOwn);
  if (shortage === undefined) return null;
  const left = Number(shortage.details['availableQty']);
  const isLowered = cachedCustomerNotifications.find(isOwn)?.level === 'input';
  return (
    <p className={isLowered ? 'hint' : 'error'}>
      {left > 0 ? t('errors.ADDED_MAX_QUANTITY', { maxAllowedQty: left }) : t('errors.ITEM_OOS')}
    </p>
  );
}
