import { useStore } from '@nanostores/react';
import { $typedEmail } from '../../stores/account/email-lookup.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { dialogHref } from './redirect-targets.ts';

export default function ForgotPasswordDialog({ argument }: DialogProps) {
  const email = useStore($typedEmail);
  return (
    <div className="identity__dialog">
      <ForgotPasswordForm signInHref={dialogHref('sign-in', argument)} known={email} />
    </div>
  );
}
