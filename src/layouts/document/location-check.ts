import type { RequestContext } from '../../cms/request-context.ts';
import { matchRoute } from '../../lib/route-match.ts';

/**
 * Whether a visitor from elsewhere may be asked for their country on this page: on those that are the same for everybody, and so never on
 * the way to pay, in the account or while signing in; not where countries are chosen anyway, and not in preview.
 */
export function checksLocation({ checksLocation: isOn, preview, path }: RequestContext): boolean {
  const route = matchRoute(path)?.route;
  return isOn && preview === undefined && route?.cache === 'page' && route.name !== 'location-selector';
}
