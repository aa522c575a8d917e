import type { Hono } from 'hono';
import { createApiClient } from '../../src/api/core/client.ts';
import type { RequestContext } from '../../src/cms/request-context.ts';
import type { GatewayEnvironment } from './gateway-environment.ts';

interface VisitorCallsDeps {
  readonly gateway: Pick<Hono<GatewayEnvironment>, 'fetch'>;
  readonly publicOrigin: string;
}

const cookieOf = (header: string): string => header.split(';', 1)[0] ?? '';

/**
 * Performs operations in the session of a visitor who sent a page request or a form: through the gateway, with its
 * limits, like a call of the shop's own scripts.
 */
export function createVisitorCalls({ gateway, publicOrigin }: VisitorCallsDeps): RequestContext['visitorCalls'] {
  return ({ cookie, address, userAgent, siteId, locale }) => {
    const cookies: string[] = [];
    const call = createApiClient({
      baseUrl: `${publicOrigin}/api`,
      retry: 0,
      context: { siteId, locale },
      async fetch(request) {
        const { headers } = request;
        headers.set('origin', publicOrigin);
        if (userAgent !== undefined) headers.set('user-agent', userAgent);
        // The first of equal names counts: a session that was started or renewed replaces that of the request.
        headers.set('cookie', [...cookies.map(cookieOf).toReversed(), cookie].filter(Boolean).join('; '));
        const response = await gateway.fetch(request, { address });
        cookies.push(...response.headers.getSetCookie());
        return response;
      },
    });
    return { call, cookies };
  };
}
