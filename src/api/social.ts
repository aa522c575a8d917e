import type { SignInAnswer, SignOutAnswer, SignOutRequest } from './identity.schema.ts';
import { operation } from './operation.ts';
import type { SocialLoginRequest } from './social.schema.ts';

/** Signs in with another company's account; what is answered is exchanged as after any sign-in. */
export const socialLogin = operation<{ body: SocialLoginRequest }, SignInAnswer>({
  name: 'socialLogin',
  method: 'POST',
  path: '/token/v3/login/social',
});

/** Ends the session of who signed in so; nothing is told to the other company. */
export const socialLogout = operation<{ body: SignOutRequest }, SignOutAnswer>({
  name: 'socialLogout',
  method: 'POST',
  path: '/token/v3/logout/social',
});
