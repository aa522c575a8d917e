import { signInAnswer, signOutAnswer, signOutRequest } from '../../src/api/identity.schema.ts';
import { socialCompanies, socialLoginRequest } from '../../src/api/social.schema.ts';
import { getSocialCompanies, socialLogin, socialLogout } from '../../src/api/social.ts';
import type { SessionService } from '../identity/sessions.ts';
import type { SocialSignInService } from '../identity/social-sign-in.ts';
import { openCall, sessionCall, type Call } from './call.ts';

export interface SocialRouteDeps {
  readonly social: SocialSignInService;
  readonly sessions: Pick<SessionService, 'end'>;
}

export function socialCalls({ social, sessions }: SocialRouteDeps): Call[] {
  return [
    openCall(getSocialCompanies, {
      summary: 'List the companies whose accounts one can sign in with, and where',
      answer: socialCompanies,
      perform: () => social.companies(),
    }),
    openCall(socialLogin, {
      summary: "Sign in with another company's account",
      body: socialLoginRequest,
      answer: signInAnswer,
      perform: ({ body }, { principal, scope }) => social.signIn(body, { principal, scope }),
    }),
    sessionCall(socialLogout, {
      summary: 'End a session that was signed in so',
      body: signOutRequest,
      answer: signOutAnswer,
      perform: async ({ body }, { accessToken }) => {
        await sessions.end({ ...body, accessToken });
        return { loggedIn: false } as const;
      },
    }),
  ];
}
