import { lookUpConsumer } from '../../api/account/lookup.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { createStore } from '../core/store.ts';

/** The email address entered in the previous enrollment step, the initial value of the next one. */
export const $typedEmail = createStore('');

/** Whether the address has an account: enrollment then continues with signing in, otherwise with signing up. */
export const lookUpEmail = createAction('account/look-up-email', async (email: string): Promise<boolean> => {
  const { registered } = await callApi(lookUpConsumer, { query: { email } });
  $typedEmail.set(email);
  return registered;
});
