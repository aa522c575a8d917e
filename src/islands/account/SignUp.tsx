import { hrefWithReturn, pathAfterSignIn } from './redirect-targets.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { useArrival } from './use-sign-in-flow.tsx';

export function SignUp() {
  const arrival = useArrival(() => location.replace(pathAfterSignIn()));
  if (arrival.terms) return arrival.terms;
  return (
    <div className="identity__card">
      <SignUpForm arrival={arrival} signInHref={hrefWithReturn('/sign-in')} />
    </div>
  );
}
