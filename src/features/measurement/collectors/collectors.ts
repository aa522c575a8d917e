import type { Collector, CollectorDeps } from '../collector.ts';
import { collectCart } from './cart.ts';
import { collectCheckout } from './checkout.ts';
import { collectDialogs } from './dialogs.ts';
import { collectLists } from './lists.ts';
import { collectOrders } from './orders.ts';
import { collectPageUse } from './page-use.ts';
import { collectProduct } from './product.ts';
import { collectServices } from './services.ts';

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
