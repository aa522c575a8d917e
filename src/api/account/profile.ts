import { operation } from '../core/operation.ts';
import type { Profile, ProfileChange, ProfileQuery } from './profile.schema.ts';

const path = '/consumers-v3/consumer';

export const getProfile = operation<{ query?: ProfileQuery }, Profile>({
  name: 'getProfile',
  method: 'GET',
  path,
  access: 'consumer',
  errors: ['PRO404'],
});

/** Changes the fields that are sent; the others stay unchanged. */
export const updateProfile = operation<{ body: ProfileChange }, Profile>({
  name: 'updateProfile',
  method: 'PUT',
  path,
  access: 'consumer',
  errors: [
    'PRO404',
    'PRO410',
    'PRO411',
    'PRO412',
    'PRO418',
    'AUT442',
    'AUT404',
    'AUT444',
    'PRO400',
    'MEMBER_NOT_FOUND',
  ],
});

/** The last step of enrolling: as `updateProfile`, but requires every detail of the enrolment. */
export const completeProfile = operation<{ body: ProfileChange }, Profile>({
  name: 'completeProfile',
  method: 'POST',
  path,
  access: 'consumer',
  errors: [
    'PRO404',
    'PRO410',
    'PRO411',
    'PRO412',
    'PRO418',
    'AUT444',
    'AUT404',
    'AUT442',
    'PRO400',
    'MEMBER_NOT_FOUND',
  ],
});
