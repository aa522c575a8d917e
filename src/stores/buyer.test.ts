import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDoor, startBrowser } from './browser.test-support.ts';

const profileOf = (firstName: string) => ({
  consumerProfile: { consumerDetails: { firstName, address: [{ id: 'A1' }] } },
});
const sessionOf = (consumerNo: string, loggedIn: boolean) => {
  return { consumerNo, consumerType: loggedIn ? 'REGISTERED' : 'GUEST', loggedIn, expiresIn: 1800 };
};

let firstName: string;

beforeEach(() => {
  firstName = 'Ada';
  const door = createTestDoor();
  door.intercept = (call) => {
    if (call === 'GET /consumers-v3/consumer') return Response.json(profileOf(firstName));
    return call === 'GET /consumers-v3/consumer/payment_instruments' ? Response.json({ cards: [] }) : undefined;
  };
  startBrowser(door);
});

async function open() {
  const [{ $buyer, followSession, loadBuyer }, { $session }] = await Promise.all([
    import('./buyer.ts'),
    import('./session.ts'),
  ]);
  $session.set(sessionOf('G1', false));
  followSession();
  await loadBuyer();
  return { $buyer, $session };
}

describe('the buyer', () => {
  test('is a guest until somebody signs in, here or in another tab, and is whoever signs in then', async () => {
    const { $buyer, $session } = await open();
    expect($buyer.get()).toBeNull();
    $session.set(sessionOf('C1', true));
    await expect.poll(() => $buyer.get()?.profile.firstName).toBe('Ada');
    firstName = 'Mika';
    $session.set(sessionOf('C2', true));
    await expect.poll(() => $buyer.get()?.profile.firstName).toBe('Mika');
  });

  test('is a guest again at once when the session ends', async () => {
    const { $buyer, $session } = await open();
    $session.set(sessionOf('C1', true));
    await expect.poll(() => $buyer.get()?.addresses).toHaveLength(1);
    $session.set(sessionOf('G2', false));
    expect($buyer.get()).toBeNull();
  });
});
