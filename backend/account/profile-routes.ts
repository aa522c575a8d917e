import { addressBook, addressChange, addressPath, newAddress } from '../../src/api/account/address-book.schema.ts';
import { addAddress, changeAddress, removeAddress } from '../../src/api/account/address-book.ts';
import { profile, profileChange, profileQuery } from '../../src/api/account/profile.schema.ts';
import { completeProfile, getProfile, updateProfile } from '../../src/api/account/profile.ts';
import type { AddressBookService } from './address-book.ts';
import type { Profile, ProfileChange } from '../../src/api/account/profile.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { ProfileService } from './profiles.ts';
import { sessionEndpoint, type Endpoint } from '../http/endpoint.ts';

export interface ProfileDeps {
  readonly profiles: ProfileService;
  readonly addresses: AddressBookService;
}

export function profileEndpoints({ profiles, addresses }: ProfileDeps): Endpoint[] {
  return [
    sessionEndpoint(getProfile, {
      summary: 'Get the profile',
      query: profileQuery,
      response: profile,
      perform: async ({ query }, { principal, scope }) => {
        const withPoints = query.includeLoyaltySummary === 'true';
        return asOnSite(await profiles.get(principal.consumerNo, { withPoints }), scope);
      },
    }),
    sessionEndpoint(updateProfile, {
      summary: 'Change the profile',
      body: profileChange,
      response: profile,
      perform: async ({ body }, { principal, scope }) => {
        assertLoyalty(body, scope);
        return asOnSite(await profiles.update(principal.consumerNo, body), scope);
      },
    }),
    sessionEndpoint(completeProfile, {
      summary: 'Complete the profile at the end of enrollment',
      body: profileChange,
      response: profile,
      perform: async ({ body }, { principal, scope }) => {
        assertLoyalty(body, scope);
        return asOnSite(await profiles.complete(principal.consumerNo, body), scope);
      },
    }),
    ...addressEndpoints(addresses),
  ];
}

/** A site without the loyalty programme has no members. */
function asOnSite(found: Profile, { hasLoyalty }: Scope): Profile {
  if (hasLoyalty) return found;
  const none = { isLoyaltyMember: false, memberId: null, loyaltyOptInDate: null, loyaltySummary: undefined };
  return { consumerProfile: { ...found.consumerProfile, ...none } };
}

function assertLoyalty({ consumerProfile }: ProfileChange, { hasLoyalty }: Scope): void {
  if (consumerProfile.isLoyaltyMember === true && !hasLoyalty) throw apiError('MEMBER_NOT_FOUND');
}

function addressEndpoints(addresses: AddressBookService): Endpoint[] {
  return [
    sessionEndpoint(addAddress, {
      summary: 'Save an address',
      body: newAddress,
      response: addressBook,
      status: 201,
      perform: ({ body }, { principal }) => addresses.add(principal.consumerNo, body),
    }),
    sessionEndpoint(changeAddress, {
      summary: 'Change a saved address',
      params: addressPath,
      body: addressChange,
      response: addressBook,
      perform: ({ params, body }, { principal }) => addresses.change(principal.consumerNo, params.addressId, body),
    }),
    sessionEndpoint(removeAddress, {
      summary: 'Remove a saved address',
      params: addressPath,
      response: addressBook,
      perform: ({ params }, { principal }) => addresses.remove(principal.consumerNo, params.addressId),
    }),
  ];
}
