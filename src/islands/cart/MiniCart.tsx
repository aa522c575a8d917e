import { refreshCart } from '../../stores/cart.ts';
import { CartFailure } from './CartFailure.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartPromotions } from './CartPromotions.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CouponForm } from './CouponForm.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { GoneLine } from './GoneLine.tsx';
import { shopAddresses, shopHref } from './shop-href.ts';
import { Upsells } from './Upsells.tsx';
import { useCart } from './use-cart.ts';
import { useText } from '../shell/text.ts';

/** The cart in its dialog; what takes more room is done on its page. */
export function MiniCart() {
  const t = useText();
  const { root, cart, hasFailed, left, tellGone, forgetGone } = useCart();
  if (hasFailed) return <CartFailure onRetry={() => void refreshCart({ renew: true })} />;
  if (cart === undefined) return <CartSkeleton />;

  const items = cart?.items ?? [];
  return (
    <div className="cart" ref={root} tabIndex={-1}>
      {cart && <CartNotices cart={cart} />}
      {left && <GoneLine key={left.item.id} {...left} onDone={forgetGone} />}
      {items.length === 0 && <EmptyCart />}
      {cart && items.length > 0 && (
        <>
          <CartPromotions cart={cart} />
          <ul className="cart__lines" role="list" aria-label={t('cart.lines')}>
            {items.map((item) => (
              <CartLine key={item.id} item={item} currency={cart.currency} onGone={(gone) => tellGone(item, gone)} />
            ))}
          </ul>
          <CouponForm cart={cart} />
          <CartSummary cart={cart} place="minicart" />
          <a className="button" href={shopHref(shopAddresses().cart)}>
            {t('cart.viewCart')}
          </a>
          <Upsells products={cart.upsellProducts} />
        </>
      )}
    </div>
  );
}
