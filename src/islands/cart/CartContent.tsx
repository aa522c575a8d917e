import type { ReactNode } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { useText } from '../kit/text.ts';
import { CartLine } from './lines/CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartPromotions } from './CartPromotions.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { RemovedLine } from './lines/RemovedLine.tsx';
import type { useCart } from './use-cart.ts';

interface Props extends Pick<ReturnType<typeof useCart>, 'left' | 'showGone' | 'forgetGone'> {
  readonly cart: Cart | null;
  /** Renders the options of a line. */
  readonly renderChoices?: (item: Cart['items'][number]) => ReactNode;
}

/** The lines of the cart and its notices. */
export function CartContent({ cart, left, showGone, forgetGone, renderChoices }: Props) {
  const t = useText();
  const items = cart?.items ?? [];
  return (
    <>
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
