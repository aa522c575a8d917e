import { VISITORS, type SampleVisitor, type SampleState } from '../../cms/preview/sample-state.ts';
import type { Route, RouteSampleState } from '../../route.ts';
import type { RouteName } from '../../routes.ts';
import { withServedCustomer } from './associate.ts';
import {
  accountPage,
  cardsPage,
  favoritesPage,
  identityPage,
  leavingPage,
  loyaltyPage,
  plainPage,
  returningPage,
} from './account-pages.ts';
import type { SampleCart } from './cart/sample-cart.ts';
import { EMPTY, type CartState } from './cart/state.ts';
import { checkoutPage } from './checkout-page.ts';
import type { SampleContext, SampleSources, SampleStore } from './source/context.ts';
import { loadSampleVariants } from './source/load-products.ts';
import { confirmationPage, historyPage, lookupPage, orderPage } from './order-pages.ts';
import { writeSampleState, type Script } from './cart/sample-replies.ts';
import { sharedReplies } from './shared-replies.ts';
import { isSignedIn } from './source/visitors.ts';
import { filled, pickedUp, withNotices, withPoints, withSaved } from './cart/initial-states.ts';
import { searchStores } from '../../api/locations/stores.ts';
import type { Store } from '../../api/locations/stores.schema.ts';
import { addressIn } from './source/addresses.ts';

const STARTS: Readonly<Record<string, (context: SampleContext) => CartState>> = {
  pickup: pickedUp,
  'saved-for-later': withSaved,
  notices: withNotices,
  points: withPoints,
  empty: () => EMPTY,
};

function cartPage(name: string, context: SampleContext): Script {
  const start = STARTS[name] ?? filled;
  return { cart: start(context), replies: sharedReplies(context) };
}

type Write = (name: string, context: SampleContext) => Script;

/** Generators of the fixtures that a route declares. */
const SCRIPTS: Readonly<Partial<Record<RouteName, Write>>> = {
  cart: cartPage,
  checkout: checkoutPage,
  'order-confirmation': confirmationPage,
  favorites: favoritesPage,
  'order-status': lookupPage,
  'order-details': orderPage,
  'return-label': orderPage,
  'sign-in': identityPage,
  'sign-up': identityPage,
  'forgot-password': identityPage,
  'reset-password': identityPage,
  'social-sign-in': returningPage,
  'amazon-sign-in': leavingPage,
  'associate-login': identityPage,
  'confirm-subscription': plainPage,
  'confirm-email': plainPage,
  unsubscribe: plainPage,
  'stock-notice': plainPage,
  'event-registration': plainPage,
  'write-a-review': plainPage,
  'share-a-photo': plainPage,
  'account-rest': plainPage,
  account: accountPage,
  'account-profile': accountPage,
  'account-address': accountPage,
  'account-add-shipping-address': accountPage,
  'account-add-billing-address': accountPage,
  'account-credit-cards': cardsPage,
  'account-add-credit-card': accountPage,
  'account-gift-cards': cardsPage,
  'account-loyalty': loyaltyPage,
  'account-professional': accountPage,
  'account-order-history': historyPage,
  'size-advisor': historyPage,
  'account-order-details': orderPage,
};

interface SampleStateRequest {
  readonly name: RouteName;
  readonly route: Route;
  /** As in the query; an unknown name is ignored. */
  readonly fixture: string | null;
  readonly visitor: string | null;
}

/** Creates the fixture of a previewed page; undefined for a route without fixtures. */
export async function makeSampleState(
  request: SampleStateRequest,
  sources: SampleSources,
): Promise<SampleState | undefined> {
  const { route, name } = request;
  const { fixtures = [] } = route;
  const fixture = fixtures.find((one) => one.name === request.fixture) ?? fixtures[0];
  const write = SCRIPTS[name];
  if (!fixture || !write) return undefined;
  const visitor = visitorOf(request, fixture);
  const context = await loadSampleContext(sources, visitor);
  const { cart: state = EMPTY, ...script } = withServedCustomer(write(fixture.name, context), context);
  const cart: SampleCart = { context, state };
  const storage = script.storage ?? {};
  return writeSampleState({ name: fixture.name, visitor, cart }, { ...script, storage });
}

async function loadSampleContext(sources: SampleSources, visitor: SampleVisitor): Promise<SampleContext> {
  const { siteId, locale, providers, now, site } = sources;
  const { country, currency, taxMode } = site;
  const [variants, stores] = await Promise.all([loadSampleVariants(sources), loadStores(sources)]);
  return { siteId, locale, providers, now, site: { country, currency, taxMode }, visitor, ...variants, stores };
}

/** Returns a visitor who can see the page: account pages require a signed-in visitor, sign-in pages a guest. */
function visitorOf(
  { route, visitor: requestedVisitor }: SampleStateRequest,
  { visitor: only }: RouteSampleState,
): SampleVisitor {
  const visitor = VISITORS.find((one) => one === requestedVisitor);
  const { guard } = route;
  if (only !== undefined) return only;
  if (guard === 'login') return visitor && isSignedIn(visitor) ? visitor : 'registered';
  return visitor ?? (guard === 'cart' ? 'registered' : 'guest');
}

/** The number of stores that the shop offers for selection. */
const MAX_STORES = 20;

/** Loads the site's pickup stores; returns a generated one where there is none, or the request fails. */
async function loadStores({ call, signal, log, site, locale }: SampleSources): Promise<SampleContext['stores']> {
  try {
    const { stores } = await call(searchStores, { body: { services: ['pickup'], count: MAX_STORES } }, { signal });
    const [first, ...others] = stores.map(toStore);
    if (first) return [first, ...others];
  } catch (error) {
    log.warn({ err: error }, 'no stores: the fixture of a previewed page shows a made-up one');
  }
  const { addressLine1, city, postalCode, countryCode, province } = addressIn(site.country, locale);
  return [{ id: 'sample', timeZone: 'UTC', address: { addressLine1, city, postalCode, countryCode, province } }];
}

function toStore({ id, timeZone, address }: Store): SampleStore {
  const { addressLine1, city, postalCode, countryCode, province = null } = address;
  return { id, timeZone, address: { addressLine1, city, postalCode, countryCode, province } };
}
