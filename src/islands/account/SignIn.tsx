import { useText } from '../kit/text.ts';
import { Companies } from './Companies.tsx';
import { hrefWithReturn, pathAfterSignIn } from './redirect-targets.ts';
import { SignInForm } from './SignInForm.tsx';
import { useArrival } from './use-sign-in-flow.tsx';

export function SignIn() {
  const t = useText();
  const arrival = useArrival(() => location.replace(pathAfterSignIn()));
  if (arrival.terms) return arrival.terms;
  return (
    <div className="identity__columns">
      <div className="identity__card">
        <SignInForm arrival={arrival} forgotHref={hrefWithReturn('/forgot-password')} />
        <Companies returnPath={pathAfterSignIn} />
      </div>
      <aside className="identity__card identity__aside" aria-labelledby="new-here">
        <h2 id="new-here">{t('identity.newHere')}</h2>
        <p>{t('identity.newHereText')}</p>
        <a className="button" href={hrefWithReturn('/sign-up')}>
          {t('identity.createAccount')}
        </a>
      </aside>
    </div>
  );
}
