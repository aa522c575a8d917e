import { claimOfPage, hrefOfOrder } from './order-href.ts';
import { OrderFinder } from './OrderFinder.tsx';
import { ReturnForm } from './ReturnForm.tsx';

/** Sends items of an order back: the order first, where the address does not name it, then what of it. */
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
