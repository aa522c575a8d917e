import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { MessagesContext } from '../kit/text.ts';
import { Account } from './Account.tsx';
import { AmazonSignIn } from './AmazonSignIn.tsx';
import { AssociateLogin } from './AssociateLogin.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';

/** By the names that the pages set (`IdentityPage.astro`). */
const SCREENS: Readonly<Record<string, ComponentType>> = {
  account: Account,
  'amazon-sign-in': AmazonSignIn,
  'associate-login': AssociateLogin,
  'forgot-password': ForgotPassword,
  'reset-password': ResetPassword,
  'sign-in': SignIn,
  'sign-up': SignUp,
  'social-sign-in': SocialSignIn,
};

/** Renders the screen that `element` names in place of its content. */
export function mountScreen(element: HTMLElement, messages: Messages): void {
  const { identity = '' } = element.dataset;
  const Screen = SCREENS[identity];
  if (!Screen) throw new Error(`There is no screen "${identity}" in src/islands/account.`);
  createRoot(element).render(
    <MessagesContext value={messages}>
      <Screen />
    </MessagesContext>,
  );
}
