import { isAllowedBirthDate } from '../../../domain/birth-date.ts';
import { isPlausible } from '../../../domain/checkout/address-rules.ts';
import { dialCodeOf } from '../../../domain/phone.ts';
import { updateProfile } from '../../api/account/profile.ts';
import { changePassword } from '../../api/identity/identity.ts';
import type { AccountForm } from './_account-form.ts';

const NAMES = ['firstName', 'lastName', 'phone', 'postalCode', 'birthDate'] as const;
const SHORTEST_PASSWORD = 8;

/** Names, phone, postal code and birth date; an empty field is cleared. */
const details: AccountForm = {
  check: ({ field, country, t }) => ({
    firstName: field('firstName') === '' ? t('identity.missing_firstName') : undefined,
    lastName: field('lastName') === '' ? t('identity.missing_lastName') : undefined,
    phone:
      field('phone') === '' || isPlausible('phone', field('phone'), { countryCode: country })
        ? undefined
        : t('checkout.phoneInvalid'),
    birthDate:
      field('birthDate') === '' || isAllowedBirthDate(field('birthDate'), Date.now()) ? undefined : t('errors.PRO410'),
  }),
  async run({ call, field, country }) {
    const names = Object.fromEntries(NAMES.map((name) => [name, field(name)]));
    const consumerDetails = names['phone'] ? { ...names, phoneCode: dialCodeOf(country) } : names;
    await call(updateProfile, { body: { consumerProfile: { consumerDetails } } });
    return '/account/profile?done=profile';
  },
  errorFields: { AUT442: 'phone', AUT444: 'phone', PRO410: 'birthDate', PRO411: 'birthDate', PRO412: 'phone' },
};

const preferences: AccountForm = {
  async run({ call, field }) {
    const change = { interests: field('interests'), preferredShoeSize: field('preferredShoeSize') };
    await call(updateProfile, { body: { consumerProfile: { preferences: change } } });
    return '/account/profile?done=preferences';
  },
  errorFields: { PRO418: 'preferredShoeSize' },
};

/** Requires the current password; ends all other sessions. */
const password: AccountForm = {
  check({ field, t }) {
    const chosen = field('password');
    const isShort = [...chosen.normalize('NFC')].length < SHORTEST_PASSWORD;
    const short = isShort ? t('errors.FE872', { minimum: SHORTEST_PASSWORD }) : undefined;
    const confirmation = field('confirmPassword');
    const different = confirmation === chosen ? undefined : t('errors.FE340');
    return {
      currentPassword: field('currentPassword') === '' ? t('identity.passwordMissing') : undefined,
      password: chosen === '' ? t('identity.newPasswordMissing') : short,
      confirmPassword: confirmation === '' ? t('identity.confirmMissing') : different,
    };
  },
  async run({ call, field }) {
    const [currentPassword, newPassword, confirmPassword] = [
      field('currentPassword'),
      field('password'),
      field('confirmPassword'),
    ];
    await call(changePassword, { body: { currentPassword, newPassword, confirmPassword } });
    return '/account/profile?done=password';
  },
  errorFields: {
    AUT450: 'currentPassword',
    AUT451: 'password',
    AUT452: 'password',
    FE872: 'password',
    FE340: 'confirmPassword',
  },
};

/** The forms of the profile page. */
export const PROFILE_FORMS = { details, preferences, password };
