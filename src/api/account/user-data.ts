import { operation } from '../core/operation.ts';
import type { UserData } from './user-data.schema.ts';

/** Exports the customer's own data. */
export const retrieveUserData = operation<{ body: Record<string, never> }, UserData>({
  name: 'retrieveUserData',
  method: 'POST',
  path: '/consumers-v3/consumer/retrieveUserData',
  access: 'consumer',
  errors: [],
});
