import type { Context, MiddlewareHandler } from 'hono';
import type { CallIds } from './call-ids.ts';
import type { DraftAccess } from './draft-access.ts';
import type { RequestSession } from './request-session.ts';
import type { Session } from './session.ts';

/** What the process knows about a request beyond its own content. */
export interface RequestBindings {
  readonly address: string;
}

/** What the gateway's middlewares find out about a request, in the order in which they run. */
export interface GatewayVariables {
  ids: CallIds;
  /** Path of the operation, without `/api`, unreserved characters decoded. */
  path: string;
  query: URLSearchParams;
  body: Uint8Array<ArrayBuffer> | undefined;
  /** Set where the request is for content, not for commerce. */
  content: { readonly draft: DraftAccess | undefined } | undefined;
  requestSession: RequestSession;
  /** Set by an operation that returned new tokens: replaces the session of the request. */
  issued: Session | undefined;
}

export interface GatewayEnvironment {
  Bindings: RequestBindings;
  Variables: GatewayVariables;
}

export type GatewayContext = Context<GatewayEnvironment>;
export type GatewayMiddleware = MiddlewareHandler<GatewayEnvironment>;

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
