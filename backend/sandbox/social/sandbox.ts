import { DEFAULT_SITES } from '../../../src/cms/site/sites.default.ts';
import { publicPath } from '../../../src/cms/site/locale-path.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { createOpenId } from '../../providers/social/open-id.ts';
import type { SocialDeps } from '../../providers/social/provider.ts';
import { RETURN_PATH, type SocialProvider } from '../../providers/social/social.ts';
import { clientsOf, MOUNT, type SocialSandboxDeps } from './social-clients.ts';
import { Hono } from 'hono';
import { fetchOf } from './node-fetch.ts';

/** The adapter of OpenID Connect, which talks to the sandbox's issuer within the process. */
export const createSandbox: CreateSandbox<SocialProvider, SocialDeps> = ({ publicOrigin, secret }) => {
  const locales = Object.keys(DEFAULT_SITES.locales);
  const redirectUris = locales.map((locale) => publicOrigin + publicPath(RETURN_PATH, locale, DEFAULT_SITES));
  const { fetch, router } = createSocialSandbox({ publicOrigin, redirectUris, secret });
  const openId = createOpenId({ issuer: `${publicOrigin}${MOUNT}`, clients: clientsOf(secret), fetch });
  return { adapter: { ...openId, isSandbox: true }, router };
};

/** The provider is loaded and started by the first request. */
function createSocialSandbox(deps: SocialSandboxDeps) {
  let started: Promise<(request: Request) => Promise<Response>> | undefined;
  const start = async () => {
    const { openIdListener } = await import('./open-id-provider.ts');
    return fetchOf(openIdListener(deps));
  };
  const fetch = async (request: Request): Promise<Response> => (await (started ??= start()))(request);
  const router = new Hono().all('/social/*', (context) => fetch(context.req.raw));
  return { fetch, router };
}
