import type { RequestContext } from '../../cms/request-context.ts';

/**
 * Whether visitors from another country may be offered their country's shop on this page: only on pages that are the
 * same for everybody, so not in the checkout, in the account or while signing in; not on the country selection page,
 * and not in preview.
 */
export function checksLocation({ checksLocation: isOn, preview, route }: RequestContext): boolean {
  return isOn && preview === undefined && route?.route.cache === 'page' && route.name !== 'location-selector';
}
