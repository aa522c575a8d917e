import type { SignInResponse, SignOutResponse, SignOutRequest } from './identity.schema.ts';
import { operation } from '../core/operation.ts';
import type { SocialCompanies, SocialLoginRequest } from './social.schema.ts';

/** Whose accounts one can sign in with, and where. */
export const getSocialCompanies = operation<Record<string, never>, SocialCompanies>({
  name: 'getSocialCompanies',
  method: 'GET',
  path: '/token/v3/login/social',
});

/** Signs in with another company's account; what is answered is exchanged as after any sign-in. */
export const socialLogin = operation<{ body: SocialLoginRequest }, SignInResponse>({
  name: 'socialLogin',
  method: 'POST',
  path: '/token/v3/login/social',
});

/** Ends the session of who signed in so; nothing is told to the other company. */
export const socialLogout = operation<{ body: SignOutRequest }, SignOutResponse>({
  name: 'socialLogout',
  method: 'POST',
  path: '/token/v3/logout/social',
});
