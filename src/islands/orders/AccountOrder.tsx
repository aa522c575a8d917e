import { useRef } from 'react';
import { shopHref } from '../kit/shop-href.ts';
import { leaveAfter, useAccountPage } from '../account/account-page.ts';
import { useText } from '../kit/text.ts';
import { OrderFinder } from './OrderFinder.tsx';
import { OrderView } from './OrderView.tsx';

/** An order of the account; other orders are looked up by their email address. */
export function AccountOrder({ orderNumber }: { readonly orderNumber: string }) {
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
