import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { MessagesContext, useText } from '../kit/text.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { useRef, type ComponentType } from 'react';
import { shopHref } from '../kit/shop-href.ts';
import { leaveAfter, useAccountPage } from '../account/account-page.ts';
import { OrderFinder } from './OrderFinder.tsx';
import { OrderView } from './OrderView.tsx';
import { claimOfPage, hrefOfOrder } from './order-href.ts';
import { LookupForm } from './LookupForm.tsx';
import { ReturnForm } from './ReturnForm.tsx';

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

/** An order of the account; other orders are looked up by their email address. */
function AccountOrder({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const isShown = useRef(false);
  useAccountPage(() => isShown.current);
  return (
    <div className="orders__page">
      <a className="identity__link" href={shopHref('/account/order-history')}>
        {t('orders.toHistory')}
      </a>
      <OrderFinder
        claim={{ orderNumber }}
        onFound={() => (isShown.current = true)}
        onError={(error) => void leaveAfter(error)}
      >
        {(found) => <OrderView {...found} />}
      </OrderFinder>
    </div>
  );
}

/** The order that the address names; a found order is written to the address, so that a reload shows it again. */
function OrderDetails() {
  return (
    <OrderFinder
      claim={claimOfPage()}
      onFound={(claim) => history.replaceState(history.state, '', hrefOfOrder('/order-details', claim))}
    >
      {(found) => <OrderView {...found} />}
    </OrderFinder>
  );
}

/** Order lookup for visitors who have no account or are not signed in. */
function OrderStatus() {
  const t = useText();
  const toOrders = `/sign-in?return=${encodeURIComponent(shopHref('/account/order-history'))}`;
  return (
    <div className="identity__columns">
      <LookupForm
        claim={claimOfPage()}
        text={t('orders.statusText')}
        onFound={(_, claim) => location.assign(hrefOfOrder('/order-details', claim))}
      />
      <aside className="identity__card identity__aside" aria-labelledby="have-account">
        <h2 id="have-account">{t('orders.haveAccount')}</h2>
        <p>{t('orders.haveAccountText')}</p>
        <a className="button" href={shopHref(toOrders)}>
          {t('shell.signIn')}
        </a>
      </aside>
    </div>
  );
}

/** Returns items of an order: first the order, where the address does not name it, then its items. */
function ReturnItems() {
  return (
    <OrderFinder
      claim={claimOfPage()}
      onFound={(claim) => history.replaceState(history.state, '', hrefOfOrder('/return-label', claim))}
    >
      {(found) => <ReturnForm {...found} />}
    </OrderFinder>
  );
}
