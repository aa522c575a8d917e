import { signInResponse, signOutResponse, signOutRequest } from '../../src/api/identity/identity.schema.ts';
import { socialCompanies, socialLoginRequest } from '../../src/api/identity/social.schema.ts';
import { getSocialCompanies, socialLogin, socialLogout } from '../../src/api/identity/social.ts';
import type { SessionService } from './sessions.ts';
import type { SocialSignInService } from './social-sign-in.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';

export interface SocialRouteDeps {
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
