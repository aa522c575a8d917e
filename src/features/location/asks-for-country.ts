import type { RouteMatch } from '../../lib/route-match.ts';

interface AskedPage {
  readonly checksLocation: boolean;
  readonly preview: unknown;
  readonly route: RouteMatch | undefined;
}

/**
 * Whether a page asks visitors from elsewhere for their country: only pages that are the same for everybody, so not the
 * cart, the checkout, the account or signing in; not the country selection page, and not in preview.
 */
export function asksForCountry({ checksLocation, preview, route }: AskedPage, locationCheck: boolean): boolean {
  const isForAll = preview === undefined && route?.route.cache === 'page';
  return isForAll && checksLocation && locationCheck && route.name !== 'location-selector';
}
