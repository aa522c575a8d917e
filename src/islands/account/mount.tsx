import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import type { IdentityScreen } from '../../lib/page-data.ts';
import { pagePart } from '../kit/page-part.ts';
import { MessagesContext } from '../kit/text.ts';
import { Account } from './Account.tsx';
import { AmazonSignIn } from './AmazonSignIn.tsx';
import { AssociateLogin } from './AssociateLogin.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';

const SCREENS: Readonly<Record<IdentityScreen, ComponentType>> = {
  account: Account,
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
