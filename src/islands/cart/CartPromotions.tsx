import { useState } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { useText } from '../kit/text.ts';

/** Promotions that are earned or close to it; each can be dismissed until the page is left. */
export function CartPromotions({ cart }: { cart: Cart }) {
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
