type Shop = Pick<App.Locals['shop'], 'checksLocation' | 'preview' | 'route'>;

/**
 * Visitors are interrupted only on pages that are the same for everybody, so not in the cart, the checkout, the account or
 * while signing in; not on the country selection page, and not in preview. `locationCheck`: the page's document allows it.
 */
export function asksCountry({ checksLocation, preview, route }: Shop, locationCheck: boolean): boolean {
  const isForAll = preview === undefined && route?.route.cache === 'page';
  return isForAll && checksLocation && locationCheck && route.name !== 'location-selector';
}
