import { confirmationAnswer, confirmationRequest } from '../../src/api/subscription-confirmation.schema.ts';
import { confirmSubscription } from '../../src/api/subscription-confirmation.ts';
import type { Confirmations } from '../consumer/confirmations.ts';
import { apiError } from '../core/refuse.ts';
import { openCall, type Call } from './call.ts';

export function confirmationCalls(confirmations: Confirmations): Call[] {
  return [
    openCall(confirmSubscription, {
      summary: 'Confirm a subscription by the link of its mail',
      body: confirmationRequest,
      answer: confirmationAnswer,
      perform: async ({ body }) => {
        const locale = await confirmations.confirm(body.token);
        if (locale === undefined) throw apiError('API404');
        return { locale };
      },
    }),
  ];
}
