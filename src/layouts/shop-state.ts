import type { RequestContext } from '../cms/request-context.ts';
import type { ShopState } from '../lib/shop-state.ts';

const FLAGS_OF_SCRIPTS = ['favorites', 'simplifiedSignIn'] as const;

/** What the browser's scripts are told of the page, for its root element. */
export function shopState({ locale, siteId, site, flags, carried, preview }: RequestContext): ShopState {
  return {
    'data-locale': locale,
    'data-site': siteId,
    'data-tax-included': site.taxMode === 'inclusive' ? '' : undefined,
    'data-carried': carried.size > 0 ? carried.toString() : undefined,
    'data-flags': FLAGS_OF_SCRIPTS.filter((name) => flags[name]).join(' ') || undefined,
    'data-preview': preview === undefined ? undefined : '',
  };
}
