import { DEFAULT_SITES } from '../../../src/cms/site/sites.default.ts';
import { publicPath } from '../../../src/cms/site/locale-path.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { createOpenId } from '../../providers/social/open-id.ts';
import type { SocialDeps } from '../../providers/social/provider.ts';
import { RETURN_PATH, type SocialProvider } from '../../providers/social/social.ts';
import { clientsOf, MOUNT } from './social-clients.ts';
import { createSocialSandbox } from './social-sandbox.ts';

/** The adapter of OpenID Connect, which talks to the sandbox's issuer within the process. */
export const createSandbox: CreateSandbox<SocialProvider, SocialDeps> = ({ publicOrigin, secret }) => {
  const locales = Object.keys(DEFAULT_SITES.locales);
  const redirectUris = locales.map((locale) => publicOrigin + publicPath(RETURN_PATH, locale, DEFAULT_SITES));
  const { fetch, router } = createSocialSandbox({ publicOrigin, redirectUris, secret });
  const openId = createOpenId({ issuer: `${publicOrigin}${MOUNT}`, clients: clientsOf(secret), fetch });
  return { adapter: { ...openId, isSandbox: true }, router };
};
