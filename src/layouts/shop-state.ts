import { publicPath } from '../cms/locale-path.ts';
import type { RequestContext } from '../cms/request-context.ts';
import { messagesOf } from '../i18n/translate.ts';

/** What the browser's scripts are told of the page: nothing personal, so that the page can be stored. */
export function shopState({ locale, siteId, site, sitesConfig, carried }: RequestContext) {
  return {
    locale,
    siteId,
    currency: site.currency,
    region: site.region,
    cartPath: publicPath('/cart', locale, sitesConfig),
    carried: carried.toString(),
    messages: shellMessages(locale),
  };
}

/** The strings the shell script shows itself; islands load theirs with their code. */
function shellMessages(locale: string): Record<string, string> {
  return Object.fromEntries(Object.entries(messagesOf(locale)).filter(([key]) => key.startsWith('shell.')));
}
