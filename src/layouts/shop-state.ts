import { publicPath } from '../cms/locale-path.ts';
import type { RequestContext } from '../cms/request-context.ts';
import { earlyMessages } from '../i18n/early-messages.ts';
import type { ShopState } from '../lib/shop-state.ts';

/** What the browser's scripts are told of the page: nothing personal, so that the page can be stored. */
export function shopState({ locale, siteId, site, sitesConfig, carried, preview }: RequestContext): ShopState {
  const path = (name: string) => publicPath(name, locale, sitesConfig);
  return {
    locale,
    siteId,
    currency: site.currency,
    region: site.region,
    taxMode: site.taxMode,
    paths: { home: path('/'), cart: path('/cart'), checkout: path('/checkout'), browse: path('/c/all') },
    carried: carried.toString(),
    isPreview: preview !== undefined,
    messages: earlyMessages(locale),
  };
}
