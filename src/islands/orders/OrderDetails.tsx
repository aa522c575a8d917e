import { claimOfPage, hrefOfOrder } from './order-href.ts';
import { OrderFinder } from './OrderFinder.tsx';
import { OrderView } from './OrderView.tsx';

/** The order that the address names; a found one stays in the address, for a reload. */
export function OrderDetails() {
  return (
    <OrderFinder
      claim={claimOfPage()}
      onFound={(claim) => history.replaceState(history.state, '', hrefOfOrder('/order-details', claim))}
    >
      {(found) => <OrderView {...found} />}
    </OrderFinder>
  );
}
