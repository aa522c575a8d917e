import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $cart } from '../../stores/cart/cart-state.ts';
import { submitOrder } from '../../stores/checkout/checkout-order.ts';
import { resumePayment } from '../../stores/checkout/checkout-resume.ts';
import { $finishedOrder } from '../../stores/checkout/finished-order.ts';
import { storeNotice } from '../../stores/core/notices.ts';
import { $pending } from '../../stores/checkout/pending-order.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { pagePart } from '../kit/page-part.ts';
import { shopHref } from '../kit/shop-href.ts';
import { confirmationHref } from './confirmation-href.ts';

/**
 * Redirects to the confirmation once there is an order, and to the cart where there is nothing to buy, for example
 * after an order in another tab. Both replace the history entry.
 */
export function useLeaving(): void {
  const cart = useStore($cart);
  const order = useStore($finishedOrder);
  const isPending = useStore($pending) !== undefined;
  const isBusy = [useStore(resumePayment.$status), useStore(submitOrder.$status)].some(
    ({ state }) => state === 'pending',
  );
  const hadItems = useRef(false);
  const isEmpty = cart !== undefined && (cart === null || cart.items.length === 0);
  const isOver = isEmpty && !order && !isPending && !isBusy;

  useEffect(() => {
    if (cart && cart.items.length > 0) hadItems.current = true;
  }, [cart]);
  useEffect(() => {
    if (order) location.replace(confirmationHref(pagePart('checkout').confirmation));
  }, [order]);
  useEffect(() => {
    if (!isOver) return;
    if (hadItems.current) storeNotice('info', 'checkout.cartGone');
    location.replace(shopHref(pageData().paths.cart));
  }, [isOver]);
}
