import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import type { IdentityScreen } from '../../lib/page-data.ts';
import { pagePart } from '../kit/page-part.ts';
import { MessagesContext, useText } from '../kit/text.ts';
import { AssociateLogin } from './AssociateLogin.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';
import { Companies } from './Companies.tsx';
import { formLocation, hrefWithReturn, pathAfterSignIn } from './redirect-targets.ts';
import { SignInForm } from './SignInForm.tsx';
import { useArrival } from './use-sign-in-flow.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useEffect, type ComponentType } from 'react';
import { leaveFor, loadCompanies } from '../../stores/account/social-sign-in.ts';
import { forgetEnrollment } from '../../stores/account/enrollment.ts';
import { shopHref } from '../kit/shop-href.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const SCREENS: Readonly<Record<IdentityScreen, ComponentType>> = {
  'amazon-sign-in': AmazonSignIn,
  'associate-login': AssociateLogin,
  'forgot-password': ForgotPassword,
  'reset-password': ResetPassword,
  'sign-in': SignIn,
  'sign-up': SignUp,
  'social-sign-in': SocialSignIn,
};

/** Renders the page's screen in place of the content of `element`. */
export function mountScreen(element: HTMLElement, messages: Messages): void {
  const Screen = SCREENS[pagePart('identity').screen];
  createRoot(element).render(
    <MessagesContext value={messages}>
      <Screen />
    </MessagesContext>,
  );
}

/** Continues after a sign-in on a page; the profile can be completed in the account. */
function leave(): void {
  forgetEnrollment();
  location.replace(pathAfterSignIn());
}

function SignIn() {
  const t = useText();
  const arrival = useArrival(leave);
  if (arrival.terms) return arrival.terms;
  return (
    <div className="identity__columns">
      <div className="identity__card">
        <SignInForm arrival={arrival} forgotHref={hrefWithReturn('/forgot-password')} />
        <Companies returnPath={pathAfterSignIn} location={formLocation()} />
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

function SignUp() {
  const arrival = useArrival(leave);
  if (arrival.terms) return arrival.terms;
  return (
    <div className="identity__card">
      <SignUpForm arrival={arrival} signInHref={hrefWithReturn('/sign-in')} location={formLocation()} />
    </div>
  );
}

/** Redirects to Amazon where the site offers Amazon sign-in, otherwise to the sign-in page. */
async function redirectToAmazon(): Promise<void> {
  const companies = await loadCompanies();
  const amazon = companies.ok ? companies.value.find(({ idp }) => idp === 'amazon') : undefined;
  const departure = { page: shopHref('/social-sign-in'), returnTo: pathAfterSignIn(), formLocation: formLocation() };
  const left = amazon && (await leaveFor({ company: amazon, ...departure }));
  if (!left?.ok) location.replace(shopHref('/sign-in'));
}

function AmazonSignIn() {
  const t = useText();
  useEffect(() => void redirectToAmazon(), []);
  return <output>{t('identity.signingIn')}</output>;
}

function ForgotPassword() {
  return (
    <div className="identity__card">
      <ForgotPasswordForm signInHref={hrefWithReturn('/sign-in')} />
    </div>
  );
}
