import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import type { OrdersScreen } from '../../lib/page-data.ts';
import { pagePart } from '../kit/page-part.ts';
import { MessagesContext } from '../kit/text.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderStatus } from './OrderStatus.tsx';

const SCREENS: Readonly<Record<OrdersScreen, ComponentType>> = {
  'order-details': OrderDetails,
  'order-status': OrderStatus,
};

/** Renders the page's screen in place of the content of `element`. */
export function mountOrders(element: HTMLElement, messages: Messages): void {
  const { screen } = pagePart('orders');
  const Screen = SCREENS[screen];
  createRoot(element).render(
    <MessagesContext value={messages}>
      <Screen />
    </MessagesContext>,
  );
}
