import { refreshCart } from '../../stores/cart/cart.ts';
import { CartBoundary } from './CartBoundary.tsx';
import { CartContent } from './CartContent.tsx';
import { CartError } from './CartError.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CouponForm } from './CouponForm.tsx';
import { shopHref } from '../kit/shop-href.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { Upsells } from './Upsells.tsx';
import { useCart } from './use-cart.ts';
import { useText } from '../kit/text.ts';

/** The cart in its dialog; features that need more room are on the cart page. */
export default function MiniCart() {
  return (
    <CartBoundary>
      <Content />
    </CartBoundary>
  );
}

function Content() {
  const t = useText();
  const { root, cart, hasFailed, ...lines } = useCart();
  if (hasFailed) return <CartError onRetry={() => void refreshCart({ renew: true })} />;
  if (cart === undefined) return <Skeleton />;

  return (
    <div className="cart" ref={root} tabIndex={-1}>
      <CartContent cart={cart} {...lines} />
      {cart && cart.items.length > 0 && (
        <>
          <CouponForm cart={cart} />
          <CartSummary cart={cart} placement="minicart" />
          <a className="button" href={shopHref(pageData().paths.cart)}>
            {t('cart.viewCart')}
          </a>
          <Upsells products={cart.upsellProducts} />
        </>
      )}
    </div>
  );
}
