import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createRoutes } from '../../backend/endpoints.ts';
import { openTemporarySqlite } from '../../backend/db/database.test-support.ts';
import { createServices } from '../../backend/create-services.ts';
import { cart } from '../../src/api/cart/cart.schema.ts';
import { createApiClient } from '../../src/api/core/client.ts';
import { errorResponse } from '../../src/api/core/error.schema.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import { order } from '../../src/api/orders/orders.schema.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { openSampleCart, type SampleCart } from '../../src/studio/sample-states/cart/sample-cart.ts';
import { makeSampleState } from '../../src/studio/sample-states/make-sample-state.ts';
import { VISITORS, type SampleState } from '../../src/cms/preview/sample-state.ts';
import { toMinor } from '../../domain/money.ts';
import type { Route } from '../../src/route.ts';
import { ROUTES, type RouteName } from '../../src/routes.ts';
import { startService } from '../harness/service-gateway.ts';

const ROOT = join(import.meta.dirname, '../..');
const NOW = Date.parse('2026-05-12T10:00:00Z');
const quiet = { info() {}, warn() {}, error() {} };
const providers = { payment: 'sandbox', 'pay-later': 'sandbox' };

const SITE_LOCALES = Object.entries(DEFAULT_SITES.sites).flatMap(([siteId, site]) =>
  site.locales.map((locale) => ({ siteId, site, locale })),
);
function siteLocaleOf(locale: string) {
  const siteLocale = SITE_LOCALES.find((one) => one.locale === locale);
  if (!siteLocale) throw new Error(`There is no site with ${locale}.`);
  return siteLocale;
}

function routeOf(name: RouteName): Route {
  const route = ROUTES.find((one) => one.name === name);
  if (!route) throw new Error(`There is no route ${name}.`);
  return route;
}

const US = siteLocaleOf('en-us');
const PAGES = ROUTES.flatMap((route) => {
  const { fixtures = [] }: Route = route;
  return fixtures.map(({ name }) => ({ name: route.name, route: route satisfies Route, fixture: name }));
});

interface FixtureRequest {
  readonly name: RouteName;
  readonly route: Route;
  readonly fixture: string | null;
  readonly visitor?: string;
}

let service: Awaited<ReturnType<typeof startService>>;
let schemas: ReadonlyMap<string, z.ZodType>;
/** Cached responses: every fixture shows the same products. */
const answered = new Map<string, Promise<unknown>>();

function callFrom(siteId: string, locale: string): CallApi {
  const send = async (request: Request) => service.fetch(request);
  const client = createApiClient({ fetch: send, baseUrl: 'http://commerce.test', context: { siteId, locale } });
  const call = (operation: Parameters<CallApi>[0], input: object) => {
    const key = JSON.stringify([siteId, locale, operation.name, input]);
    const answer = answered.get(key) ?? client(operation, input);
    answered.set(key, answer);
    return answer;
  };
  // The client's own responses, by the same operations.
  return call as CallApi;
}

const sourcesIn = ({ siteId, site, locale } = US) => ({
  siteId,
  site,
  locale,
  providers,
  call: callFrom(siteId, locale),
  signal: new AbortController().signal,
  log: quiet,
  now: NOW,
});

async function fixtureOf(requested: FixtureRequest, siteLocale = US): Promise<SampleState> {
  const fixture = await makeSampleState({ visitor: null, ...requested }, sourcesIn(siteLocale));
  if (!fixture) throw new Error(`There is no fixture of ${requested.name}.`);
  return fixture;
}

/** Operations that read or change the sample cart. */
const CART = [
  ['GET /cart/v1/cart/{basketId}'],
  ['GET /wishlists/v2/favorites'],
  ['PUT /cart/v1/coupon', { code: 'example10' }],
  ['POST /cart/v2/cart/{basketId}/shippingAddress', {}],
  ['POST /cart/v1/cart/{basketId}/billingAddress', {}],
  ['POST /cart/v1/shippingMethod', { code: 'me', shippingId: 'me' }],
  ['PUT /cart/v1/cart/{basketId}/item', { itemId: 'line-1', qty: 2 }],
  ['POST /cart/v2/cart/{basketId}/saveForLater', { itemId: 'line-2' }],
  ['GET /wishlists/v2/saveForLater'],
  ['PUT /cart/v2/checkout/order'],
] as const;

const openCart = ({ cart: sample }: SampleState) =>
  // Written by `makeFixture`.
  openSampleCart(JSON.parse(JSON.stringify(sample)) as SampleCart);

/** All responses that the page may get, by operation. */
function answersOf(fixture: SampleState) {
  const { answers, scenes, bodies } = fixture;
  const answerCart = openCart(fixture);
  const written = [answers, ...Object.values(scenes)].flatMap((group) =>
    Object.entries(group).flatMap(([call, own]) =>
      own.flatMap(({ status = 200, body }) => (body === undefined ? [] : [{ call, status, body: bodies[body] }])),
    ),
  );
  const changes = CART.map(([call, body = {}]) => {
    const answer = answerCart({ call: call.replace('{basketId}', 'preview-cart'), body });
    return { call, status: answer?.status ?? 0, body: answer?.body };
  });
  return [...written, ...changes];
}

beforeAll(async () => {
  service = await startService();
  const database = await openTemporarySqlite();
  const services = createServices(database, {
    databaseUrl: '',
    contentDir: join(ROOT, 'content'),
    catalogDir: join(ROOT, 'catalog'),
    seedDemo: false,
    isLocal: false,
    servesContent: false,
    publicOrigin: 'http://shop.test',
    log: quiet,
  });
  const calls = createRoutes(services, false);
  schemas = new Map(calls.map(({ operation, response: answer }) => [`${operation.method} ${operation.path}`, answer]));
  await database.close();
});
afterAll(() => service.close());

describe('a route', () => {
  const isTool = ({ name }: Route) => name.startsWith('cms-');
  /** Pages without a fixture show in preview what they show to visitors, those for professionals their document. */
  const isPublic = ({ name, cache }: Route) =>
    cache === 'page' || /^(error|pro)-|^(questions|find-in-store)$/.test(name);
  const own = ROUTES.filter((route) => !isTool(route) && !isPublic(route));

  test.each(own)('that is a visitor’s own has a state to be previewed in: $name', async ({ name }) => {
    const route = routeOf(name);
    expect(route.fixtures ?? []).not.toEqual([]);
    expect(await makeSampleState({ name, route, fixture: null, visitor: null }, sourcesIn())).toBeDefined();
  });

  test.each(ROUTES.filter(isPublic))('that is everybody’s asks for nothing else: $name', (route: Route) => {
    expect([route.guard, route.fixtures, route.isProtected]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the fixture of a page', () => {
  test.each(SITE_LOCALES)('answers as the calls do, in $locale', async (siteLocale) => {
    for (const page of PAGES) {
      for (const { call, status, body } of answersOf(await fixtureOf(page, siteLocale))) {
        if (call.startsWith('POST /sandbox/')) continue;
        const schema = status === 200 ? schemas.get(call) : errorResponse;
        const { error } = schema?.safeParse(body) ?? { error: 'There is no such call.' };
        expect([page.name, page.fixture, call, error]).toEqual([page.name, page.fixture, call, undefined]);
      }
    }
  });

  test.each(SITE_LOCALES)('has totals that add up, in $locale', async (siteLocale) => {
    const { taxMode, currency } = siteLocale.site;
    const shown = new Set<string>();
    for (const page of PAGES) {
      const fixture = await fixtureOf(page, siteLocale);
      const { bodies, storage: stored } = fixture;
      const written = Object.values(stored).map((text): unknown => JSON.parse(text));
      const begun = openCart(fixture)({ call: 'GET /cart/v1/cart/preview-cart', body: {} })?.body;
      for (const body of [...bodies, ...written, begun]) {
        const { totals, items } = cart.safeParse(body).data ?? order.safeParse(body).data ?? {};
        if (!totals || !items) continue;
        const minor = (amount: number) => toMinor(amount, currency);
        const tax = taxMode === 'exclusive' ? minor(totals.tax) : 0;
        const sum = minor(totals.itemTotal) - minor(totals.totalDiscount) + minor(totals.shipping) + tax;
        expect([page.fixture, sum]).toEqual([page.fixture, minor(totals.total)]);
        const rows = items.reduce((sum, { price }) => sum + minor(price.rowTotal), 0);
        expect([page.fixture, rows]).toEqual([page.fixture, minor(totals.itemTotal)]);
        if (rows > 0) shown.add(page.name);
      }
    }
    expect([...shown].toSorted()).toEqual(['cart', 'checkout', 'order-confirmation']);
  });

  test('shows products of the catalogue, by the names they have in the locale', async () => {
    const page: FixtureRequest = { name: 'cart', route: routeOf('cart'), fixture: 'filled' };
    const textOf = async (siteLocale: typeof US) => JSON.stringify((await fixtureOf(page, siteLocale)).cart);
    expect(await textOf(US)).toContain('Catchment Shell');
    const text = await textOf(siteLocaleOf('de-de'));
    expect(text).toContain('Catchment Regenjacke');
    expect(text).toContain('EUR');
    expect(text).not.toContain('Sample product');
  });

  test('exists for every kind of visitor, with their own data', async () => {
    for (const page of PAGES) {
      for (const visitor of VISITORS) {
        const fixture = await fixtureOf({ ...page, visitor });
        const wrong = answersOf(fixture).filter(({ call, status, body }) => {
          const schema = status === 200 ? schemas.get(call) : errorResponse;
          return schema?.safeParse(body).success === false;
        });
        expect([page.name, page.fixture, visitor, wrong]).toEqual([page.name, page.fixture, visitor, []]);
      }
    }
  });

  test('is the first of its route where none is named, or none that there is', async () => {
    const route = routeOf('checkout');
    expect((await fixtureOf({ name: 'checkout', route, fixture: null })).name).toBe('shipping');
    expect((await fixtureOf({ name: 'checkout', route, fixture: 'none' })).name).toBe('shipping');
  });

  test.each([
    ['cart', null, 'guest'],
    ['cart', 'athlete', 'athlete'],
    ['cart', 'nobody', 'guest'],
    ['checkout', null, 'registered'],
    ['checkout', 'guest', 'guest'],
    ['account', 'guest', 'registered'],
    ['account', 'pro', 'pro'],
    ['sign-in', 'member', 'guest'],
    ['associate-login', 'associate', 'guest'],
  ] as const)('of %s with the visitor %s is that of %s', async (name, requested, visitor) => {
    const route = routeOf(name);
    expect((await fixtureOf({ name, route, fixture: null, visitor: requested ?? '' })).visitor).toBe(visitor);
  });

  test('shows a made-up product where the catalogue is away', async () => {
    const route = routeOf('cart');
    const call: CallApi = () => Promise.reject(new Error('away'));
    const sources = { ...sourcesIn(), call };
    const fixture = await makeSampleState({ name: 'cart', route, fixture: null, visitor: null }, sources);
    const shown = cart.safeParse(
      fixture && openCart(fixture)({ call: 'GET /cart/v1/cart/preview-cart', body: {} })?.body,
    );
    expect(shown.data?.items.map(({ name }) => name)).toEqual(['Sample product']);
  });
});
