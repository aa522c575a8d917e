import { useEffect } from 'react';
import { refreshCart } from '../../stores/cart.ts';
import { viewCart } from '../../stores/cart-view.ts';
import { useText } from '../shell/text.ts';
import { CartFailure } from './CartFailure.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartPromotions } from './CartPromotions.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CouponForm } from './CouponForm.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { GiftCardForm } from './GiftCardForm.tsx';
import { GoneLine } from './GoneLine.tsx';
import { LineChoices } from './LineChoices.tsx';
import { Rewards } from './Rewards.tsx';
import { SavedForLater } from './SavedForLater.tsx';
import { Upsells } from './Upsells.tsx';
import { useCart } from './use-cart.ts';

/** The cart on its page: all that can be done with it, and beside it what was saved for later. */
export default function CartPage() {
  const t = useText();
  const { root, cart, hasFailed, left, tellGone, forgetGone } = useCart();
  useEffect(() => void viewCart(), []);
  if (hasFailed) return <CartFailure onRetry={() => void refreshCart({ renew: true })} />;
  if (cart === undefined) return <CartSkeleton />;

  const items = cart?.items ?? [];
  return (
    <div className="cart-board" ref={root} tabIndex={-1}>
      <div className="cart cart-board__main">
        {cart && <CartNotices cart={cart} />}
        {left && <GoneLine key={left.item.id} {...left} onDone={forgetGone} />}
        {items.length === 0 && <EmptyCart />}
        {cart && items.length > 0 && (
          <>
            <CartPromotions cart={cart} />
            <ul className="cart__lines" role="list" aria-label={t('cart.lines')}>
              {items.map((item) => (
                <CartLine key={item.id} item={item} currency={cart.currency} onGone={(gone) => tellGone(item, gone)}>
                  <LineChoices item={item} onMerged={() => root.current?.focus()} />
                </CartLine>
              ))}
            </ul>
          </>
        )}
      </div>
      {cart && items.length > 0 && (
        <div className="cart cart-board__aside">
          <CouponForm cart={cart} />
          <GiftCardForm cart={cart} />
          <Rewards cart={cart} />
          <CartSummary cart={cart} place="cart" />
        </div>
      )}
      <SavedForLater />
      {cart && items.length > 0 && <Upsells products={cart.upsellProducts} level="h2" />}
    </div>
  );
}
