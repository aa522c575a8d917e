import type { SignInResponse, SignOutResponse, SignOutRequest } from './identity.schema.ts';
import { operation } from '../core/operation.ts';
import type { SocialCompanies, SocialLoginRequest } from './social.schema.ts';

/** Providers of social sign-in, with their addresses. */
export const getSocialCompanies = operation<Record<string, never>, SocialCompanies>({
  name: 'getSocialCompanies',
  method: 'GET',
  path: '/token/v3/login/social',
  access: 'anyone',
  errors: [],
});

/** Signs in with another provider's account; the returned code is exchanged as after any sign-in. */
export const socialLogin = operation<{ body: SocialLoginRequest }, SignInResponse>({
  name: 'socialLogin',
  method: 'POST',
  path: '/token/v3/login/social',
  access: 'anyone',
  errors: ['AUT418', 'AUT500'],
});

/** Ends the session of a social sign-in; the other provider is not notified. */
export const socialLogout = operation<{ body: SignOutRequest }, SignOutResponse>({
  name: 'socialLogout',
  method: 'POST',
  path: '/token/v3/logout/social',
  access: 'visitor',
  errors: [],
});
