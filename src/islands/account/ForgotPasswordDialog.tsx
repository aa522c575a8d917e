import { useEffect } from 'react';
import { advance } from '../../stores/account/enrollment.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { dialogHref } from './redirect-targets.ts';
import { StepTitle } from './StepTitle.tsx';

/** The step `forgot-password`. */
export default function ForgotPasswordDialog({ argument }: DialogProps) {
  const t = useText();
  useEffect(() => advance({ type: 'opened', at: 'forgot-password' }), []);
  return (
    <div className="identity__dialog">
      <StepTitle>{t('enroll.forgotTitle')}</StepTitle>
      <ForgotPasswordForm signInHref={dialogHref('sign-in', argument)} />
    </div>
  );
}
