import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { CartBoundary } from './CartBoundary.tsx';
import { MiniCart } from './MiniCart.tsx';
import { MessagesContext } from '../shell/text.ts';

const mounted = new WeakSet<HTMLElement>();

/**
 * Renders into `element`, once: the cart, or the checkout and what follows it where `data-cart-page` names them. Those come by way of the
 * cart, so that the script of every page needs no word of them.
 */
export function mountCart(element: HTMLElement, messages: Messages): void {
  if (mounted.has(element)) return;
  mounted.add(element);
  if (element.dataset.cartPage) void mountPurchase(element, messages);
  else
    createRoot(element).render(
      <MessagesContext value={messages}>
        <CartBoundary>
          <MiniCart />
        </CartBoundary>
      </MessagesContext>,
    );
}

async function mountPurchase(element: HTMLElement, messages: Messages): Promise<void> {
  const { mountCheckout } = await import('../checkout/mount.tsx');
  mountCheckout(element, messages);
}
