import { isAllowedBirthDate } from '../../../domain/account/birth-date.ts';
import type { FieldRule } from '../kit/use-form.ts';
import { useText, type Translate } from '../kit/text.ts';
import { emailRule } from './email-rule.ts';

/** The minimum length that the service accepts. */
const SHORTEST_PASSWORD = 8;

type PasswordName = 'password' | 'confirmPassword';
type Name = PasswordName | 'firstName' | 'lastName' | 'email' | 'birthDate' | 'loyaltyOptIn' | 'newsletterConsent';

/** Two equal passwords of the length that the service accepts. */
export function passwordRules<Name extends string = never>(
  t: Translate,
): Readonly<Record<PasswordName, FieldRule<Name | PasswordName>>> {
  return {
    password: {
      isRequired: true,
      missing: t('identity.newPasswordMissing'),
      rule: (password) =>
        [...password.normalize('NFC')].length < SHORTEST_PASSWORD
          ? t('errors.FE872', { minimum: SHORTEST_PASSWORD })
          : undefined,
    },
    confirmPassword: {
      isRequired: true,
      missing: t('identity.confirmMissing'),
      rule: (confirmPassword, { password }) => (confirmPassword === password ? undefined : t('errors.FE340')),
    },
  };
}

/** The rules of the sign-up form; its simplified variant has no names. */
export function useSignUpRules({
  isSimplified,
}: {
  readonly isSimplified: boolean;
}): Readonly<Record<Name, FieldRule<Name>>> {
  const t = useText();
  const optional = { isRequired: false, missing: '' };
  return {
    firstName: { isRequired: !isSimplified, missing: t('identity.missing_firstName') },
    lastName: { isRequired: !isSimplified, missing: t('identity.missing_lastName') },
    email: emailRule(t),
    ...passwordRules<Name>(t),
    birthDate: {
      ...optional,
      rule: (value) => (isAllowedBirthDate(value, Date.now()) ? undefined : t('errors.PRO410')),
    },
    loyaltyOptIn: optional,
    newsletterConsent: optional,
  };
}
