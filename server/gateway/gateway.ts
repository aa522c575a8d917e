import { Hono } from 'hono';
import type { RateLimits } from '../../backend/core/rate-limits.ts';
import type { Log } from '../../src/lib/log.ts';
import { restrictContent } from './content-access.ts';
import type { ReadDraftAccess } from './draft-access.ts';
import { createForward } from './forward.ts';
import type { GatewayEnvironment } from './gateway-environment.ts';
import { limitRate } from './limit-rate.ts';
import { createLimits } from './limits/limits.ts';
import { bufferBody } from './read-body.ts';
import { allowMethods, readPath, stayBelowBasePath } from './request-line.ts';
import { requireOwnOrigin } from './require-own-origin.ts';
import { respondToError } from './respond-to-error.ts';
import type { OriginRule } from './same-origin.ts';
import { createRequestSessions } from './request-session.ts';
import { createSessionCookie } from './session-cookie.ts';
import type { SessionSeal } from './session.ts';
import { createRefresh } from './token-refresh.ts';
import type { Upstream } from './upstream.ts';
import { createAskToken } from './upstream-request.ts';
import { withCallIds } from './with-call-ids.ts';
import { withSession } from './with-session.ts';

export interface GatewayOptions {
  readonly commerce: Upstream;
  readonly content: Upstream;
  readonly seal: SessionSeal;
  readonly origin: OriginRule;
  readonly accessKey: string | undefined;
  readonly readDraftAccess: ReadDraftAccess;
  /** Counters shared by all processes. */
  readonly rateLimits: RateLimits | undefined;
  readonly log: Log;
}

/**
 * `/api`: the specifications' operations for browsers (docs/contract.md#operations). Only requests that pass every check are forwarded.
 */
export function createGateway(options: GatewayOptions): Hono<GatewayEnvironment> {
  const { origin, log } = options;
  const isSecure = origin.publicOrigin.startsWith('https:');
  const limits = createLimits({ isLocal: origin.isLocal, rateLimits: options.rateLimits });
  const cookie = createSessionCookie(options.seal, { isSecure });
  const sessions = createRequestSessions({ cookie, refresh: createRefresh() });
  const askToken = createAskToken(options);

  const app = new Hono<GatewayEnvironment>().basePath('/api');
  app.onError(respondToError(log));
  app.use(withCallIds);
  app.use(allowMethods);
  app.use(readPath);
  app.use(requireOwnOrigin<GatewayEnvironment>(origin, ({ var: { path } }) => path));
  app.use(stayBelowBasePath);
  app.use(bufferBody);
  app.use(limitRate(limits));
  app.use(restrictContent(options.readDraftAccess));
  app.use(withSession({ sessions, askToken, isSecure }));
  app.all('*', createForward({ ...options, sessions, askToken, isSecure }));
  return app;
}
