import type { Cart } from '../../api/cart/cart.schema.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { CartTotals } from './CartTotals.tsx';
import { Lines } from './Lines.tsx';
import { useCheckoutSettings } from './checkout-settings.ts';

/** The order summary beside the steps. */
export function OrderAside({ cart }: { cart: Cart }) {
  const t = useText();
  const { cart: href } = useCheckoutSettings();
  return (
    <section className="checkout__aside" aria-labelledby="checkout-order">
      <div className="checkout__aside-head">
        <h2 id="checkout-order">{t('checkout.order')}</h2>
        <a href={shopHref(href)}>{t('checkout.editCart')}</a>
      </div>
      <Lines items={cart.items} currency={cart.currency} />
      <CartTotals cart={cart} />
    </section>
  );
}
