import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { refreshCart } from '../../stores/cart.ts';
import { $cart } from '../../stores/cart-state.ts';
import { CartFailure } from './CartFailure.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { useText } from '../shell/text.ts';

/** The cart in its dialog and on its page. */
export function MiniCart() {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const cart = useStore($cart);
  const { state } = useStore(refreshCart.$status);
  if (cart === undefined && state === 'error') return <CartFailure onRetry={() => void refreshCart({ renew: true })} />;
  if (cart === undefined) return <CartSkeleton />;

  const items = cart?.items ?? [];
  return (
    <div className="cart" ref={root} tabIndex={-1}>
      {items.length === 0 && <EmptyCart />}
      {cart && items.length > 0 && (
        <>
          <ul className="cart__lines" role="list" aria-label={t('cart.lines')}>
            {items.map((item) => (
              <CartLine key={item.id} item={item} currency={cart.currency} onRemoved={() => root.current?.focus()} />
            ))}
          </ul>
          <CartSummary cart={cart} />
        </>
      )}
    </div>
  );
}
