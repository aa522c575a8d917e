import { addressBook, addressChange, addressPath, newAddress } from '../../src/api/account/address-book.schema.ts';
import { addAddress, changeAddress, removeAddress } from '../../src/api/account/address-book.ts';
import { profile, profileChange, profileQuery } from '../../src/api/account/profile.schema.ts';
import { completeProfile, getProfile, updateProfile } from '../../src/api/account/profile.ts';
import type { AddressBookService } from './address-book.ts';
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
      perform: ({ query }, { principal }) =>
        profiles.get(principal.consumerNo, { withPoints: query.includeLoyaltySummary === 'true' }),
    }),
    sessionEndpoint(updateProfile, {
      summary: 'Change the profile',
      body: profileChange,
      response: profile,
      perform: ({ body }, { principal }) => profiles.update(principal.consumerNo, body),
    }),
    sessionEndpoint(completeProfile, {
      summary: 'Complete the profile at the end of enrollment',
      body: profileChange,
      response: profile,
      perform: ({ body }, { principal }) => profiles.complete(principal.consumerNo, body),
    }),
    ...addressEndpoints(addresses),
  ];
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
