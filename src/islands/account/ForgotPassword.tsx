import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { hrefWithReturn } from './redirect-targets.ts';

export function ForgotPassword() {
  return (
    <div className="identity__card">
      <ForgotPasswordForm signInHref={hrefWithReturn('/sign-in')} />
    </div>
  );
}
