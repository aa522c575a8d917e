import {
  agentLoginRequest,
  newPasswordRequest,
  passwordResponse,
  passwordChangeRequest,
  passwordResetResponse,
  passwordResetRequest,
  signInResponse,
  signInRequest,
  signOutResponse,
  signOutRequest,
  signUpResponse,
  signUpRequest,
  storeSession,
} from '../../src/api/identity/identity.schema.ts';
import {
  agentLogin,
  changePassword,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '../../src/api/identity/identity.ts';
import type { SubscriptionService } from '../account/subscriptions.ts';
import { findCustomer, leaveCustomer, serveCustomer } from '../../src/api/identity/served-customer.ts';
import { customerContact, leftCustomer, servedCustomer } from '../../src/api/identity/served-customer.schema.ts';
import type { IdentityService } from './identity.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';
import { captchaChallenge } from '../../src/api/identity/captcha.schema.ts';
import { getCaptchaChallenge } from '../../src/api/identity/captcha.ts';
import { apiError } from '../core/errors.ts';
import type { Captcha } from '../providers/captcha/captcha.ts';
import { socialCompanies, socialLoginRequest } from '../../src/api/identity/social.schema.ts';
import { getSocialCompanies, socialLogin, socialLogout } from '../../src/api/identity/social.ts';
import type { SessionService } from './sessions.ts';
import type { SocialSignInService } from './social-sign-in.ts';

export interface IdentityRouteDeps {
  readonly identity: IdentityService;
  readonly subscriptions: Pick<SubscriptionService, 'set'>;
}

const NEWSLETTER = { channel: 'email', type: 'newsletter', optin: true } as const;

export function identityEndpoints({ identity, subscriptions }: IdentityRouteDeps): Endpoint[] {
  return [
    openEndpoint(signIn, {
      summary: 'Sign in with email and password',
      body: signInRequest,
      response: signInResponse,
      perform: ({ body }, { principal }) => identity.signIn(body, principal),
    }),
    openEndpoint(signUp, {
      summary: 'Create an account',
      body: signUpRequest,
      response: signUpResponse,
      perform: async ({ body }, { principal, scope }) => {
        const account = await identity.signUp(body, { principal, scope });
        const by = { consumerNo: account.consumerNo, scope };
        if (body.newsletterConsent) await subscriptions.set({ email: body.email, ...NEWSLETTER }, by);
        return account;
      },
    }),
    openEndpoint(signOut, {
      summary: 'End a session',
      body: signOutRequest,
      response: signOutResponse,
      perform: async ({ body }, { accessToken }) => {
        await identity.sessions.end({ ...body, accessToken });
        return { loggedIn: false } as const;
      },
    }),
    ...passwordEndpoints(identity),
    ...associateEndpoints(identity),
  ];
}

function associateEndpoints(identity: IdentityService): Endpoint[] {
  return [
    sessionEndpoint(agentLogin, {
      summary: 'Connect a store associate to the session',
      body: agentLoginRequest,
      response: storeSession,
      perform: ({ body }, context) => identity.connectAssociate(body, context),
    }),
    sessionEndpoint(findCustomer, {
      summary: 'Find a customer by email address or phone number, as an associate',
      body: customerContact,
      response: servedCustomer,
      perform: ({ body }, { scope }) => identity.findCustomer(body, scope),
    }),
    sessionEndpoint(serveCustomer, {
      summary: 'Continue the session for a customer, as an associate',
      body: customerContact,
      response: servedCustomer,
      perform: ({ body }, context) => identity.serveCustomer(body, context),
    }),
    sessionEndpoint(leaveCustomer, {
      summary: 'Continue the session for a guest, as an associate',
      response: leftCustomer,
      perform: async (_, { principal }) => {
        await identity.leaveCustomer(principal);
        return { served: false } as const;
      },
    }),
  ];
}

function passwordEndpoints(identity: IdentityService): Endpoint[] {
  return [
    openEndpoint(requestPasswordReset, {
      summary: 'Mail a password reset link',
      body: passwordResetRequest,
      response: passwordResetResponse,
      perform: async ({ body }, { scope }) => {
        await identity.requestPasswordReset(body, scope.locale);
        return { accepted: true } as const;
      },
    }),
    openEndpoint(resetPassword, {
      summary: 'Set a new password with the mailed link',
      body: newPasswordRequest,
      response: passwordResponse,
      perform: async ({ body }) => {
        await identity.resetPassword(body);
        return { changed: true } as const;
      },
    }),
    sessionEndpoint(changePassword, {
      summary: 'Change the password',
      body: passwordChangeRequest,
      response: passwordResponse,
      perform: async ({ body }, { principal }) => {
        await identity.changePassword(body, principal);
        return { changed: true } as const;
      },
    }),
  ];
}

export function captchaEndpoints(captcha: Captcha): Endpoint[] {
  return [
    openEndpoint(getCaptchaChallenge, {
      summary: 'A proof-of-work challenge',
      response: captchaChallenge,
      perform: async () => {
        const challenge = await captcha.challenge?.();
        if (challenge === undefined) throw apiError('API404');
        return challenge;
      },
    }),
  ];
}

interface SocialRouteDeps {
  readonly social: SocialSignInService;
  readonly sessions: Pick<SessionService, 'end'>;
}

export function socialEndpoints({ social, sessions }: SocialRouteDeps): Endpoint[] {
  return [
    openEndpoint(getSocialCompanies, {
      summary: 'List the companies for social sign-in, with their authorization URLs',
      response: socialCompanies,
      perform: () => social.companies(),
    }),
    openEndpoint(socialLogin, {
      summary: 'Sign in with another company’s account',
      body: socialLoginRequest,
      response: signInResponse,
      perform: ({ body }, { principal, scope }) => social.signIn(body, { principal, scope }),
    }),
    sessionEndpoint(socialLogout, {
      summary: 'End a session that was started by social sign-in',
      body: signOutRequest,
      response: signOutResponse,
      perform: async ({ body }, { accessToken }) => {
        await sessions.end({ ...body, accessToken });
        return { loggedIn: false } as const;
      },
    }),
  ];
}
