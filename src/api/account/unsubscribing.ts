import { operation } from '../core/operation.ts';
import type { EndedSubscription, UnsubscribeRequest } from './unsubscribing.schema.ts';

const base = '/consumers-v3/consumer/subscription';

/** Ends the subscription that the link in a mail names; idempotent. `API404` for an unknown link. */
export const unsubscribe = operation<{ body: UnsubscribeRequest }, EndedSubscription>({
  name: 'unsubscribe',
  method: 'POST',
  path: `${base}/unsubscribe`,
  access: 'anyone',
  errors: ['API404'],
});

/** Undoes it within an hour; afterwards `API404`, as for an unknown link. */
export const undoUnsubscribe = operation<{ body: UnsubscribeRequest }, EndedSubscription>({
  name: 'undoUnsubscribe',
  method: 'POST',
  path: `${base}/undoUnsubscribe`,
  access: 'anyone',
  errors: ['API404'],
});
