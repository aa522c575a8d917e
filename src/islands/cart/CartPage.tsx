import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { refreshCart } from '../../stores/cart/cart.ts';
import { viewCart } from '../../stores/cart/cart-view.ts';
import { $associate } from '../../stores/core/associate.ts';
import { CartContent } from './CartContent.tsx';
import { CartError } from './CartError.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { CouponForm } from './CouponForm.tsx';
import { GiftCardForm } from './GiftCardForm.tsx';
import { LineOptions } from './lines/LineOptions.tsx';
import { Rewards } from './Rewards.tsx';
import { SavedForLater } from './SavedForLater.tsx';
import { Upsells } from './Upsells.tsx';
import { useCart } from './use-cart.ts';

const PriceAdjustments = lazy(() => import('./lines/PriceAdjustments.tsx'));

/** The cart page: all cart features, with the saved-for-later list beside them. */
export function CartPage() {
  const isInStore = useStore($associate) !== undefined;
  const { root, cart, hasFailed, ...lines } = useCart();
  useEffect(() => void viewCart(), []);
  if (hasFailed) return <CartError onRetry={() => void refreshCart({ renew: true })} />;
  if (cart === undefined) return <Skeleton />;

  const items = cart?.items ?? [];
  return (
    <div className="cart-board" ref={root} tabIndex={-1}>
      <div className="cart cart-board__main">
        <CartContent
          cart={cart}
          {...lines}
          renderChoices={(item) => <LineOptions item={item} onMerged={() => root.current?.focus()} />}
        />
      </div>
      {cart && items.length > 0 && (
        <div className="cart cart-board__aside">
          <DeliveryPlace cart={cart} />
          <CouponForm cart={cart} />
          <GiftCardForm cart={cart} />
          <Rewards cart={cart} />
          {isInStore && (
            <Suspense>
              <PriceAdjustments />
            </Suspense>
          )}
          <CartSummary cart={cart} placement="cart" />
        </div>
      )}
      <SavedForLater />
      {cart && items.length > 0 && <Upsells products={cart.upsellProducts} level="h2" />}
    </div>
  );
}
