import { isAllowedBirthDate } from '../../../domain/account/birth-date.ts';
import { isPlausible } from '../../../domain/checkout/address-rules.ts';
import { dialCodeOf } from '../../../domain/phone.ts';
import { updateProfile } from '../../api/account/profile.ts';
import type { AccountForm } from './_account-form.ts';
import { LEAVING_FORMS } from './_leaving-forms.ts';
import { LOGIN_FORMS } from './_login-forms.ts';
import { MESSAGE_FORMS } from './_message-forms.ts';

const NAMES = ['firstName', 'lastName', 'phone', 'postalCode', 'birthDate'] as const;

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

/** The forms of the profile page. */
export const PROFILE_FORMS = { details, preferences, ...LOGIN_FORMS, ...MESSAGE_FORMS, ...LEAVING_FORMS };
