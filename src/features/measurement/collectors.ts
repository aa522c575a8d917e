import type { Collector, CollectorDeps } from './collector.ts';
import { collectCart } from './collect-cart.ts';
import { collectCheckout } from './collect-checkout.ts';
import { collectDialogs } from './collect-dialogs.ts';
import { collectLists } from './collect-lists.ts';
import { collectOrders } from './collect-orders.ts';
import { collectPageUse } from './collect-page-use.ts';
import { collectProduct } from './collect-product.ts';
import { collectServices } from './collect-services.ts';
import { followUser } from './user-data.ts';

const COLLECTORS: readonly Collector[] = [
  collectLists,
  collectProduct,
  collectCart,
  collectCheckout,
  collectOrders,
  collectDialogs,
  collectPageUse,
  collectServices,
];

/** One that fails does not stop the others. */
export function startCollectors(deps: CollectorDeps): void {
  for (const collect of COLLECTORS) {
    try {
      collect(deps);
    } catch (error) {
      console.error(error);
    }
  }
}

export { shareOrigins } from './origin-cookie.ts';

/** With the visitor's consent; returns the function that stops it. */
export const startUserData = (deps: CollectorDeps): (() => void) => followUser(deps);
