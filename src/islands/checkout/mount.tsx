import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { restoreDraft } from '../../stores/checkout-draft.ts';
import { takeFinishedOrder } from '../../stores/finished-order.ts';
import { CartBoundary } from '../cart/CartBoundary.tsx';
import { shopAddresses, shopHref } from '../cart/shop-href.ts';
import { MessagesContext } from '../shell/text.ts';
import { Checkout } from './Checkout.tsx';
import { Confirmation } from './Confirmation.tsx';
import { PlaceContext, readPlace } from './place.ts';

/** Renders the checkout, or what follows it, in place of what `element` holds; a confirmation without an order leads home. */
export function mountCheckout(element: HTMLElement, messages: Messages): void {
  const isAfter = element.dataset.cartPage === 'confirmation';
  if (isAfter && !takeFinishedOrder()) return location.replace(shopHref(shopAddresses().home));
  restoreDraft();
  createRoot(element).render(
    <MessagesContext value={messages}>
      <PlaceContext value={readPlace(element)}>
        <CartBoundary>{isAfter ? <Confirmation /> : <Checkout />}</CartBoundary>
      </PlaceContext>
    </MessagesContext>,
  );
}
