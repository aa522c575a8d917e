import { useEffect } from 'react';
import { advance } from '../../stores/account/enrollment.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { DocumentSections } from '../content/DocumentSections.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { dialogHref } from './redirect-targets.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { StepTitle } from './StepTitle.tsx';
import { useArrival } from './use-sign-in-flow.tsx';

/** The step `sign-up`; renders the document `sign-up-modal` below the form. */
export default function SignUpDialog({ argument }: DialogProps) {
  const t = useText();
  const arrival = useArrival(() => finishSignIn({ isNew: true }));
  useEffect(() => advance({ type: 'opened', at: 'sign-up' }), []);
  if (arrival.terms) return arrival.terms;
  return (
    <div className="identity__dialog">
      <StepTitle>{t('enroll.signUpTitle')}</StepTitle>
      <SignUpForm arrival={arrival} signInHref={dialogHref('sign-in', argument)} location={argument} />
      <DocumentSections name="sign-up-modal" />
    </div>
  );
}
