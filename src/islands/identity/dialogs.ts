import type { DialogEntry } from '../dialogs/dialog-entry.ts';
import form from '../form/form.css?url';
import identity from './identity.css?url';

const sheets = [form, identity];
/** The place a dialog was opened from, as its form is told; it may be left out. */
const place = /^[\w-]{0,40}$/;

/** Dialogs of signing in and of the account. */
export const IDENTITY_DIALOGS: Readonly<Record<string, DialogEntry>> = {
  'sign-in': {
    load: () => import('./SignInDialog.tsx'),
    title: 'shell.signIn',
    argument: place,
    guard: 'signed-out',
    sheets,
  },
  'sign-in-confirmation': {
    load: () => import('./SignInConfirmationDialog.tsx'),
    title: 'enroll.confirmTitle',
    guard: 'signed-in',
    sheets,
  },
  'sign-up': {
    load: () => import('./SignUpDialog.tsx'),
    title: 'identity.createAccount',
    argument: place,
    guard: 'signed-out',
    sheets,
  },
  'forgot-password': {
    load: () => import('./ForgotPasswordDialog.tsx'),
    title: 'identity.forgotTitle',
    argument: place,
    sheets,
  },
  'employee-terms': {
    load: () => import('./EmployeeTermsDialog.tsx'),
    title: 'identity.termsTitle',
    guard: 'signed-in',
    sheets,
  },
  'loyalty-sign-up': { load: () => import('./LoyaltyDialog.tsx'), title: 'enroll.loyaltyTitle', sheets },
  interests: {
    load: () => import('./InterestsDialog.tsx'),
    title: 'enroll.interestsTitle',
    guard: 'signed-in',
    sheets,
  },
  welcome: {
    load: () => import('./WelcomeDialog.tsx'),
    title: 'enroll.welcomeTitle',
    argument: /^(profile)?$/,
    guard: 'signed-in',
    sheets,
  },
};
