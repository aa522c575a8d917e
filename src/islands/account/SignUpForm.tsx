import { signUp } from '../../stores/account/sign-in.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useText } from '../kit/text.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { pageData } from '../../stores/core/page-data.ts';
import { LoyaltyTerms } from './LoyaltyTerms.tsx';
import { NameFields } from './NameFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useSignUpRules } from './sign-up-rules.ts';
import { useEnrollmentForm } from './use-enrollment-form.ts';
import type { Arrival } from './use-sign-in-flow.tsx';

const ERROR_FIELDS = {
  AUT439: 'email',
  AUT453: 'email',
  PRO400: 'email',
  FE872: 'password',
  FE340: 'confirmPassword',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
} as const;

interface Props {
  readonly arrival: Arrival;
  /** Address of the sign-in form. */
  readonly signInHref: string;
  /** What opened the form. */
  readonly location?: string;
}

/**
 * A new account, on the page and in the dialog. The simplified variant asks for the email address and the password alone:
 * the profile follows in its steps.
 */
export function SignUpForm({ arrival, signInHref, location = '' }: Props) {
  const t = useText();
  const { loyalty, simplifiedSignIn: isSimplified } = pageData().flags;
  const form = useEnrollmentForm('sign-up', useSignUpRules({ isSimplified }));
  const send = () => {
    const { newsletterConsent, loyaltyOptIn, birthDate, firstName, lastName, ...login } = form.values;
    const wishes = { newsletterConsent: newsletterConsent === 'yes', loyaltyOptIn: loyaltyOptIn === 'yes' };
    const account = {
      ...login,
      ...(isSimplified ? {} : { firstName, lastName }),
      ...wishes,
      email: form.values.email.trim(),
      ...(birthDate === '' ? {} : { birthDate }),
      ...(location === '' ? {} : { formLocation: location }),
    };
    return arrival.during(signUp({ ...account, captcha: pageData().providers.captcha }));
  };
  return (
    <>
      <IdentityForm
        form={form}
        action={signUp}
        fieldNames={ERROR_FIELDS}
        submit={t('identity.createAccount')}
        send={send}
        onDone={(session) => arrival.arrive(session)}
      >
        {!isSimplified && <NameFields field={form.field} />}
        <TextField field={form.field('email')} label={t('identity.email')} type="email" autoComplete="username" />
        <NewPasswordFields field={form.field} label={t('identity.password')} />
        {!isSimplified && (
          <TextField
            field={form.field('birthDate')}
            label={t('identity.birthDate')}
            hint={t('identity.birthDateHint')}
            type="date"
            autoComplete="bday"
          />
        )}
        {loyalty && !isSimplified && (
          <>
            <CheckField field={form.field('loyaltyOptIn')}>{t('identity.loyaltyOptIn')}</CheckField>
            <LoyaltyTerms />
          </>
        )}
        <CheckField field={form.field('newsletterConsent')}>{t('identity.newsletter')}</CheckField>
      </IdentityForm>
      <p>
        {t('identity.haveAccount')} <a href={signInHref}>{t('shell.signIn')}</a>
      </p>
    </>
  );
}
