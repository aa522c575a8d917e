import type { SignInAnswer, SignInRequest } from './identity.schema.ts';
import { operation } from './operation.ts';

export const signIn = operation<{ body: SignInRequest }, SignInAnswer>({
  name: 'signIn',
  method: 'POST',
  path: '/consumers-v3/auth/signin',
});
