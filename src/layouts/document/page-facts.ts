import type { RequestContext } from '../../cms/request-context.ts';
import { publicPath } from '../../cms/site/locale-path.ts';
import { translate } from '../../i18n/translate.ts';
import { consentModel } from '../../lib/consent/consent-rule.ts';
import type { PageFacts } from '../../lib/page-data.ts';

type Source = Pick<
  RequestContext,
  'locale' | 'siteId' | 'site' | 'sitesConfig' | 'preview' | 'carried' | 'flags' | 'providers' | 'route' | 'experiences'
>;

/** What every page hands over to its scripts. */
export function pageFacts({ locale, siteId, site, sitesConfig, preview, carried, flags, ...shop }: Source): PageFacts {
  const { favorites, loyalty, simplifiedSignIn, captchaForShippingAddress, expressCheckout } = flags;
  const path = (name: string) => publicPath(name, locale, sitesConfig);
  const experiences = shop.experiences.decisions();
  const provider = (name: string) => shop.providers[name] ?? 'none';
  return {
    locale,
    siteId,
    country: site.country,
    region: site.region,
    mode: preview === undefined ? 'live' : 'preview',
    consent: consentModel(site.region, provider('consent')),
    previewConsent: preview?.consent,
    isTaxIncluded: site.taxMode === 'inclusive',
    isProtected: shop.route?.route.isProtected === true,
    ...(experiences.length === 0 ? {} : { experiences }),
    carried: carried.toString(),
    flags: { favorites, loyalty, simplifiedSignIn, captchaForShippingAddress, expressCheckout },
    providers: { captcha: provider('captcha'), payment: provider('payment'), 'pay-later': provider('pay-later') },
    paths: { home: path('/'), browse: path('/c/all'), cart: path('/cart'), checkout: path('/checkout') },
    texts: { added: translate(locale, 'shell.added'), offline: translate(locale, 'shell.networkError') },
  };
}
