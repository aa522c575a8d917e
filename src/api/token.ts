import { operation } from './operation.ts';
import type { Session, TokenRequest } from './token.schema.ts';

/** A guest's session; with a valid session, that one, also when it is a signed-in one. */
export const issueToken = operation<{ body: TokenRequest }, Session>({
  name: 'issueToken',
  method: 'POST',
  path: '/token/v2/auth/token',
});
