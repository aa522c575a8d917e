import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { CartBoundary } from './CartBoundary.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { MiniCart } from './MiniCart.tsx';
import { MessagesContext } from '../kit/text.ts';

const CartPage = lazy(() => import('./CartPage.tsx'));
const mounted = new WeakSet<HTMLElement>();

function render(element: HTMLElement, messages: Messages): void {
  const Cart = element.dataset.screen === undefined ? MiniCart : CartPage;
  createRoot(element).render(
    <MessagesContext value={messages}>
      <CartBoundary>
        <Suspense fallback={<Skeleton />}>
          <Cart />
        </Suspense>
      </CartBoundary>
    </MessagesContext>,
  );
}

/**
 * Renders the cart in place of the content of `element`, once. On the cart page (`data-screen`) it renders all
 * features; a dialog that was opened for it is painted first.
 */
export function mountCart(element: HTMLElement, messages: Messages): void {
  if (mounted.has(element)) return;
  mounted.add(element);
  if (element.closest('[popover]')) requestAnimationFrame(() => setTimeout(render, 0, element, messages));
  else render(element, messages);
}
