import type { CustomerContact } from '../../api/identity/served-customer.schema.ts';
import {
  findCustomer as find,
  leaveCustomer as leave,
  serveCustomer as serve,
} from '../../api/identity/served-customer.ts';
import { refreshCart } from '../cart/cart.ts';
import { announceSession } from '../cart/cart-state.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { renewSession } from '../core/session.ts';

/** The session names the customer, in every tab; the cart has their prices. */
async function showServed(): Promise<void> {
  await renewSession();
  announceSession();
  await refreshCart();
}

export const findCustomer = createAction('associate/find-customer', (body: CustomerContact) => callApi(find, { body }));

export const serveCustomer = createAction('associate/serve-customer', async (body: CustomerContact) => {
  await callApi(serve, { body });
  await showServed();
});

export const leaveCustomer = createAction('associate/leave-customer', async () => {
  await callApi(leave, {});
  await showServed();
});
