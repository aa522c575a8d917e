import type { Hono } from 'hono';
import { DEFAULT_SITES } from '../src/cms/site/sites.default.ts';
import { publicPath } from '../src/cms/site/locale-path.ts';
import { createSocialSandbox } from './sandbox/social/social-sandbox.ts';
import { clientsOf, MOUNT } from './sandbox/social/social-clients.ts';
import { createOpenId } from './providers/open-id.ts';
import type { ProviderSettings } from './providers/settings.ts';
import { RETURN_PATH, type SocialProvider } from './providers/social.ts';

export interface SocialSetup {
  readonly provider?: SocialProvider;
  readonly router?: Hono;
}

export function chooseSocial(
  choice: ProviderSettings['social'],
  { publicOrigin, secret }: { publicOrigin: string; secret: string },
): SocialSetup {
  if (choice === 'none') return {};
  if (choice !== 'sandbox') {
    const { issuer, clientId, clientSecret } = choice;
    return { provider: createOpenId({ issuer, clients: { oidc: { clientId, clientSecret } } }) };
  }
  const locales = Object.keys(DEFAULT_SITES.locales);
  const redirectUris = locales.map((locale) => publicOrigin + publicPath(RETURN_PATH, locale, DEFAULT_SITES));
  const { fetch, router } = createSocialSandbox({ publicOrigin, redirectUris, secret });
  const clients = clientsOf(secret);
  const provider = createOpenId({ issuer: `${publicOrigin}${MOUNT}`, clients, fetch });
  return { provider: { ...provider, isSandbox: true }, router };
}
