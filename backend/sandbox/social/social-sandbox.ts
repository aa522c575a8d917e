import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { fetchOf } from './node-fetch.ts';

export const MOUNT = '/sandbox/social';
const CLIENTS = ['google', 'facebook'];

export interface SocialSandboxDeps {
  readonly publicOrigin: string;
  /** Addresses that the browser may return to, in every language. */
  readonly redirectUris: readonly string[];
  readonly secret: string;
}

/** The shop's client credentials for each of the companies that this provider stands in for. */
export function clientsOf(secret: string) {
  const clientSecret = createHmac('sha256', secret).update('social-sandbox').digest('base64url');
  return Object.fromEntries(CLIENTS.map((clientId) => [clientId, { clientId, clientSecret }]));
}

/** The provider is loaded and started by the first request. */
export function createSocialSandbox(deps: SocialSandboxDeps) {
  let started: Promise<(request: Request) => Promise<Response>> | undefined;
  const start = async () => {
    const { openIdListener } = await import('./open-id-provider.ts');
    return fetchOf(openIdListener(deps));
  };
  const fetch = async (request: Request): Promise<Response> => (await (started ??= start()))(request);
  const router = new Hono().all('/social/*', (context) => fetch(context.req.raw));
  return { fetch, router };
}
