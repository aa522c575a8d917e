import type { Profile } from '../../api/account/profile.schema.ts';
import { getProfile, updateProfile } from '../../api/account/profile.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { whenCustomerChanges } from '../core/customer-change.ts';
import { currentSession } from '../core/session.ts';
import { createStore } from '../core/store.ts';
import { asVisitor } from '../core/session-call.ts';

export type ConsumerProfile = Profile['consumerProfile'];

/** `undefined`: not loaded yet. */
export const $profile = createStore<ConsumerProfile | undefined>(undefined);

whenCustomerChanges(() => $profile.set(undefined));

export const loadProfile = createAction('account/load-profile', async () => {
  const { consumerProfile } = await asVisitor(() => callApi(getProfile, {}));
  $profile.set(consumerProfile);
  return consumerProfile;
});

/** The preferred shoe size; empty for a guest, without a choice, and where the profile cannot be had. */
export async function loadShoeSize(): Promise<string> {
  const session = await currentSession().catch(() => undefined);
  if (!session?.loggedIn) return '';
  if (!$profile.get()) await loadProfile();
  return $profile.get()?.preferences.preferredShoeSize ?? '';
}

/** Accepts the terms of the employee discount, which cannot be undone. */
export const acceptEmployeeTerms = createAction('account/accept-employee-terms', async () => {
  const body = { consumerProfile: { isEmployeeDiscountTCAccepted: true } };
  const { consumerProfile } = await asVisitor(() => callApi(updateProfile, { body }));
  $profile.set(consumerProfile);
});
