import { operation } from '../core/operation.ts';
import type { ConfirmationResponse, ConfirmationRequest } from './subscription-confirmation.schema.ts';

/** Confirms that an address is the subscriber's; `API404` for a link that is unknown, used or expired. */
export const confirmSubscription = operation<{ body: ConfirmationRequest }, ConfirmationResponse>({
  name: 'confirmSubscription',
  method: 'POST',
  path: '/consumers-v3/consumer/subscription/confirm',
  access: 'anyone',
  errors: ['API404'],
});
