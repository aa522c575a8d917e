import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { CartBoundary } from './CartBoundary.tsx';
import { MiniCart } from './MiniCart.tsx';
import { MessagesContext } from '../shell/text.ts';

const mounted = new WeakSet<HTMLElement>();

function render(element: HTMLElement, messages: Messages): void {
  createRoot(element).render(
    <MessagesContext value={messages}>
      <CartBoundary>
        <MiniCart />
      </CartBoundary>
    </MessagesContext>,
  );
}

/** Renders the cart in place of what `element` holds, once; a dialog that was opened for it is painted first. */
export function mountCart(element: HTMLElement, messages: Messages): void {
  if (mounted.has(element)) return;
  mounted.add(element);
  if (element.closest('[popover]')) requestAnimationFrame(() => setTimeout(render, 0, element, messages));
  else render(element, messages);
}
