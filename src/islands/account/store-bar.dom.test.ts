// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import {
  CUSTOMER,
  GUEST,
  replaceNetwork,
  type Respond,
  type SentRequest,
} from '../../stores/core/network.test-support.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import type { Session } from '../../api/identity/token.schema.ts';

const LEE = { storeId: '1001', storeName: 'Boulder', storeEmployeeId: 'A1001', storeEmployeeName: 'Lee Fox' };
const IN_STORE: Session = { ...GUEST, expiresIn: 900, associate: LEE };
const SIGN_OUT = 'POST /consumers-v3/consumer/auth/signout';
const PROFILE = { consumerProfile: { consumerDetails: { firstName: 'Ann', lastName: 'Smith' } } };

const respond = vi.fn<Respond>();
const replaced = vi.fn<(address: string | URL) => void>();
let sent: readonly SentRequest[];
let session: Session;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  writePageData();
  session = IN_STORE;
  respond.mockReset().mockImplementation(({ call }) => {
    if (call === SIGN_OUT) session = GUEST;
    return Response.json(call.startsWith('GET') ? PROFILE : { loggedIn: false });
  });
  sent = replaceNetwork(respond, (call) => (call === 'POST /token/v2/auth/token' ? Response.json(session) : undefined));
  vi.spyOn(location, 'replace').mockImplementation(replaced.mockReset());
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    storage.setItem('aisle.of-the-customer', 'Ann');
  }
  document.body.innerHTML =
    '<aside data-guest="For a guest" data-customer="For {name}" data-seller="{name}, {store}" ' +
    'data-member="Member, {points} points"><p><strong data-customer></strong> <span data-contact></span>' +
    '<span data-seller></span></p><button data-find hidden>Find customer</button>' +
    '<form><button>Reset</button></form></aside>';
});
afterEach(() => {
  // Closes the channel between tabs.
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function start() {
  const [{ startStoreBar }, sessions] = await Promise.all([
    import('./store-bar.ts'),
    import('../../stores/core/session.ts'),
  ]);
  const bar = document.querySelector('aside');
  if (!bar) throw new Error('The page has no bar');
  startStoreBar(bar);
  sessions.$session.set(session);
  return { bar, ...sessions };
}

const stored = () => [localStorage, sessionStorage].map((storage) => storage.getItem('aisle.of-the-customer'));
const expectLeft = async () => {
  await vi.waitFor(() => expect(replaced).toHaveBeenCalledWith('/associate-login'));
  expect(stored()).toEqual([null, null]);
};

describe('the bar of a store’s session', () => {
  test('says for whom and from where', async () => {
    const { bar, $session } = await start();
    expect(bar.querySelector('p')?.textContent).toBe('For a guest Lee Fox, Boulder');
    session = { ...CUSTOMER, associate: LEE };
    $session.set(session);
    await vi.waitFor(() => expect(bar.querySelector('p')?.textContent).toBe('For Ann Smith Lee Fox, Boulder'));
  });

  test('names the customer whom the associate serves, with what an associate may see', async () => {
    const customer = {
      name: 'Maya Torres',
      email: 'm•••@example.com',
      phone: '•••21',
      isLoyaltyMember: true,
      points: 1240,
    };
    session = { ...IN_STORE, associate: { ...LEE, customer } };
    const { bar } = await start();
    const shown = 'm•••@example.com · •••21 · Member, 1,240 points';
    expect(bar.querySelector('strong')?.textContent).toBe('For Maya Torres');
    expect(bar.querySelector('[data-contact]')?.textContent).toBe(shown);
    expect(bar.querySelector('[data-find]')?.hasAttribute('hidden')).toBe(false);
  });

  test('offers no lookup where the customer has signed in', async () => {
    session = { ...CUSTOMER, associate: LEE };
    const { bar } = await start();
    await vi.waitFor(() => expect(bar.querySelector('strong')?.textContent).toBe('For Ann Smith'));
    expect(bar.querySelector('[data-find]')?.hasAttribute('hidden')).toBe(true);
  });

  test('resets: signs out, wipes what the browser remembers, and leads to the login', async () => {
    const { bar } = await start();
    bar.querySelector('form')?.requestSubmit();
    await expectLeft();
    expect(sent.map(({ call }) => call)).toContain(SIGN_OUT);
    expect(replaced).toHaveBeenCalledTimes(1);
  });

  test('stays where the reset fails', async () => {
    const { bar } = await start();
    respond.mockImplementation(() => errorResponse(500, 'GEN500'));
    bar.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(100);
    expect(replaced).not.toHaveBeenCalled();
    expect(stored()).toEqual(['Ann', 'Ann']);
  });

  test('leaves when another tab, or a duplicate of this one, resets', async () => {
    await start();
    new BroadcastChannel('aisle.sign-out').postMessage('');
    vi.useRealTimers();
    await expectLeft();
    expect(sent).toEqual([]);
  });

  test('leaves when the service has ended the session', async () => {
    const { $session } = await start();
    $session.set(GUEST);
    await expectLeft();
  });

  test('ends the session where nobody touches the device', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(900_000 - 1000);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    await expectLeft();
    expect(sent.map(({ call }) => call)).toEqual([SIGN_OUT]);
  });

  test('prolongs the session where somebody does', async () => {
    await start();
    for (let minute = 0; minute < 60; minute += 5) {
      dispatchEvent(new Event('pointerdown'));
      await vi.advanceTimersByTimeAsync(5 * 60_000);
    }
    expect(replaced).not.toHaveBeenCalled();
  });
});
