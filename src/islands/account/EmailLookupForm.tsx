import { useStore } from '@nanostores/react';
import { $typedEmail, lookUpEmail } from '../../stores/account/email-lookup.ts';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { emailRule } from './email-rule.ts';
import { IdentityForm } from './IdentityForm.tsx';

/** The first step of the simplified enrollment: the email address decides between signing in and signing up. */
export function EmailLookupForm({ onFound }: { readonly onFound: (isRegistered: boolean) => void }) {
  const t = useText();
  const typed = useStore($typedEmail);
  const form = useForm({ email: emailRule(t) }, { email: typed });
  return (
    <>
      <p>{t('enroll.lookupText')}</p>
      <IdentityForm
        form={form}
        action={lookUpEmail}
        fieldNames={{ AUT453: 'email', CCN404: 'email' }}
        submit={t('enroll.continue')}
        send={() => lookUpEmail(form.values.email.trim())}
        onDone={onFound}
      >
        <TextField field={form.field('email')} label={t('identity.email')} type="email" autoComplete="username" />
      </IdentityForm>
    </>
  );
}
