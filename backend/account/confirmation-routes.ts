import { confirmationResponse, confirmationRequest } from '../../src/api/account/subscription-confirmation.schema.ts';
import { confirmSubscription } from '../../src/api/account/subscription-confirmation.ts';
import type { Confirmations } from './subscription-confirmations.ts';
import { apiError } from '../core/errors.ts';
import { openEndpoint, type Endpoint } from '../http/endpoint.ts';

export function confirmationEndpoints(confirmations: Confirmations): Endpoint[] {
  return [
    openEndpoint(confirmSubscription, {
      summary: 'Confirm a subscription with the mailed link',
      body: confirmationRequest,
      response: confirmationResponse,
      perform: async ({ body }) => {
        const locale = await confirmations.confirm(body.token);
        if (locale === undefined) throw apiError('API404');
        return { locale };
      },
    }),
  ];
}
