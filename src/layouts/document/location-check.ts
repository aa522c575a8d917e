import type { RequestContext } from '../../cms/request-context.ts';
import { matchRoute } from '../../lib/route-match.ts';

/**
 * Whether visitors from another country may be offered their country's shop on this page: only on pages that are the
 * same for everybody, so not in the checkout, in the account or while signing in; not on the country selection page,
 * and not in preview.
 */
export function checksLocation({ checksLocation: isOn, preview, path }: RequestContext): boolean {
  const route = matchRoute(path)?.route;
  return isOn && preview === undefined && route?.cache === 'page' && route.name !== 'location-selector';
}
