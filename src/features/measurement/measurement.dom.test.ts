// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentCookie, REQUIRED_CONSENT } from '../../lib/consent/consent-cookie.ts';
import { eventErrors } from '../../lib/measurement/event-list.ts';
import { CUSTOMER, GUEST, replaceNetwork, type Respond } from '../../stores/core/network.test-support.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { recordListeners, replaceCalls, replaceIntersections } from './collectors.test-support.ts';

const ANALYTICS = { ...REQUIRED_CONSENT, C0002: true };
const PROFILE = {
  consumerDetails: { email: 'Ada@Example.com', employee: null },
  isLoyaltyMember: true,
  memberId: 'M1',
  loyaltySummary: { points: { balance: 600, minimum: 500 } },
  subscriptions: [{ channel: 'email', type: 'newsletter', optin: true, doubleOptin: true, isConfirmed: false }],
  clv: { clv: 540, monetary: 120, numberOfPurchases: 2, pastSpend: 240 },
};
const respond = vi.fn<Respond>();

interface LayerItem extends Readonly<Record<string, unknown>> {
  readonly event?: string;
}

const items = (): readonly LayerItem[] => Reflect.get(globalThis, 'dataLayer') ?? [];
const named = (name: string) => items().filter(({ event }) => event === name);
const cookie = (name: string) => new RegExp(`${name}=([^;]+)`).exec(document.cookie)?.[1];

function clearCookies(): void {
  for (const name of ['aisle-visitor', 'aisle-visit', 'aisle-origins', 'OptanonConsent'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
}

let leavePage: () => void;

beforeEach(() => {
  vi.resetModules();
  leavePage = recordListeners();
  clearCookies();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'dataLayer');
  document.body.innerHTML = '<main id="main"></main>';
  writePageData({ consent: 'opt-in', region: 'EMEA', siteId: 'de', country: 'DE' });
  replaceCalls();
  replaceIntersections();
  respond.mockReset().mockImplementation(() => Response.json({ consumerProfile: PROFILE }));
});
afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts the feature on a page as the server writes it. */
async function startPage(
  dataset: Readonly<Record<string, string>> = {},
  session: typeof GUEST = { ...GUEST, usid: 'u-1' },
) {
  replaceNetwork(respond, (call) => (call.startsWith('POST /token') ? Response.json(session) : undefined));
  const element = document.createElement('div');
  Object.assign(element.dataset, { provider: 'sandbox', route: 'index', kind: 'home', currency: 'EUR', ...dataset });
  const { start } = await import('./measurement.ts');
  const { allows, chooseConsent } = await import('../../stores/core/consent.ts');
  const { $session } = await import('../../stores/core/session.ts');
  start(element, { allows, chosen: async () => undefined });
  await vi.dynamicImportSettled();
  $session.set(session);
  return { chooseConsent, $session };
}

describe('a page that asks for consent', () => {
  test('pushes and stores nothing before the choice, then the page first', async () => {
    const { chooseConsent } = await startPage();
    document.dispatchEvent(new CustomEvent('chat', { detail: { event: 'started' } }));
    expect([items(), sessionStorage.length, cookie('aisle-visitor')]).toEqual([[], 0, undefined]);
    chooseConsent(ANALYTICS);
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(1));
    expect(items().map(({ event }) => event)).toEqual(['page-data', 'chat', 'user_data']);
    expect(items().flatMap((item) => eventErrors(item))).toEqual([]);
    expect(items()[0]).toMatchObject({ trigger: 'load', routeName: 'index', channel: 'ECOMM', country: 'DE' });
  });

  test('pushes nothing after a withdrawal, and a page view when the consent is given again', async () => {
    const { chooseConsent } = await startPage();
    chooseConsent(ANALYTICS);
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(1));
    const count = items().length;
    chooseConsent(REQUIRED_CONSENT);
    document.dispatchEvent(new CustomEvent('chat', { detail: { event: 'started' } }));
    expect(items()).toHaveLength(count);
    await vi.waitFor(() => expect([cookie('aisle-visitor'), sessionStorage.length]).toEqual([undefined, 0]));
    chooseConsent(ANALYTICS);
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(2));
    expect(items()[count]).toMatchObject({ event: 'page-data', trigger: 'consent' });
  });

  test('sets no cookie where the consent is withdrawn before the collectors are there', async () => {
    document.cookie = consentCookie(ANALYTICS, false);
    const page = startPage();
    const { chooseConsent } = await import('../../stores/core/consent.ts');
    chooseConsent(REQUIRED_CONSENT);
    await page;
    await vi.dynamicImportSettled();
    expect(cookie('aisle-visitor')).toBeUndefined();
  });

  test('gives requests the origins of products once it is allowed, and as long', async () => {
    document.body.innerHTML = '<main id="main"><div data-product-page="boot"><h1>Boot</h1></div></main>';
    const { chooseConsent } = await startPage({ route: 'p-slug' });
    await Promise.resolve();
    expect(cookie('aisle-origins')).toBeUndefined();
    chooseConsent(ANALYTICS);
    await vi.waitFor(() => expect(cookie('aisle-origins')).toBe('boot=direct-to-pdp'));
    chooseConsent(REQUIRED_CONSENT);
    await vi.waitFor(() => expect(cookie('aisle-origins')).toBeUndefined());
  });

  test('counts a return from the cache as a page view', async () => {
    document.cookie = consentCookie(ANALYTICS, false);
    await startPage();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(named('page-data').map(({ trigger }) => trigger)).toEqual(['load', 'back-forward']);
  });
});

describe('a page without a tag manager', () => {
  test('logs one notice and pushes nothing', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { chooseConsent } = await startPage({ provider: 'none' });
    chooseConsent(ANALYTICS);
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TAG_MANAGER_PROVIDER'));
    expect([items(), sessionStorage.length]).toEqual([[], 0]);
  });
});

test('events are pushed half a second later where scripts are offloaded', async () => {
  document.cookie = consentCookie(ANALYTICS, false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await startPage({ offloads: '' });
  vi.advanceTimersByTime(499);
  expect(items()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(items()[0]).toMatchObject({ event: 'page-data' });
  vi.useRealTimers();
});

test('the channel is that of the web view in the mobile app', async () => {
  document.cookie = consentCookie(ANALYTICS, false);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 AisleApp/4.1');
  await startPage();
  expect(named('page-data')).toMatchObject([{ channel: 'MAPP' }]);
});

test('a preview shows its events to editors and pushes none', async () => {
  writePageData({ mode: 'preview' });
  const listener = vi.fn();
  document.addEventListener('measurement', listener, { once: true });
  await startPage({ provider: 'gtm' });
  expect(listener).toHaveBeenCalledOnce();
  expect(items()).toEqual([]);
});

describe('the user data', () => {
  const HOUR = 60 * 60 * 1000;

  test('of a guest are ids and the number of the visit', async () => {
    document.cookie = consentCookie(ANALYTICS, false);
    await startPage();
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(1));
    expect(named('user_data')[0]).toEqual({
      event: 'user_data',
      event_category: 'Page',
      page_name: 'index',
      'guest-id': 'G1',
      'x-usid': 'u-1',
      visitorId: cookie('aisle-visitor'),
      visitNumber: 1,
      loggedIn: false,
      loyaltyMember: false,
      vfEmployee: false,
      rewardsAvailable: false,
    });
    expect(respond).not.toHaveBeenCalled();
  });

  test('of a customer have the profile, with the address encoded and hashed only', async () => {
    document.cookie = consentCookie(ANALYTICS, false);
    await startPage({}, { ...CUSTOMER, usid: 'u-1' });
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(1));
    expect(named('user_data').flatMap((item) => eventErrors(item))).toEqual([]);
    expect(named('user_data')[0]).toMatchObject({
      'consumer-id': 'C1',
      loyaltyMember: true,
      memberId: 'M1',
      rewardsAvailable: true,
      newsletter: false,
      clv: { clv: 540, numberOfPurchases: 2 },
      encodedEmail: btoa('ada@example.com'),
      hashedEmail: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
    });
    expect(JSON.stringify(items()).toLowerCase()).not.toContain('ada@');
    expect(respond.mock.calls.map(([{ call }]) => call)).toEqual(['GET /consumers-v3/consumer']);
  });

  test('say who is an employee, has confirmed the newsletter, and has no reward yet', async () => {
    const facts = {
      consumerDetails: { ...PROFILE.consumerDetails, employee: { isCardHolder: true } },
      loyaltySummary: { points: { balance: 499, minimum: 500 } },
      subscriptions: [{ ...PROFILE.subscriptions[0], isConfirmed: true }],
    };
    respond.mockImplementation(() => Response.json({ consumerProfile: { ...PROFILE, ...facts } }));
    document.cookie = consentCookie(ANALYTICS, false);
    await startPage({}, { ...CUSTOMER, usid: 'u-1' });
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(1));
    expect(named('user_data')[0]).toMatchObject({ vfEmployee: true, newsletter: true, rewardsAvailable: false });
  });

  test('ask for the profile once in a visit', async () => {
    document.cookie = consentCookie(ANALYTICS, false);
    await startPage({}, { ...CUSTOMER, usid: 'u-1' });
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(1));
    vi.resetModules();
    await startPage({}, { ...CUSTOMER, usid: 'u-1' });
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(2));
    expect(respond).toHaveBeenCalledOnce();
  });

  test('are pushed again after a sign-in, and when a customer joins the programme', async () => {
    document.cookie = consentCookie(ANALYTICS, false);
    const { $session } = await startPage();
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(1));
    $session.set({ ...CUSTOMER, usid: 'u-2' });
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(2));
    $session.set({ ...CUSTOMER, usid: 'u-2', memberId: 'M1' });
    expect(named('join_loyalty')).toMatchObject([{ memberId: 'M1' }]);
    await vi.waitFor(() => expect(named('user_data')).toHaveLength(3));
    expect(respond).toHaveBeenCalledTimes(2);
  });

  test('count a visit after half an hour without a page, and keep the visitor', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { countVisit } = await import('./visit-cookies.ts');
    const now = Date.now();
    const first = countVisit(now);
    expect(countVisit(now + HOUR / 4)).toEqual(first);
    expect(countVisit(now + HOUR)).toEqual({ visitorId: first.visitorId, visitNumber: 2 });
    vi.useRealTimers();
  });

  test('have cookies of a year and of 90 days', async () => {
    const { countVisit } = await import('./visit-cookies.ts');
    const set = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    countVisit(1000);
    expect(set.mock.calls.flat()).toEqual([
      expect.stringMatching(/^aisle-visitor=[\da-f]{32}; Path=\/; Max-Age=31536000; SameSite=Lax$/),
      expect.stringMatching(/^aisle-visit=\d+\.1000; Path=\/; Max-Age=7776000; SameSite=Lax$/),
    ]);
  });
});
