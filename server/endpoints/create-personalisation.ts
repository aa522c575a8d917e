import { z } from 'zod';
import type { PersonalisationProvider } from '../../backend/providers/personalisation/personalisation.ts';
import { provider as personalisation } from '../../backend/providers/personalisation/provider.ts';
import { createAdapter } from '../../backend/providers/provider.ts';
import type { ContentClient } from '../../src/cms/client/content-client.ts';
import type { SiteLocale } from '../../src/cms/site/site-config.ts';
import type { Log } from '../../src/lib/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { Upstream } from '../gateway/upstream.ts';

const amounts = z.object({ current: z.number(), original: z.number() });
const products = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      image: z.object({ src: z.string() }).optional(),
      price: amounts,
    }),
  ),
});

/** The chosen engine; `undefined` where the feature is off. */
export function createPersonalisation(
  { providers }: Pick<Settings, 'providers'>,
  { commerce, content }: { readonly commerce: Upstream; readonly content: ContentClient },
  log: Log,
): PersonalisationProvider | undefined {
  /** The document that an engine in the process reads its rules from. */
  async function loadFragment(name: string, { siteId, locale }: SiteLocale): Promise<unknown> {
    const answer = await content.get({ kind: 'fragment', name, siteId, locale });
    if (answer.status === 'failed') throw new Error(`The fragment "${name}" cannot be read: ${answer.httpStatus}.`);
    return answer.status === 'found' ? answer.document : undefined;
  }
  /** The catalogue that an engine in the process names products from. */
  async function loadProducts(ids: readonly string[], scope: SiteLocale) {
    const { siteId, locale } = scope;
    const query = new URLSearchParams({ ids: ids.join(','), count: String(ids.length), siteId, locale });
    const headers = new Headers({ accept: 'application/json' });
    const target = `/products/v2/catalog?${query}`;
    const response = await commerce.send({ method: 'GET', target, headers, body: undefined });
    return products.parse(await response.json()).products;
  }
  return createAdapter(personalisation, providers, { log, loadFragment, loadProducts }).adapter;
}
