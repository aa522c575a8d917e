import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { MessagesContext } from '../kit/text.ts';
import { CartBoundary } from './CartBoundary.tsx';
import { CartPage } from './CartPage.tsx';

/** Renders the cart page in place of the content of `element`. */
export function mountCart(element: HTMLElement, messages: Messages): void {
  createRoot(element).render(
    <MessagesContext value={messages}>
      <CartBoundary>
        <CartPage />
      </CartBoundary>
    </MessagesContext>,
  );
}
