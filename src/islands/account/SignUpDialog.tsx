import { useStore } from '@nanostores/react';
import { $typedEmail } from '../../stores/account/email-lookup.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { DocumentSections } from '../content/DocumentSections.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { dialogHref } from './redirect-targets.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { useArrival } from './use-sign-in-flow.tsx';

/** Renders the document `sign-up-modal` below the form. */
export default function SignUpDialog({ argument }: DialogProps) {
  const email = useStore($typedEmail);
  const arrival = useArrival(() => finishSignIn('welcome'));
  if (arrival.terms) return arrival.terms;
  return (
    <div className="identity__dialog">
      <SignUpForm arrival={arrival} signInHref={dialogHref('sign-in', argument)} email={email} location={argument} />
      <DocumentSections name="sign-up-modal" />
    </div>
  );
}
