import { signIn } from '../../stores/account/sign-in.ts';
import { TextField } from '../kit/TextField.tsx';
import { useText } from '../kit/text.ts';
import { emailRule } from './email-rule.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { pageData } from '../../stores/core/page-data.ts';
import { PasswordField } from './PasswordField.tsx';
import { useEnrollmentForm } from './use-enrollment-form.ts';
import type { Arrival } from './use-sign-in-flow.tsx';

const ERROR_FIELDS = { AUT401: 'password', AUT426: 'password', AUT453: 'username' } as const;

interface Props {
  readonly arrival: Arrival;
  /** Address of the forgotten-password form. */
  readonly forgotHref: string;
}

/** Email and password, on the page and in the dialog. */
export function SignInForm({ arrival, forgotHref }: Props) {
  const t = useText();
  const form = useEnrollmentForm('sign-in', {
    username: emailRule(t),
    password: { isRequired: true, missing: t('identity.passwordMissing') },
  });
  const { username, password } = form.values;
  const credentials = { username: username.trim(), password, captcha: pageData().providers.captcha };
  return (
    <IdentityForm
      form={form}
      action={signIn}
      fieldNames={ERROR_FIELDS}
      submit={t('shell.signIn')}
      send={() => arrival.during(signIn(credentials))}
      onDone={(session) => arrival.arrive(session)}
    >
      <TextField field={form.field('username')} label={t('identity.email')} type="email" autoComplete="username" />
      <PasswordField field={form.field('password')} label={t('identity.password')} autoComplete="current-password" />
      <a className="identity__link" href={forgotHref}>
        {t('identity.forgot')}
      </a>
    </IdentityForm>
  );
}
