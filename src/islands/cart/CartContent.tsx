import { type ReactNode, useState } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { useText } from '../kit/text.ts';
import { CartLine } from './lines/CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { RemovedLine } from './lines/RemovedLine.tsx';
import type { useCart } from './use-cart.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { shopHref } from '../kit/shop-href.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** Promotions that are earned or close to it; each can be dismissed until the page is left. */
function CartPromotions({ cart }: { cart: Cart }) {
  const t = useText();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const earned = cart.promoSummary.map((promotion) => ({ ...promotion, isEarned: true }));
  const near = cart.approachingPromotions.map((promotion) => ({ ...promotion, isEarned: false }));
  const shown = [...earned, ...near].filter(
    ({ promotionId, isEarned, calloutMsg }) => calloutMsg && !dismissed.has(keyOf(promotionId, isEarned)),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="cart__promotions" role="list" aria-label={t('cart.promotions')}>
      {shown.map(({ promotionId, promotionName, calloutMsg, isEarned }) => (
        <li key={keyOf(promotionId, isEarned)} data-earned={isEarned}>
          <span>{calloutMsg}</span>
          <button
            type="button"
            className="toast__close"
            aria-label={t('cart.dismissPromotion', { name: promotionName })}
            onClick={() => setDismissed(new Set([...dismissed, keyOf(promotionId, isEarned)]))}
          />
        </li>
      ))}
    </ul>
  );
}

/** Contains `isEarned`, so that a dismissed promotion shows again once it is earned. */
const keyOf = (id: string, isEarned: boolean) => `${id} ${isEarned}`;

interface Props extends Pick<ReturnType<typeof useCart>, 'left' | 'showGone' | 'forgetGone'> {
  readonly cart: Cart | null;
  /** Renders the options of a line. */
  readonly renderChoices?: (item: Cart['items'][number]) => ReactNode;
}

/** Whether all that was in the cart is gone. */
const isOver = ({ items, cachedCustomerNotifications }: Cart): boolean =>
  items.length === 0 && cachedCustomerNotifications.some(({ type }) => type === 'error');

/** The lines of the cart and its notices. */
export function CartContent({ cart, left, showGone, forgetGone, renderChoices }: Props) {
  const t = useText();
  const items = cart?.items ?? [];
  return (
    <>
      {cart && isOver(cart) && (
        <p className="error" role="alert">
          {t('cart.orderOver')}
        </p>
      )}
      {cart && <CartNotices cart={cart} />}
      {left && <RemovedLine key={left.item.id} {...left} onDone={forgetGone} />}
      {items.length === 0 && <EmptyCart />}
      {cart && items.length > 0 && (
        <>
          <CartPromotions cart={cart} />
          <ul className="cart__lines" role="list" aria-label={t('cart.lines')}>
            {items.map((item) => (
              <CartLine key={item.id} item={item} currency={cart.currency} onGone={(gone) => showGone(item, gone)}>
                {renderChoices?.(item)}
              </CartLine>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function EmptyCart() {
  const t = useText();
  return (
    <EmptyState
      title={t('cart.empty')}
      help={t('cart.emptyHelp')}
      action={t('cart.browse')}
      href={shopHref(pageData().paths.browse)}
    />
  );
}
