import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isEmail } from '../../lib/email.ts';
import { forgotPassword } from '../../stores/password.ts';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { useText } from '../shell/text.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { hrefWithReturn, useCaptcha } from './page.ts';
import { useRefusal } from './use-refusal.ts';

export function ForgotPassword() {
  const t = useText();
  const captcha = useCaptcha();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    email: {
      isRequired: true,
      missing: t('form.email'),
      rule: (value) => (isEmail(value.trim()) ? undefined : t('form.email')),
    },
  });
  const refusal = useRefusal(form, { AUT453: 'email' });
  const { state } = useStore(forgotPassword.$status);
  const email = form.values.email.trim();
  return (
    <div className="identity__card">
      <output>
        {sentTo !== undefined && <span className="identity__done">{t('identity.resetSent', { email: sentTo })}</span>}
      </output>
      <p>{t(sentTo === undefined ? 'identity.forgotText' : 'identity.resetSentHint')}</p>
      <IdentityForm
        form={form}
        refusal={refusal}
        isPending={state === 'pending'}
        submit={t(sentTo === undefined ? 'identity.sendLink' : 'identity.sendAgain')}
        send={() => forgotPassword({ email, captcha })}
        onDone={() => setSentTo(email)}
      >
        <TextField field={form.field('email')} label={t('identity.email')} type="email" autoComplete="username" />
      </IdentityForm>
      <a className="identity__link" href={hrefWithReturn('/sign-in')}>
        {t('identity.backToSignIn')}
      </a>
    </div>
  );
}
