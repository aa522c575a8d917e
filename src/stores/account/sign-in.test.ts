import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestGateway, errorResponse, startBrowser, type TestGateway } from '../core/browser.test-support.ts';
import { US_PAGE } from '../core/page-data.test-support.ts';

const SIGN_IN = 'POST /consumers-v3/auth/signin';
const TOKEN = 'POST /token/v2/auth/token';
const CREDENTIALS = { username: 'ada@example.com', password: 'Trail-2026!', captcha: 'sandbox' };
const BOOT = { productId: 'BOOT-9', qty: 1 };

let gateway: TestGateway;
/** Bodies of the requests, in order. */
let bodies: { call: string; body: Record<string, unknown> }[];
/** Responses of the code exchange, in order; afterwards the account's session. */
let errorResponses: Response[];
/** Whether the gateway's session belongs to an account. */
let isSignedIn: boolean;

const session = (basketId: string | undefined) =>
  Response.json({ consumerNo: 'C1', consumerType: 'REGISTERED', loggedIn: true, expiresIn: 1800, basketId });

function answer(call: string): Response | undefined {
  const { type } = bodies.at(-1)?.body ?? {};
  if (call === SIGN_IN) return Response.json({ authorizationCode: 'code' });
  if (call === 'GET /wishlists/v2/favorites') return Response.json({ favoriteId: 'F1', items: [] });
  if (call === 'GET /wishlists/v2/saveForLater') return errorResponse(500, 'GEN500');
  if (call.endsWith('/signout')) isSignedIn = false;
  if (call.endsWith('/signout')) return Response.json({ loggedIn: false });
  if (call !== TOKEN || (type === 'Guest' && !isSignedIn)) return undefined;
  const rejected = type === 'Registered' ? errorResponses.shift() : undefined;
  if (rejected) return rejected;
  isSignedIn = true;
  return session(gateway.openCart);
}

beforeEach(() => {
  gateway = createTestGateway();
  bodies = [];
  errorResponses = [];
  isSignedIn = false;
  const { fetch } = gateway;
  gateway.fetch = async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    bodies.push({ call, body: request.method === 'GET' ? {} : await request.clone().json() });
    return fetch(request);
  };
  gateway.intercept = answer;
  startBrowser(gateway, { page: { flags: { ...US_PAGE.flags, favorites: true } } });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const [{ signIn }, { signOut }, { $isCartMerged }, { $session }, state, { addItem }] = await Promise.all([
    import('./sign-in.ts'),
    import('./sign-out.ts'),
    import('./complete-sign-in.ts'),
    import('../core/session.ts'),
    import('../cart/cart-state.ts'),
    import('../cart/add-item.ts'),
  ]);
  return { signIn, signOut, $isCartMerged, $session, ...state, addItem };
}

const bodyOf = (path: string, type?: string) =>
  bodies.find(({ call, body }) => call === path && (type === undefined || body['type'] === type))?.body;

describe('signing in', () => {
  test("sends a verifier that matches the challenge, and the guest's objects", async () => {
    const { signIn, $session, addItem } = await open();
    await addItem(BOOT);
    const basketId = gateway.openCart;
    expect(await signIn(CREDENTIALS)).toMatchObject({ ok: true, value: { consumerNo: 'C1' } });
    const { username, password, codeChallenge, recaptcha_response } = bodyOf(SIGN_IN) ?? {};
    expect({ username, password, recaptcha_response }).toEqual({
      username: 'ada@example.com',
      password: 'Trail-2026!',
      recaptcha_response: 'sandbox-pass',
    });
    const exchange = bodyOf(TOKEN, 'Registered') ?? {};
    expect(exchange).toMatchObject({ authorizationCode: 'code', guestObjects: { basketId, favoriteId: 'F1' } });
    const hash = createHash('sha256').update(String(exchange['codeVerifier']));
    expect(hash.digest('base64url')).toBe(codeChallenge);
    expect($session.get()?.loggedIn).toBe(true);
  });

  test("takes the guest's order along that was offered, once and for half an hour", async () => {
    const { signIn, signOut } = await open();
    const { offerOrder } = await import('./order-to-join.ts');
    const sentOrder = () => bodies.findLast(({ body }) => body['type'] === 'Registered')?.body;
    offerOrder({ orderNumber: 'M1', st: 'secret' });
    await signIn(CREDENTIALS);
    expect(sentOrder()).toMatchObject({ orderNo: 'M1', st: 'secret', action: 'postLogin' });
    await signOut();
    await signIn(CREDENTIALS);
    expect(sentOrder()).not.toHaveProperty('orderNo');
    await signOut();
    offerOrder({ orderNumber: 'M2', st: 'secret' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    await signIn(CREDENTIALS);
    expect(sentOrder()).not.toHaveProperty('st');
  });

  test('retries the exchange once, two seconds after a conflict', async () => {
    const { signIn } = await open();
    await import('../core/token-recovery.ts');
    errorResponses = [errorResponse(409, 'DUPLICATED_TOKEN')];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const signing = signIn(CREDENTIALS);
    const exchanges = () => bodies.filter(({ body }) => body['type'] === 'Registered').length;
    await vi.waitFor(() => expect(exchanges()).toBe(1), 10_000);
    await vi.advanceTimersByTimeAsync(1900);
    expect(exchanges()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await signing).toMatchObject({ ok: true });
    expect(exchanges()).toBe(2);
  });

  test('rejects with DUPLICATED_TOKEN when the exchange fails, except for a 403', async () => {
    const { signIn } = await open();
    errorResponses = [errorResponse(401, 'AUT437'), errorResponse(403, 'AUT404')];
    expect(await signIn(CREDENTIALS)).toMatchObject({ error: { errorId: 'DUPLICATED_TOKEN' } });
    expect(await signIn(CREDENTIALS)).toMatchObject({ error: { errorId: 'AUT404', status: 403 } });
  });

  test('marks the cart as merged only when it has more items than the guest added', async () => {
    const { signIn, signOut, addItem, $isCartMerged, $itemCount } = await open();
    await addItem(BOOT);
    await signIn(CREDENTIALS);
    expect($isCartMerged.get()).toBe(false);
    await signOut();
    await addItem(BOOT);
    const [line] = gateway.carts.get(gateway.openCart ?? '') ?? [];
    if (line) line.qty += 3;
    await signIn(CREDENTIALS);
    expect($isCartMerged.get()).toBe(true);
    expect($itemCount.get()).toBeGreaterThan(3);
    expect(sessionStorage.getItem('aisle.notice')).toContain('identity.cartMerged');
  });
});

describe('signing out', () => {
  test("clears the customer's data and starts a guest session", async () => {
    const { signIn, signOut, $session, $cart, addItem } = await open();
    await addItem(BOOT);
    await signIn(CREDENTIALS);
    expect(await signOut()).toMatchObject({ ok: true });
    expect($session.get()).toMatchObject({ consumerType: 'GUEST', loggedIn: false });
    expect($cart.get()).toBeNull();
  });
});
