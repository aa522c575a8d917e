import { REQUIRED_CATEGORY, type ConsentCategory } from '../../src/lib/consent/consent-cookie.ts';
import { consentModel, readConsent } from '../../src/lib/consent/consent-rule.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';

interface Asking {
  readonly headers: Pick<Headers, 'get'>;
}

export type AllowsCategory = (category: ConsentCategory, request: Asking, siteId: string | undefined) => boolean;

/**
 * Whether the visitor who sends a request allows a category at a site (docs/contract.md#consent). `provider` is the choice
 * of `CONSENT_PROVIDER`.
 */
export function createVisitorConsent(sitesConfig: () => SitesConfig, provider: string): AllowsCategory {
  return (category, { headers }, siteId = 'us') => {
    const region = sitesConfig().sites[siteId]?.region ?? 'EMEA';
    const signals = { cookies: headers.get('cookie') ?? '', isOptedOut: headers.get('sec-gpc') === '1' };
    const consent = readConsent(consentModel(region, provider), signals);
    return consent?.[category] ?? category === REQUIRED_CATEGORY;
  };
}
