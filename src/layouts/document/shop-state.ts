import type { RequestContext } from '../../cms/request-context.ts';
import type { ShopState } from '../../lib/shop-state.ts';

const FLAGS_OF_SCRIPTS = ['favorites', 'simplifiedSignIn', 'captchaForShippingAddress'] as const;

/** Data attributes of the root element, which the browser's scripts read. */
export function shopState({
  locale,
  siteId,
  site,
  flags,
  route,
  providers,
  carried,
  preview,
}: RequestContext): ShopState {
  return {
    'data-locale': locale,
    'data-site': siteId,
    'data-tax-included': site.taxMode === 'inclusive' ? '' : undefined,
    'data-carried': carried.size > 0 ? carried.toString() : undefined,
    'data-flags': FLAGS_OF_SCRIPTS.filter((name) => flags[name]).join(' ') || undefined,
    'data-protected': route?.route.isProtected ? '' : undefined,
    'data-captcha': providers['captcha'],
    'data-payment': providers['payment'],
    'data-preview': preview === undefined ? undefined : (preview.consent ?? ''),
  };
}
