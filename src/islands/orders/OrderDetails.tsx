import { claimOfPage, hrefOfOrder } from './order-href.ts';
import { OrderFinder } from './OrderFinder.tsx';
import { OrderView } from './OrderView.tsx';

/** The order that the address names; a found order is written to the address, so that a reload shows it again. */
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
