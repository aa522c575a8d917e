import type { DialogEntry } from '../kit/dialog-entry.ts';
import form from '../kit/form.css?url';
import identity from '../account/identity.css?url';

const stylesheets = [form, identity];
/** What opened a dialog, which its form receives; optional. */
const openedFrom = /^[\w-]{0,40}$/;

/** Dialogs of signing in and of the account. */
export const IDENTITY_DIALOGS: Readonly<Record<string, DialogEntry>> = {
  'sign-in': {
    load: () => import('../account/SignInDialog.tsx'),
    title: 'shell.signIn',
    argument: openedFrom,
    guard: 'signed-out',
    stylesheets,
  },
  'sign-in-confirmation': {
    load: () => import('../account/SignInConfirmationDialog.tsx'),
    title: 'enroll.confirmTitle',
    guard: 'signed-in',
    stylesheets,
  },
  'sign-up': {
    load: () => import('../account/SignUpDialog.tsx'),
    title: 'identity.createAccount',
    argument: openedFrom,
    guard: 'signed-out',
    stylesheets,
  },
  'forgot-password': {
    load: () => import('../account/ForgotPasswordDialog.tsx'),
    title: 'identity.forgotTitle',
    argument: openedFrom,
    stylesheets,
  },
  'employee-terms': {
    load: () => import('../account/EmployeeTermsDialog.tsx'),
    title: 'identity.termsTitle',
    guard: 'signed-in',
    stylesheets,
  },
  'loyalty-sign-up': {
    load: () => import('../account/enrollment/LoyaltyDialog.tsx'),
    title: 'enroll.loyaltyTitle',
    flag: 'loyalty',
    stylesheets,
  },
  interests: {
    load: () => import('../account/enrollment/InterestsDialog.tsx'),
    title: 'enroll.interestsTitle',
    guard: 'signed-in',
    stylesheets,
  },
  welcome: {
    load: () => import('../account/enrollment/WelcomeDialog.tsx'),
    title: 'enroll.welcomeTitle',
    argument: /^(profile)?$/,
    guard: 'signed-in',
    stylesheets,
  },
};
