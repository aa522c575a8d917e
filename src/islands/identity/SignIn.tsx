import { useStore } from '@nanostores/react';
import { isEmail } from '../../lib/email.ts';
import { signIn } from '../../stores/identity.ts';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { useText } from '../shell/text.ts';
import { Companies } from './Companies.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { hrefWithReturn, placeAfter, useCaptcha } from './page.ts';
import { PasswordField } from './PasswordField.tsx';
import { useArrival } from './use-arrival.tsx';
import { useRefusal } from './use-refusal.ts';

const PLACES = { AUT401: 'password', AUT426: 'password', AUT453: 'username' } as const;

export function SignIn() {
  const t = useText();
  const arrival = useArrival(placeAfter);
  if (arrival.terms) return arrival.terms;
  return (
    <div className="identity__columns">
      <div className="identity__card">
        <SignInForm arrival={arrival} />
        <Companies />
      </div>
      <aside className="identity__card identity__aside" aria-labelledby="new-here">
        <h2 id="new-here">{t('identity.newHere')}</h2>
        <p>{t('identity.newHereText')}</p>
        <a className="button" href={hrefWithReturn('/sign-up')}>
          {t('identity.createAccount')}
        </a>
      </aside>
    </div>
  );
}

function SignInForm({ arrival }: { readonly arrival: ReturnType<typeof useArrival> }) {
  const t = useText();
  const captcha = useCaptcha();
  const form = useForm({
    username: {
      isRequired: true,
      missing: t('form.email'),
      rule: (value) => (isEmail(value.trim()) ? undefined : t('form.email')),
    },
    password: { isRequired: true, missing: t('identity.passwordMissing') },
  });
  const refusal = useRefusal(form, PLACES);
  const { state } = useStore(signIn.$status);
  const { username, password } = form.values;
  return (
    <IdentityForm
      form={form}
      refusal={refusal}
      isPending={state === 'pending'}
      submit={t('shell.signIn')}
      send={() => arrival.during(signIn({ username: username.trim(), password, captcha }))}
      onDone={(session) => arrival.arrive(session)}
    >
      <TextField field={form.field('username')} label={t('identity.email')} type="email" autoComplete="username" />
      <PasswordField field={form.field('password')} label={t('identity.password')} autoComplete="current-password" />
      <a className="identity__link" href={hrefWithReturn('/forgot-password')}>
        {t('identity.forgot')}
      </a>
    </IdentityForm>
  );
}
