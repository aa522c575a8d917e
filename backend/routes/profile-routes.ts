import { addressBook, addressChange, addressPath, newAddress } from '../../src/api/address-book.schema.ts';
import { addAddress, changeAddress, removeAddress } from '../../src/api/address-book.ts';
import { profile, profileChange, profileQuery } from '../../src/api/profile.schema.ts';
import { completeProfile, getProfile, updateProfile } from '../../src/api/profile.ts';
import type { AddressBookService } from '../consumer/address-book.ts';
import type { ProfileService } from '../consumer/profiles.ts';
import { sessionCall, type Call } from './call.ts';

export interface ProfileDeps {
  readonly profiles: ProfileService;
  readonly addresses: AddressBookService;
}

export function profileCalls({ profiles, addresses }: ProfileDeps): Call[] {
  return [
    sessionCall(getProfile, {
      summary: 'Get the profile',
      query: profileQuery,
      answer: profile,
      perform: ({ query }, { principal }) =>
        profiles.get(principal.consumerNo, { withPoints: query.includeLoyaltySummary === 'true' }),
    }),
    sessionCall(updateProfile, {
      summary: 'Change the profile',
      body: profileChange,
      answer: profile,
      perform: ({ body }, { principal }) => profiles.update(principal.consumerNo, body),
    }),
    sessionCall(completeProfile, {
      summary: 'Complete the profile at the end of enrolling',
      body: profileChange,
      answer: profile,
      perform: ({ body }, { principal }) => profiles.complete(principal.consumerNo, body),
    }),
    ...addressCalls(addresses),
  ];
}

function addressCalls(addresses: AddressBookService): Call[] {
  return [
    sessionCall(addAddress, {
      summary: 'Save an address',
      body: newAddress,
      answer: addressBook,
      status: 201,
      perform: ({ body }, { principal }) => addresses.add(principal.consumerNo, body),
    }),
    sessionCall(changeAddress, {
      summary: 'Change a saved address',
      params: addressPath,
      body: addressChange,
      answer: addressBook,
      perform: ({ params, body }, { principal }) => addresses.change(principal.consumerNo, params.addressId, body),
    }),
    sessionCall(removeAddress, {
      summary: 'Remove a saved address',
      params: addressPath,
      answer: addressBook,
      perform: ({ params }, { principal }) => addresses.remove(principal.consumerNo, params.addressId),
    }),
  ];
}
