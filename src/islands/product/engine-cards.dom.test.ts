// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseConsent } from '../../stores/core/consent.ts';
import { readVariables, type DecisionEvent } from '../../lib/personalisation/profile.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { cartItemOf, cartOf } from '../../stores/cart/cart.test-support.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { CUSTOMER, GUEST } from '../../stores/core/network.test-support.ts';
import { $session } from '../../stores/core/session.ts';
import { chooseByEngine } from './engine-cards.ts';
import { showPersonal } from './personal-cards.ts';

const ALL = { C0001: true, C0002: true, C0003: true, C0004: true };
const items = ['boot', 'clog', 'mule'].map((id) => ({ id, recToken: `t-${id}` }));
const sent: { readonly url: string; readonly body: Record<string, unknown> | undefined }[] = [];
let answer: () => Response | Promise<Response>;
let cards: () => Response | Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  writePageData();
  $session.set(GUEST);
  answer = () => Response.json({ meta: { monetateId: 'm-1' }, data: { responses: [{ actions: [{ items }] }] } });
  cards = () => new Response('<ul data-cards><li>Decided</li></ul>');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, body: init.body ? JSON.parse(String(init.body)) : undefined });
    if (url.startsWith('/api/consumers-v3'))
      return Response.json({ consumerProfile: { preferences: { interests: 'hiking|camping' } } });
    return url.startsWith('/api/engine') ? answer() : cards();
  });
  allowPosition('prompt');
  document.body.innerHTML = `<div data-cards="/product-cards?level=3" data-kind="personal" data-engine="ridge"
    data-impressions="2"><div class="head"><h2>Popular</h2></div><ul data-carousel-track><li><p>Everybody</p></li></ul></div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function allowPosition(state: PermissionState): void {
  const coords = { latitude: 40, longitude: -105 };
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state }) },
    geolocation: { getCurrentPosition: (use: (position: object) => void) => use({ coords }) },
  });
}

const row = () => document.querySelector<HTMLElement>('[data-kind]') ?? document.body;
const show = () => showPersonal(row(), chooseByEngine(row()));
const moveBelowWindow = () => vi.spyOn(row(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight));
const covered = () =>
  [...document.querySelectorAll('.skeleton')].flatMap(({ children }) =>
    [...children].flatMap((part) => (getComputedStyle(part).visibility === 'hidden' ? [part.textContent] : [])),
  );
const shown = () => document.querySelector('li')?.textContent;

describe('a personal carousel with the feed of the engine', () => {
  test('shows what the engine decides, and reports the first of it as shown', async () => {
    chooseConsent(ALL);
    await show();
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(shown()).toBe('Decided');
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/engine/v1/decide/ridge?siteId=us&locale=en-us',
      '/product-cards?level=3&ids=boot%2Cclog%2Cmule',
      '/api/engine/v1/decide/ridge?siteId=us&locale=en-us',
    ]);
    expect(sent[0]?.body).toMatchObject({
      brand: 'ridge',
      channel: 'ECOMM',
      customerId: GUEST.consumerNo,
      events: [
        { eventType: 'monetate:context:ScreenSize', height: innerHeight, width: innerWidth },
        { eventType: 'monetate:context:CustomVariables' },
        { eventType: 'monetate:context:Cart', cartLines: [] },
        { eventType: 'monetate:decision:DecisionRequest', maxItems: 8 },
      ],
    });
    expect(sent[2]?.body).toMatchObject({
      monetateId: 'm-1',
      events: [{ eventType: 'monetate:record:Impressions', recImpressions: ['t-boot', 't-clog'] }],
    });
  });

  test('tells the engine the interests of a signed-in customer', async () => {
    $session.set(CUSTOMER);
    chooseConsent(ALL);
    await show();
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[0]?.url).toBe('/api/consumers-v3/consumer?siteId=us&locale=en-us');
    const variables = readVariables((sent[1]?.body?.['events'] ?? []) as DecisionEvent[]); // as it was sent
    expect(Object.fromEntries(variables)).toMatchObject({
      loggedIn: 'true',
      cartEmpty: 'true',
      interests: 'hiking|camping',
    });
  });

  test('tells the engine the cart and the stealth group', async () => {
    $cart.set(cartOf({ items: [cartItemOf({ productId: 'BOOT-9', masterId: 'boot', qty: 2 })] }));
    document.cookie = 'stealth-group=tracking';
    chooseConsent(ALL);
    await show();
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    const events = (sent[0]?.body?.['events'] ?? []) as DecisionEvent[]; // as it was sent
    expect(Object.fromEntries(readVariables(events))).toEqual({
      cartEmpty: 'false',
      employeeLoggedIn: 'false',
      loggedIn: 'false',
      loyaltyEnrolled: 'false',
      cartItemTotal: '200',
      cartDiscount: '0',
      interests: '',
      stealthGroup: 'tracking',
    });
    expect(events).toContainEqual({
      eventType: 'monetate:context:Cart',
      cartLines: [{ sku: 'BOOT-9', pid: 'boot', quantity: 2 }],
    });
    document.cookie = 'stealth-group=; Max-Age=0';
    $cart.set(undefined);
  });

  test('tells the engine the position where the visitor allowed the shop to know it before', async () => {
    allowPosition('granted');
    chooseConsent(ALL);
    await show();
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    const { events } = sent[0]?.body ?? {};
    expect(events).toContainEqual({ eventType: 'monetate:context:Coordinates', latitude: 40, longitude: -105 });
  });

  test('stays as it is without consent', async () => {
    chooseConsent({ ...ALL, C0004: false });
    await show();
    expect([sent, shown()]).toEqual([[], 'Everybody']);
  });

  test('that comes into view shows a skeleton of its heading and cards until the decided products are there', async () => {
    moveBelowWindow();
    chooseConsent(ALL);
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = async () => (await promise).clone();
    await show();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(covered()).toEqual(['Popular', 'Everybody']);
    resolve(Response.json({ meta: {}, data: { responses: [{ actions: [{ items }] }] } }));
    await vi.waitFor(() => expect(shown()).toBe('Decided'));
    expect(covered()).toEqual([]);
    chooseConsent({ ...ALL, C0004: false });
    expect([shown(), covered()]).toEqual(['Everybody', []]);
  });

  test('that is in view keeps its cards while the engine decides', async () => {
    chooseConsent(ALL);
    answer = () => new Promise(() => {});
    await show();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(covered()).toEqual([]);
  });

  test('shows the products for everybody where the decided ones are late', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => late.signal);
    const late = new AbortController();
    moveBelowWindow();
    chooseConsent(ALL);
    cards = () => new Promise(() => {});
    await show();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(covered()).toHaveLength(2);
    late.abort();
    expect([shown(), covered()]).toEqual(['Everybody', []]);
  });

  test.each([
    ['fails', () => new Response('', { status: 503 })],
    ['decides nothing', () => Response.json({ meta: {}, data: { responses: [] } })],
    ['sends rubbish', () => new Response('<html>')],
  ])('stays as it is where the engine %s', async (_, response) => {
    moveBelowWindow();
    answer = response;
    chooseConsent(ALL);
    await show();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect([sent.length, shown(), covered()]).toEqual([1, 'Everybody', []]);
  });
});
