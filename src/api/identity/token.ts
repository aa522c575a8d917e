import { operation } from '../core/operation.ts';
import type { Session, TokenRequest } from './token.schema.ts';

/**
 * `Guest` returns the current session, also a signed-in one, else a new guest's; `Registered` exchanges the code of a
 * sign-in for a customer's session and transfers the guest's objects; `Refresh` renews the tokens of a session.
 */
export const issueToken = operation<{ body: TokenRequest }, Session>({
  name: 'issueToken',
  method: 'POST',
  path: '/token/v2/auth/token',
  access: 'anyone',
  errors: ['AUT437', 'AUT438', 'AUT418', 'AUT432', 'DUPLICATED_TOKEN', 'INVALID_CUSTOMER'],
});
