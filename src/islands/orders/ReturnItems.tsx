import { claimOfPage, hrefOfOrder } from './order-href.ts';
import { OrderFinder } from './OrderFinder.tsx';
import { ReturnForm } from './ReturnForm.tsx';

/** Returns items of an order: first the order, where the address does not name it, then its items. */
export function ReturnItems() {
  return (
    <OrderFinder
      claim={claimOfPage()}
      onFound={(claim) => history.replaceState(history.state, '', hrefOfOrder('/return-label', claim))}
    >
      {(found) => <ReturnForm {...found} />}
    </OrderFinder>
  );
}
