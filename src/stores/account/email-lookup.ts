import { lookUpConsumer } from '../../api/account/lookup.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';

/** Whether the address has an account: enrollment then continues with signing in, otherwise with signing up. */
export const lookUpEmail = createAction('account/look-up-email', async (email: string): Promise<boolean> => {
  const { registered } = await callApi(lookUpConsumer, { query: { email } });
  return registered;
});
