import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { openDialog } from '../../stores/core/dialogs.ts';
import { $typedEmail, lookUpEmail } from '../../stores/account/email-lookup.ts';
import { pageData } from '../../stores/core/page-data.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { Companies } from './Companies.tsx';
import { DocumentSections } from '../content/DocumentSections.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { dialogHref, currentPath } from './redirect-targets.ts';
import { SignInForm } from './SignInForm.tsx';
import { useArrival } from './use-sign-in-flow.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { emailRule } from './email-rule.ts';
import { IdentityForm } from './IdentityForm.tsx';

/** The argument names what opened the dialog; it is passed on to the sign-up dialog. */
export default function SignInDialog({ argument }: DialogProps) {
  const t = useText();
  const isSimplified = pageData().flags.simplifiedSignIn;
  const [isLookedUp, setIsLookedUp] = useState(!isSimplified);
  const email = useStore($typedEmail);
  const arrival = useArrival(() => finishSignIn('sign-in-confirmation'));
  if (arrival.terms) return arrival.terms;
  return (
    <div className="identity__dialog">
      <DocumentSections name="sign-in-modal" />
      {isLookedUp ? (
        <SignInForm arrival={arrival} forgotHref={dialogHref('forgot-password', argument)} email={email} />
      ) : (
        <EmailLookupForm
          onFound={(isRegistered) => (isRegistered ? setIsLookedUp(true) : openDialog('sign-up', argument))}
        />
      )}
      {isSimplified && isLookedUp && (
        <button type="button" className="link-button" onClick={() => setIsLookedUp(false)}>
          {t('enroll.otherEmail')}
        </button>
      )}
      <Companies returnPath={currentPath} />
      {!isSimplified && (
        <p>
          {t('identity.newHere')} <a href={dialogHref('sign-up', argument)}>{t('identity.createAccount')}</a>
        </p>
      )}
    </div>
  );
}

/** The first step of the simplified enrollment: the email address decides between signing in and signing up. */
function EmailLookupForm({ onFound }: { readonly onFound: (isRegistered: boolean) => void }) {
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
