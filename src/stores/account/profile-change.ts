import { ApiError } from '../../api/core/api-error.ts';
import { getLoyaltyToken, getWelcomePromotion } from '../../api/account/loyalty.ts';
import type { ProfileChange } from '../../api/account/profile.schema.ts';
import { completeProfile, updateProfile } from '../../api/account/profile.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { $profile } from './profile.ts';
import { asVisitor } from '../core/session-call.ts';

type Change = ProfileChange['consumerProfile'];
type Details = NonNullable<Change['consumerDetails']>;

/** docs/contract.md#account: nothing is changed before the profile was loaded. */
function loadedProfile() {
  const profile = $profile.get();
  if (!profile) throw new ApiError({ errorId: 'PRO404', status: 404, message: 'Profile not loaded' });
  return profile;
}

async function send(operation: typeof updateProfile, consumerProfile: Change): Promise<void> {
  loadedProfile();
  const answer = await asVisitor(() => callApi(operation, { body: { consumerProfile } }));
  $profile.set(answer.consumerProfile);
}

/** Saves the details; without any value no request is sent. `isWhole`: the details complete the enrollment. */
export const saveDetails = createAction('account/save-details', async (details: Details, { isWhole = false } = {}) => {
  const { phone } = loadedProfile().consumerDetails;
  if (Object.values(details).every((value) => !value)) return;
  await send(isWhole && phone ? completeProfile : updateProfile, { consumerDetails: details });
});

export const saveInterests = createAction('account/save-interests', (interests: readonly string[]) =>
  send(updateProfile, { preferences: { interests: interests.join('|') } }),
);

/** Joins the loyalty programme, which needs the birth date unless the profile has one. */
export const joinLoyalty = createAction('account/join-loyalty', async (birthDate: string) => {
  loadedProfile();
  const { token: loyaltyToken } = await asVisitor(() => callApi(getLoyaltyToken, { body: {} }));
  const details = birthDate === '' ? {} : { consumerDetails: { birthDate } };
  await send(updateProfile, { isLoyaltyMember: true, loyaltyToken, ...details });
});

/** The welcome code of a new member; undefined for other customers and where there is none. */
export const loadWelcomeCode = createAction('account/load-welcome-code', async () => {
  const { promotion } = await asVisitor(() => callApi(getWelcomePromotion, {}));
  return promotion?.isRedeemed ? null : promotion;
});
