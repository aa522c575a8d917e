import { lookUpConsumer } from '../../api/account/account.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { createStore } from '../core/store.ts';

/** The email address typed at the last step of enrolling: the next one need not ask for it. */
export const $typedEmail = createStore('');

/** Whether the address has an account: then enrolling goes on with signing in, else with signing up. */
export const lookUpEmail = createAction(async (email: string): Promise<boolean> => {
  const { registered } = await callApi(lookUpConsumer, { query: { email } });
  $typedEmail.set(email);
  return registered;
});
