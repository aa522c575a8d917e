import { useState } from 'react';
import { forgotPassword } from '../../stores/account/password.ts';
import { TextField } from '../kit/TextField.tsx';
import { useText } from '../kit/text.ts';
import { emailRule } from './email-rule.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { pageData } from '../../stores/core/page-data.ts';
import { useEnrollmentForm } from './use-enrollment-form.ts';

interface Props {
  /** Address of the sign-in form. */
  readonly signInHref: string;
}

/** Requests the mail with the reset link, on the page and in the dialog. */
export function ForgotPasswordForm({ signInHref }: Props) {
  const t = useText();
  const [sentTo, setSentTo] = useState<string>();
  const form = useEnrollmentForm('forgot-password', { email: emailRule(t) });
  const email = form.values.email.trim();
  return (
    <>
      <output>
        {sentTo !== undefined && <span className="identity__done">{t('identity.resetSent', { email: sentTo })}</span>}
      </output>
      <p>{t(sentTo === undefined ? 'identity.forgotText' : 'identity.resetSentHint')}</p>
      <IdentityForm
        form={form}
        action={forgotPassword}
        fieldNames={{ AUT453: 'email' }}
        submit={t(sentTo === undefined ? 'identity.sendLink' : 'identity.sendAgain')}
        send={() => forgotPassword({ email, captcha: pageData().providers.captcha })}
        onDone={() => setSentTo(email)}
      >
        <TextField field={form.field('email')} label={t('identity.email')} type="email" autoComplete="username" />
      </IdentityForm>
      <a className="identity__link" href={signInHref}>
        {t('identity.backToSignIn')}
      </a>
    </>
  );
}
