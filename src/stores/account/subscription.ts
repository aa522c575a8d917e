import { isApiError } from '../../api/core/api-error.ts';
import type { Subscription } from '../../api/account/account.schema.ts';
import { setSubscription } from '../../api/account/account.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { currentSession, renewSession } from '../core/session.ts';

/** Subscribes to the newsletter; an expired session is renewed once. */
export const subscribeToNewsletter = createAction('account/subscribe', async (email: string): Promise<Subscription> => {
  const ask = () => callApi(setSubscription, { body: { email, channel: 'email', type: 'newsletter', optin: true } });
  await currentSession();
  return ask().catch(async (error: unknown) => {
    if (!isApiError(error) || error.status !== 401) throw error;
    await renewSession();
    return ask();
  });
});
