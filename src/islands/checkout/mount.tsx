import { createRoot } from 'react-dom/client';
import { followSession, loadCustomer } from '../../stores/checkout/checkout-customer.ts';
import { restoreDraft } from '../../stores/checkout/checkout-draft.ts';
import { isInterrupted, resumePayment } from '../../stores/checkout/checkout-resume.ts';
import { takeFinishedOrder } from '../../stores/checkout/finished-order.ts';
import { CartBoundary } from '../cart/CartBoundary.tsx';
import { shopHref } from '../kit/shop-href.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { loadMessages } from '../kit/messages.ts';
import { MessagesContext } from '../kit/text.ts';
import { Checkout } from './Checkout.tsx';
import { isCheckoutPage } from './checkout-page.ts';

/**
 * Renders the checkout or the confirmation in place of the content of `element`; a confirmation without an order
 * redirects home.
 */
export async function mountCheckout(element: HTMLElement): Promise<void> {
  const isAfter = !isCheckoutPage();
  const { paths, providers } = pageData();
  if (isAfter && !takeFinishedOrder()) return location.replace(shopHref(paths.home));
  if (!isAfter) begin(providers.captcha);
  const [messages, Screen] = await Promise.all([loadMessages(), isAfter ? loadConfirmation() : Checkout]);
  createRoot(element).render(
    <MessagesContext value={messages}>
      <CartBoundary>
        <Screen />
      </CartBoundary>
    </MessagesContext>,
  );
}

/** Not a part of the checkout's script. */
const loadConfirmation = async () => (await import('./Confirmation.tsx')).Confirmation;

function begin(captcha: string): void {
  restoreDraft();
  followSession();
  void loadCustomer();
  if (isInterrupted()) void resumePayment(captcha);
}
