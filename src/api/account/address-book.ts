import type { AddressBook, AddressChange, NewAddress } from './address-book.schema.ts';
import { operation } from '../core/operation.ts';

const path = '/consumers-v3/consumer/address';

export const addAddress = operation<{ body: NewAddress }, AddressBook>({
  name: 'addAddress',
  method: 'POST',
  path,
  access: 'consumer',
  errors: ['PYT406', 'CCA400', 'PRO404'],
});

export const changeAddress = operation<{ params: { addressId: string }; body: AddressChange }, AddressBook>({
  name: 'changeAddress',
  method: 'PUT',
  path: `${path}/{addressId}`,
  access: 'consumer',
  errors: ['ADDRESS_NOT_FOUND', 'CCA401', 'PYT406', 'CCA400'],
});

export const removeAddress = operation<{ params: { addressId: string } }, AddressBook>({
  name: 'removeAddress',
  method: 'DELETE',
  path: `${path}/{addressId}`,
  access: 'consumer',
  errors: ['ADDRESS_NOT_FOUND', 'CCA401', 'PRO414'],
});
