import { signUp } from '../../stores/account/sign-in.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { pageData } from '../../stores/core/page-data.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useSignUpRules } from './sign-up-rules.ts';
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
  /** Initial value of the email address. */
  readonly email?: string;
  /** What opened the form. */
  readonly location?: string;
}

/** A new account, on the page and in the dialog. */
export function SignUpForm({ arrival, signInHref, email = '', location = '' }: Props) {
  const t = useText();
  const form = useForm(useSignUpRules(), { email });
  const send = () => {
    const { newsletterConsent, loyaltyOptIn, birthDate, ...names } = form.values;
    const wishes = { newsletterConsent: newsletterConsent === 'yes', loyaltyOptIn: loyaltyOptIn === 'yes' };
    const account = {
      ...names,
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
        <div className="form__pair">
          <TextField field={form.field('firstName')} label={t('identity.firstName')} autoComplete="given-name" />
          <TextField field={form.field('lastName')} label={t('identity.lastName')} autoComplete="family-name" />
        </div>
        <TextField field={form.field('email')} label={t('identity.email')} type="email" autoComplete="username" />
        <NewPasswordFields field={form.field} label={t('identity.password')} />
        <TextField
          field={form.field('birthDate')}
          label={t('identity.birthDate')}
          hint={t('identity.birthDateHint')}
          type="date"
          autoComplete="bday"
        />
        {pageData().flags.loyalty && (
          <CheckField field={form.field('loyaltyOptIn')}>{t('identity.loyaltyOptIn')}</CheckField>
        )}
        <CheckField field={form.field('newsletterConsent')}>{t('identity.newsletter')}</CheckField>
      </IdentityForm>
      <p>
        {t('identity.haveAccount')} <a href={signInHref}>{t('shell.signIn')}</a>
      </p>
    </>
  );
}
