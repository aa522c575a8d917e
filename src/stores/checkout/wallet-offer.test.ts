import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestGateway, startBrowser, type TestGateway } from '../core/browser.test-support.ts';
import { US_PAGE } from '../core/page-data.test-support.ts';

const TOKEN = 'POST /token/v2/auth/token';
const PROFILE = 'GET /consumers-v3/consumer';
const signedIn = { consumerNo: '1', consumerType: 'REGISTERED', loggedIn: true, expiresIn: 1800 };
const detailsOf = (details: object) => ({
  consumerProfile: { consumerDetails: { athlete: null, consumerCredit: null, ...details } },
});

let gateway: TestGateway;

beforeEach(() => {
  gateway = createTestGateway();
});

/** Wallets that are offered on a page without a cart. */
async function offered({ profile, payment = 'sandbox' }: { profile?: object; payment?: string } = {}) {
  gateway.intercept = (call) => {
    if (profile === undefined) return undefined;
    if (call === TOKEN) return Response.json(signedIn);
    return call === PROFILE ? Response.json(profile) : undefined;
  };
  startBrowser(gateway, { page: { providers: { ...US_PAGE.providers, payment } } });
  const [{ $cart }, { walletOffer }] = await Promise.all([
    import('../cart/cart-state.ts'),
    import('./wallet-offer.ts'),
  ]);
  const $offer = walletOffer();
  $cart.set(null);
  await vi.waitFor(() => expect($offer.get()).toBeDefined(), 10_000);
  return $offer.get()?.('PAYPAL');
}

describe('a wallet without a cart is offered', () => {
  test('to a guest, without asking for a profile', async () => {
    expect(await offered()).toBe(true);
    expect(gateway.calls).toEqual([TOKEN]);
  });

  test('to a signed-in customer', async () => {
    expect(await offered({ profile: detailsOf({}) })).toBe(true);
  });

  test.each([['athlete'], ['consumerCredit']])('to no %s', async (group) => {
    expect(await offered({ profile: detailsOf({ [group]: { currentSpend: 0, currency: 'USD' } }) })).toBe(false);
  });

  test('to nobody without a payment provider', async () => {
    expect(await offered({ payment: 'none' })).toBe(false);
  });
});

test('with a cart where the service offers it', async () => {
  startBrowser(gateway);
  const [{ $cart }, { walletOffer }] = await Promise.all([
    import('../cart/cart-state.ts'),
    import('./wallet-offer.ts'),
  ]);
  const $offer = walletOffer();
  $cart.set({ items: [], paymentMethods: [{ id: 'PAYPAL' }] } as never); // No other field of the cart is read.
  await vi.waitFor(() => expect($offer.get()).toBeDefined(), 10_000);
  expect([$offer.get()?.('PAYPAL'), $offer.get()?.('APPLE_PAY')]).toEqual([true, false]);
  expect(gateway.calls).toEqual([]);
});
