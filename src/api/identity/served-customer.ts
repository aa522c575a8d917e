import { operation } from '../core/operation.ts';
import type { CustomerContact, LeftCustomer, ServedCustomer } from './served-customer.schema.ts';

const path = '/consumers-v3/consumer/agent/customer';

/** Changes nothing: the shopper is asked first. */
export const findCustomer = operation<{ body: CustomerContact }, ServedCustomer>({
  name: 'findCustomer',
  method: 'POST',
  path,
  access: 'associate',
  errors: ['AUT453', 'CCN404'],
});

/** The session's cart and orders are for the customer from now on. */
export const serveCustomer = operation<{ body: CustomerContact }, ServedCustomer>({
  name: 'serveCustomer',
  method: 'PUT',
  path,
  access: 'associate',
  errors: ['AUT453', 'CCN404'],
});

export const leaveCustomer = operation<Record<never, never>, LeftCustomer>({
  name: 'leaveCustomer',
  method: 'DELETE',
  path,
  access: 'associate',
  errors: [],
});
