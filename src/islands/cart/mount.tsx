import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { CartBoundary } from './CartBoundary.tsx';
import { MiniCart } from './MiniCart.tsx';
import { MessagesContext } from '../shell/text.ts';

const mounted = new WeakSet<HTMLElement>();

/** Renders the cart in place of what `element` holds, once. */
export function mountCart(element: HTMLElement, messages: Messages): void {
  if (mounted.has(element)) return;
  mounted.add(element);
  createRoot(element).render(
    <MessagesContext value={messages}>
      <CartBoundary>
        <MiniCart />
      </CartBoundary>
    </MessagesContext>,
  );
}
