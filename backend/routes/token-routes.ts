import { session, tokenRequest, type Session } from '../../src/api/token.schema.ts';
import { issueToken } from '../../src/api/token.ts';
import type { CartService } from '../cart/carts.ts';
import { GUEST, type IssuedSession, type SessionService } from '../identity/sessions.ts';
import type { Scope } from '../core/scope.ts';
import { openCall, type Call } from './call.ts';

export function tokenCalls({ sessions, carts }: { sessions: SessionService; carts: CartService }): Call[] {
  async function answer({ caller, accessToken, refreshToken }: IssuedSession, scope: Scope): Promise<Session> {
    const { consumerNo, consumerType, usid, expiresAt } = caller;
    return {
      consumerNo,
      consumerType,
      loggedIn: consumerType !== GUEST,
      expiresIn: Math.floor((expiresAt - Date.now()) / 1000),
      basketId: await carts.openBasketId({ consumerNo, scope }),
      accessToken,
      refreshToken,
      usid,
    };
  }

  return [
    openCall(issueToken, {
      summary: 'Start a session, or answer the one there is',
      body: tokenRequest,
      answer: session,
      perform: async (_, { caller, accessToken, scope }) => {
        const isKnown = caller !== undefined && accessToken !== undefined;
        const issued = await (isKnown ? sessions.extend(caller, accessToken, scope) : sessions.startGuest(scope));
        return answer(issued, scope);
      },
    }),
  ];
}
