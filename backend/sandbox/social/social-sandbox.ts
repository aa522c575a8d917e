import { Hono } from 'hono';
import { fetchOf } from './node-fetch.ts';
import type { SocialSandboxDeps } from './social-clients.ts';

/** The provider is loaded and started by the first who asks for it. */
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
