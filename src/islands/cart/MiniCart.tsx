import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Cart } from '../../api/cart.schema.ts';
import { refreshCart } from '../../stores/cart.ts';
import { $cart } from '../../stores/cart-state.ts';
import { CartFailure } from './CartFailure.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartPromotions } from './CartPromotions.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CouponForm } from './CouponForm.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import { Upsells } from './Upsells.tsx';
import { useText } from '../shell/text.ts';

/** The cart in its dialog and on its page. */
export function MiniCart() {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const cart = useStore($cart);
  const { state } = useStore(refreshCart.$status);
  const [removed, setRemoved] = useState<Cart['items'][number]>();
  const forgetRemoved = () => {
    setRemoved(undefined);
    root.current?.focus();
  };
  if (cart === undefined && state === 'error') return <CartFailure onRetry={() => void refreshCart({ renew: true })} />;
  if (cart === undefined) return <CartSkeleton />;

  const items = cart?.items ?? [];
  return (
    <div className="cart" ref={root} tabIndex={-1}>
      {cart && <CartNotices cart={cart} />}
      {removed && <RemovedLine key={removed.id} item={removed} onDone={forgetRemoved} />}
      {items.length === 0 && <EmptyCart />}
      {cart && items.length > 0 && (
        <>
          <CartPromotions cart={cart} />
          <ul className="cart__lines" role="list" aria-label={t('cart.lines')}>
            {items.map((item) => (
              <CartLine key={item.id} item={item} currency={cart.currency} onRemoved={() => setRemoved(item)} />
            ))}
          </ul>
          <CouponForm cart={cart} />
          <CartSummary cart={cart} />
          <Upsells products={cart.upsellProducts} />
        </>
      )}
    </div>
  );
}
