import {
  agentLoginRequest,
  newPasswordRequest,
  passwordAnswer,
  passwordChangeRequest,
  passwordResetAnswer,
  passwordResetRequest,
  signInAnswer,
  signInRequest,
  signOutAnswer,
  signOutRequest,
  signUpAnswer,
  signUpRequest,
  storeSession,
} from '../../src/api/identity.schema.ts';
import {
  agentLogin,
  changePassword,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '../../src/api/identity.ts';
import type { SubscriptionService } from '../consumer/subscriptions.ts';
import type { IdentityService } from '../identity/identity.ts';
import { openCall, sessionCall, type Call } from './call.ts';

export interface IdentityRouteDeps {
  readonly identity: IdentityService;
  readonly subscriptions: Pick<SubscriptionService, 'set'>;
}

const NEWSLETTER = { channel: 'email', type: 'newsletter', optin: true } as const;

export function identityCalls({ identity, subscriptions }: IdentityRouteDeps): Call[] {
  return [
    openCall(signIn, {
      summary: 'Sign in with email and password',
      body: signInRequest,
      answer: signInAnswer,
      perform: ({ body }, { principal }) => identity.signIn(body, principal),
    }),
    openCall(signUp, {
      summary: 'Open an account',
      body: signUpRequest,
      answer: signUpAnswer,
      perform: async ({ body }, { principal, scope }) => {
        const account = await identity.signUp(body, { principal, scope });
        const by = { consumerNo: account.consumerNo, scope };
        if (body.newsletterConsent) await subscriptions.set({ email: body.email, ...NEWSLETTER }, by);
        return account;
      },
    }),
    openCall(signOut, {
      summary: 'End a session',
      body: signOutRequest,
      answer: signOutAnswer,
      perform: async ({ body }, { accessToken }) => {
        await identity.sessions.end({ ...body, accessToken });
        return { loggedIn: false } as const;
      },
    }),
    ...passwordCalls(identity),
    sessionCall(agentLogin, {
      summary: 'Connect an associate of a store to the session',
      body: agentLoginRequest,
      answer: storeSession,
      perform: ({ body }, { principal }) => identity.connectAssociate(body, principal),
    }),
  ];
}

function passwordCalls(identity: IdentityService): Call[] {
  return [
    openCall(requestPasswordReset, {
      summary: 'Mail a link to choose a new password',
      body: passwordResetRequest,
      answer: passwordResetAnswer,
      perform: async ({ body }, { scope }) => {
        await identity.requestPasswordReset(body, scope.locale);
        return { accepted: true } as const;
      },
    }),
    openCall(resetPassword, {
      summary: 'Choose a new password with the mailed link',
      body: newPasswordRequest,
      answer: passwordAnswer,
      perform: async ({ body }) => {
        await identity.resetPassword(body);
        return { changed: true } as const;
      },
    }),
    sessionCall(changePassword, {
      summary: 'Change the password',
      body: passwordChangeRequest,
      answer: passwordAnswer,
      perform: async ({ body }, { principal }) => {
        await identity.changePassword(body, principal);
        return { changed: true } as const;
      },
    }),
  ];
}
