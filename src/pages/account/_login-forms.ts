import { isEmail } from '../../../domain/email.ts';
import { requestEmailChange } from '../../api/identity/account-changes.ts';
import { changePassword } from '../../api/identity/identity.ts';
import type { AccountForm } from './_account-form.ts';

const SHORTEST_PASSWORD = 8;

/** Who signs in by another company proves nothing by a password, and chooses one first. */
export const withoutPassword: NonNullable<AccountForm['failureText']> = ({ errorId }, t) =>
  errorId === 'PRO415' ? t('account.passwordFirst') : undefined;

/** Mails a link to the new address; the address changes once it is confirmed (`/confirm-email`). */
const email: AccountForm = {
  check: ({ field, t }) => ({
    email: isEmail(field('email')) ? undefined : t('errors.AUT453'),
    currentPassword: field('currentPassword') === '' ? t('identity.passwordMissing') : undefined,
  }),
  async run({ call, field }) {
    await call(requestEmailChange, { body: { email: field('email'), currentPassword: field('currentPassword') } });
    return '/account/profile?done=email';
  },
  rejected: ({ errorId }, t) => (errorId === 'PRO412' ? { email: t('account.sameEmail') } : undefined),
  errorFields: { AUT453: 'email', PRO400: 'email', AUT450: 'currentPassword' },
  failureText: withoutPassword,
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

/** The forms of how a customer signs in. */
export const LOGIN_FORMS = { email, password };
