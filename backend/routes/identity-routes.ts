import { signInAnswer, signInRequest } from '../../src/api/identity.schema.ts';
import { signIn } from '../../src/api/identity.ts';
import type { IdentityService } from '../identity/identity.ts';
import { openCall, type Call } from './call.ts';

export function identityCalls(identity: IdentityService): Call[] {
  return [
    openCall(signIn, {
      summary: 'Sign in with email and password',
      body: signInRequest,
      answer: signInAnswer,
      perform: ({ body }, { caller }) => identity.signIn(body, caller),
    }),
  ];
}
