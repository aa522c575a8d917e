import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TARGETS, type Target } from './targets.test-support.ts';
import { errorOf, Visitor } from './visitor.test-support.ts';

describe.each(TARGETS)('signing in at $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test.each([
    ['shopper@example.com', 'REGISTERED'],
    ['member@example.com', 'REGISTERED'],
    ['employee@example.com', 'EMPLOYEE'],
    ['athlete@example.com', 'REGISTERED'],
    ['credited@example.com', 'REGISTERED'],
    ['pro@example.com', 'REGISTERED'],
    ['editor@example.com', 'REGISTERED'],
  ])('makes a visitor %s', async (email, consumerType) => {
    const visitor = await Visitor.start(target);
    const { session } = await visitor.signIn(email);
    expect(session).toMatchObject({ loggedIn: true, consumerType });
    expect(session.memberId === undefined).toBe(email !== 'member@example.com');
    const again = await visitor.startSession();
    expect(again.session).toMatchObject({ loggedIn: true, consumerNo: session.consumerNo });
  });

  test('ends the session of the guest', async () => {
    const guest = await Visitor.start(target);
    const copy = guest.copy();
    await guest.signIn('shopper@example.com');
    expect(errorOf(await copy.call('POST', '/cart/v1/cart', {}))).toMatchObject({ status: 401, code: 'AUT432' });
  });
});
