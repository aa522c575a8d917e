import { isRecord } from '../../../domain/record.ts';
import { getProfile } from '../../api/account/profile.ts';
import type { Profile } from '../../api/account/profile.schema.ts';
import type { MeasuredEvent } from '../../lib/measurement/event-list.ts';
import { callApi } from '../../stores/core/api.ts';
import type { Memory } from './memory.ts';

type UserData = Extract<MeasuredEvent, { event: 'user_data' }>;

/** What analysts get of a customer's profile. */
export type UserProfile = Pick<
  UserData,
  | 'loyaltyMember'
  | 'memberId'
  | 'vfEmployee'
  | 'rewardsAvailable'
  | 'newsletter'
  | 'clv'
  | 'encodedEmail'
  | 'hashedEmail'
>;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Neither is readable at a glance, and neither ever stands in an address. */
async function encodeEmail(email: string): Promise<Pick<UserProfile, 'encodedEmail' | 'hashedEmail'>> {
  const address = email.trim().toLowerCase();
  const encodedEmail = btoa(String.fromCodePoint(...bytesOf(address)));
  // Without https, except at a local shop, browsers have no hashes.
  if (!('subtle' in crypto)) return { encodedEmail };
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(address)));
  return { encodedEmail, hashedEmail: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

export async function toUserProfile({ consumerProfile }: Profile): Promise<UserProfile> {
  const { consumerDetails, isLoyaltyMember, memberId, loyaltySummary, subscriptions, clv } = consumerProfile;
  const { balance, minimum = Infinity } = loyaltySummary?.points ?? { balance: 0 };
  return {
    loyaltyMember: isLoyaltyMember,
    ...(memberId !== null && { memberId }),
    vfEmployee: consumerDetails.employee !== null,
    rewardsAvailable: balance >= minimum,
    newsletter: subscriptions.some(({ optin, isConfirmed = true }) => optin && isConfirmed),
    ...(clv && { clv }),
    ...(await encodeEmail(consumerDetails.email)),
  };
}

/** The customer's profile, requested once in a visit. */
export async function loadUserProfile(consumerNo: string, memory: Memory): Promise<UserProfile> {
  const { user } = memory.read();
  // Written below.
  if (isRecord(user) && user['consumerNo'] === consumerNo) return user['profile'] as UserProfile;
  const profile = await toUserProfile(await callApi(getProfile, { query: { includeLoyaltySummary: 'true' } }));
  memory.update({ user: { consumerNo, profile } });
  return profile;
}
