import { retrieveUserData } from '../../api/account/user-data.ts';
import { closeAccount } from '../../api/identity/account-changes.ts';
import { signOut } from '../../api/identity/identity.ts';
import type { AccountForm } from './_account-form.ts';
import { withoutPassword } from './_login-forms.ts';

/** Answers with a file. */
const data: AccountForm = {
  async run({ call }) {
    const file = await call(retrieveUserData, { body: {} });
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account-data.json"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    };
    return new Response(JSON.stringify(file, undefined, 2), { headers });
  },
};

/** Asks first; then closes the account with its password, and leads home. */
const close: AccountForm = {
  isDraft: (field) => field('step') === 'ask',
  check: ({ field, t }) => ({
    currentPassword: field('currentPassword') === '' ? t('identity.passwordMissing') : undefined,
  }),
  async run({ call, field }) {
    await call(closeAccount, { body: { currentPassword: field('currentPassword') } });
    await call(signOut, { body: {} });
    return '/';
  },
  errorFields: { AUT450: 'currentPassword' },
  failureText: withoutPassword,
};

/** The forms of who takes their data away, or leaves. */
export const LEAVING_FORMS = { data, close };
