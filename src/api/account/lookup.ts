import type { Lookup, LookupQuery } from './account.schema.ts';
import { operation } from '../core/operation.ts';

/** Whether enrolling continues with sign-in or with sign-up. */
export const lookUpConsumer = operation<{ query: LookupQuery }, Lookup>({
  name: 'lookUpConsumer',
  method: 'GET',
  path: '/consumers-v3/consumer/lookup',
  access: 'anyone',
  errors: ['CCN404', 'AUT453'],
});
