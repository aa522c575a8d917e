import { useStore } from '@nanostores/react';
import { lazy, Suspense, useContext, useEffect } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { isCorrectedInCart, isToasted } from '../../stores/cart/checkout-errors.ts';
import { $notice } from '../../stores/checkout/checkout.ts';
import { showLastingError } from '../../stores/core/persistent-toast.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { shopHref } from '../kit/shop-href.ts';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext, useText } from '../kit/text.ts';

/** Few carts have notices. */
const CartNotices = lazy(async () => ({ default: (await import('../cart/CartNotices.tsx')).CartNotices }));

/** The last error, above the step or in a persistent toast, and the service's messages about the cart. */
export function Notice({ cart }: { cart?: Cart }) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const notice = useStore($notice);
  const error = notice && 'error' in notice ? notice.error : undefined;
  const isToast = error !== undefined && isToasted(error);
  useEffect(() => {
    if (error && isToasted(error)) showLastingError(errorText(error, messages));
  }, [error, messages]);
  return (
    <>
      {notice && !isToast && (
        <p className="checkout__alert" role="alert">
          {'error' in notice ? errorText(notice.error, messages) : t(notice.key)}{' '}
          {error && isCorrectedInCart(error) && <a href={shopHref(pageData().paths.cart)}>{t('checkout.editCart')}</a>}
        </p>
      )}
      {cart && cart.flashMessages.length > 0 && (
        <Suspense>
          <CartNotices cart={cart} />
        </Suspense>
      )}
    </>
  );
}
