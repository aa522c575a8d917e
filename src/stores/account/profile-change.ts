import { ApiError } from '../../api/core/api-error.ts';
import { getWelcomePromotion } from '../../api/account/loyalty.ts';
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
  if (!profile) throw new ApiError({ errorId: 'PRO404', status: 0, message: 'Profile not loaded' });
  return profile;
}

async function send(operation: typeof updateProfile, consumerProfile: Change): Promise<void> {
  loadedProfile();
  const answer = await asVisitor(() => callApi(operation, { body: { consumerProfile } }));
  $profile.set(answer.consumerProfile);
}

/** Keeps basic info; where all of it is empty there is nothing to do. `isWhole`: nothing that enrolling asks for is missing then. */
export const saveDetails = createAction(async (details: Details, { isWhole = false } = {}) => {
  const { phone } = loadedProfile().consumerDetails;
  if (Object.values(details).every((value) => !value)) return;
  await send(isWhole && phone ? completeProfile : updateProfile, { consumerDetails: details });
});

export const saveInterests = createAction((interests: readonly string[]) =>
  send(updateProfile, { preferences: { interests: interests.join('|') } }),
);

/** A membership needs the birth date; one that is known need not be told again. */
export const joinLoyalty = createAction((birthDate: string) =>
  send(updateProfile, { isLoyaltyMember: true, ...(birthDate === '' ? {} : { consumerDetails: { birthDate } }) }),
);

/** The code that greets a new member; nothing for others, and where there is none. */
export const loadWelcomeCode = createAction(async () => {
  const { promotion } = await asVisitor(() => callApi(getWelcomePromotion, {}));
  return promotion?.isRedeemed ? null : promotion;
});
