import { operation } from '../core/operation.ts';
import type { UserData } from './user-data.schema.ts';

/** The consumer's own data, to take along. */
export const retrieveUserData = operation<{ body: Record<string, never> }, UserData>({
  name: 'retrieveUserData',
  method: 'POST',
  path: '/consumers-v3/consumer/retrieveUserData',
});
