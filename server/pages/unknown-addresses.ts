import { isApiError } from '../../src/api/core/api-error.ts';
import { getCatalog, getProductDetails } from '../../src/api/catalog/products.ts';
import { pageName } from '../../src/cms/site/page-name.ts';
import { hasRedirect } from '../../src/cms/site/redirects.ts';
import { siteContext } from '../../src/cms/site/site-config.ts';
import type { UnknownAddresses } from '../page-cache/cached-pages.ts';
import { variantsIn, type PageAddress } from './page-address.ts';
import type { PageServices } from './request-context.ts';

/** What a route shows, and whether there is such a thing. */
type FindOut = (name: string, address: PageAddress) => Promise<boolean>;

/**
 * Addresses where there is neither a document, a product nor a category: their page is the same in each locale, so that a
 * scanner costs a look into an index and not a page.
 */
export function createUnknownAddresses({
  content,
  commerce,
}: Pick<PageServices, 'content' | 'commerce'>): UnknownAddresses<PageAddress> {
  const siteOf = ({ sitesConfig, locale }: PageAddress) => ({
    siteId: siteContext(sitesConfig, locale, null).siteId,
    locale,
  });
  const isNotFound = (call: Promise<unknown>): Promise<boolean> =>
    call.then(
      () => false,
      (error: unknown) => isApiError(error) && error.status === 404,
    );

  const finders: Readonly<Record<string, FindOut>> = {
    'error-404': async () => true,
    slug: async (slug, address) => {
      const name = pageName(slug);
      if (name === undefined) return true;
      return (await content.get({ kind: 'augmentedpage', name, ...siteOf(address) })).status === 'missing';
    },
    // A service elsewhere would be asked twice for every page that exists.
    ...('perform' in commerce && {
      'p-slug': (slug, address) =>
        isNotFound(commerce.perform(getProductDetails, { params: { productId: slug.toLowerCase() } }, siteOf(address))),
      'c-slug': (slug, address) =>
        isNotFound(
          commerce.perform(getCatalog, { query: { category: slug.toLowerCase(), count: 0 } }, siteOf(address)),
        ),
    }),
  };

  return {
    keyOf: ({ locale, url }) => locale + variantsIn(url),
    async isMissing(address) {
      const { match, params, path, sitesConfig } = address;
      if (hasRedirect(path, sitesConfig)) return false;
      return (await finders[match?.name ?? '']?.(params['slug'] ?? '', address)) ?? false;
    },
  };
}
