import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { MessagesContext } from '../kit/text.ts';
import { AccountOrder } from './AccountOrder.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { ReturnItems } from './ReturnItems.tsx';

interface ScreenProps {
  /** The order number in the page's path. */
  readonly orderNumber: string;
}

/** By the names that the pages set (`OrdersPage.astro`). */
const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  'account-order': AccountOrder,
  'order-details': OrderDetails,
  'order-history': OrderHistory,
  'order-status': OrderStatus,
  'return-label': ReturnItems,
};

/** Renders the screen that `element` names in place of its content. */
export function mountOrders(element: HTMLElement, messages: Messages): void {
  const { orders = '', orderNumber = '' } = element.dataset;
  const Screen = SCREENS[orders];
  if (!Screen) throw new Error(`There is no screen "${orders}" in src/islands/orders.`);
  createRoot(element).render(
    <MessagesContext value={messages}>
      <Screen orderNumber={orderNumber} />
    </MessagesContext>,
  );
}
