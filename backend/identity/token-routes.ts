import { session, tokenRequest, type Session } from '../../src/api/identity/token.schema.ts';
import { issueToken } from '../../src/api/identity/token.ts';
import type { CartService } from '../cart/model/cart-service.ts';
import type { Scope } from '../core/scope.ts';
import type { IdentityService } from './identity.ts';
import type { IssuedSession } from './sessions.ts';
import { openEndpoint, type Endpoint, type RequestContext } from '../http/endpoint.ts';
import type { FavoriteService } from '../wishlists/favorites.ts';
import type { z } from 'zod';

type TokenRequest = z.output<typeof tokenRequest>;

export interface TokenDeps {
  readonly identity: IdentityService;
  readonly carts: CartService;
  readonly favorites: Pick<FavoriteService, 'storeOf'>;
}

export function tokenEndpoints({ identity, carts, favorites }: TokenDeps): Endpoint[] {
  const { sessions } = identity;

  function issue(request: TokenRequest, { principal, accessToken, scope }: RequestContext): Promise<IssuedSession> {
    if (request.type === 'Refresh') return sessions.refresh(request.refreshToken ?? '');
    if (request.type === 'Registered') return identity.exchange({ ...exchangeOf(request), principal, scope });
    const hasSession = principal !== undefined && accessToken !== undefined;
    return hasSession ? sessions.extend(principal, accessToken, scope) : sessions.startGuest(scope);
  }

  async function answer({ principal, accessToken, refreshToken }: IssuedSession, scope: Scope): Promise<Session> {
    const { consumerNo, consumerType, loggedIn, usid, expiresAt } = principal;
    const { memberId, preferredShoeSize, creditKind } = await sessions.accountOf(principal);
    return {
      consumerNo,
      consumerType,
      loggedIn,
      expiresIn: Math.floor((expiresAt - Date.now()) / 1000),
      basketId: await carts.openBasketId({ consumerNo, scope }),
      memberId: scope.hasLoyalty ? memberId : undefined,
      preferredShoeSize,
      creditKind,
      favStoreId: await favorites.storeOf(consumerNo),
      associate: await sessions.associateOf(principal),
      accessToken,
      refreshToken,
      usid,
    };
  }

  return [
    openEndpoint(issueToken, {
      summary: 'Start a session, sign in, refresh, or return the current session',
      body: tokenRequest,
      response: session,
      perform: async ({ body }, context) => answer(await issue(body, context), context.scope),
    }),
  ];
}

function exchangeOf({ authorizationCode = '', codeVerifier = '', guestObjects = {}, ...rest }: TokenRequest) {
  const { orderNo, st, action } = rest;
  const isJoined = action === 'postLogin' && orderNo !== undefined && st !== undefined;
  const order = isJoined ? { orderNo, st } : undefined;
  return { authorizationCode, codeVerifier, guestObjects, order };
}
