import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { lookUpEmail } from '../../stores/account/email-lookup.ts';
import { $enrollment, advance } from '../../stores/account/enrollment.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import { pageData } from '../../stores/core/page-data.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { Companies } from './Companies.tsx';
import { DocumentSections } from '../content/DocumentSections.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { dialogHref, currentPath } from './redirect-targets.ts';
import { SignInForm } from './SignInForm.tsx';
import { StepTitle } from './StepTitle.tsx';
import { useArrival } from './use-sign-in-flow.tsx';
import { TextField } from '../kit/TextField.tsx';
import { emailRule } from './email-rule.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { useEnrollmentForm } from './use-enrollment-form.ts';

/** The steps `lookup` and `sign-in`. The argument names what opened the dialog; it is passed on to the sign-up dialog. */
export default function SignInDialog({ argument }: DialogProps) {
  const t = useText();
  const { step } = useStore($enrollment);
  const arrival = useArrival(() => finishSignIn({ isNew: false }));
  useEffect(() => advance({ type: 'opened', at: 'sign-in' }), []);
  if (arrival.terms) return arrival.terms;
  const goOn = (isRegistered: boolean) => {
    advance({ type: 'looked-up', isRegistered });
    if (!isRegistered) openDialog('sign-up', argument);
  };
  return (
    <div className="identity__dialog">
      <DocumentSections name="sign-in-modal" />
      {step === 'sign-in' ? (
        <>
          <StepTitle key="sign-in">{t('enroll.signInTitle')}</StepTitle>
          <SignInForm arrival={arrival} forgotHref={dialogHref('forgot-password', argument)} />
          <button type="button" className="link-button" onClick={() => advance({ type: 'went-back' })}>
            {t('enroll.otherEmail')}
          </button>
        </>
      ) : (
        <EmailLookup onFound={goOn} />
      )}
      <Companies returnPath={currentPath} location={argument} />
      {!pageData().flags.simplifiedSignIn && (
        <p>
          {t('identity.newHere')} <a href={dialogHref('sign-up', argument)}>{t('identity.createAccount')}</a>
        </p>
      )}
    </div>
  );
}

/** The first step of enrollment: the email address decides between signing in and signing up. */
function EmailLookup({ onFound }: { readonly onFound: (isRegistered: boolean) => void }) {
  const t = useText();
  const form = useEnrollmentForm('lookup', { email: emailRule(t) });
  return (
    <>
      <StepTitle key="lookup">{t('enroll.lookupTitle')}</StepTitle>
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
