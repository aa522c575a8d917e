import type { Profile } from '../api/account/profile.schema.ts';
import { getProfile, updateProfile } from '../api/account/profile.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { whenCustomerChanges } from './person.ts';
import { createStore } from './store.ts';
import { asVisitor } from './visitor-call.ts';

export type ConsumerProfile = Profile['consumerProfile'];

/** `undefined`: not asked yet. */
export const $profile = createStore<ConsumerProfile | undefined>(undefined);

whenCustomerChanges(() => $profile.set(undefined));

export const loadProfile = createAction(async () => {
  const { consumerProfile } = await asVisitor(() => callApi(getProfile, {}));
  $profile.set(consumerProfile);
  return consumerProfile;
});

/** The terms of the employee discount; once accepted, they stay so. */
export const acceptEmployeeTerms = createAction(async () => {
  const body = { consumerProfile: { isEmployeeDiscountTCAccepted: true } };
  const { consumerProfile } = await asVisitor(() => callApi(updateProfile, { body }));
  $profile.set(consumerProfile);
});
