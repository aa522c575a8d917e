import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { refreshCart } from '../../stores/cart/cart.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import type { Gone } from './lines/use-line.ts';

/** The cart as the screens show it, and the line that left it last. */
export function useCart() {
  const root = useRef<HTMLDivElement>(null);
  const cart = useStore($cart);
  const { state } = useStore(refreshCart.$status);
  const [left, setLeft] = useState<{ readonly item: Cart['items'][number]; readonly gone: Gone }>();
  return {
    root,
    cart,
    hasFailed: cart === undefined && state === 'error',
    left,
    showGone: (item: Cart['items'][number], gone: Gone) => setLeft({ item, gone }),
    forgetGone() {
      setLeft(undefined);
      root.current?.focus();
    },
  };
}
