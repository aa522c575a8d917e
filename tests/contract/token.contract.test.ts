import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

describe.each(TARGETS)('the token call of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test('starts a guest session', async () => {
    const { status, session } = await new Visitor(target).startSession();
    expect(status).toBe(200);
    expect(session).toMatchObject({ loggedIn: false });
    expect(session.basketId).toBeUndefined();
    expect(session.accessToken === undefined).toBe(target.side === 'gateway');
  });

  test('returns the existing session, with its cart', async () => {
    const visitor = new Visitor(target);
    const first = await visitor.startSession();
    const { basketId } = await visitor.cart('POST', '/cart/v1/cart', {});
    const second = await visitor.startSession();
    expect(second.session).toMatchObject({ consumerNo: first.session.consumerNo, basketId });
  });

  test.each([
    ['athlete@example.com', 'athlete'],
    ['credited@example.com', 'credited'],
    ['employee@example.com', undefined],
    ['member@example.com', undefined],
  ])('names the credit of %s to services: %s', async (email, creditKind) => {
    const { session } = await (await Visitor.signIn(target, email)).startSession();
    expect(session).toMatchObject({ loggedIn: true });
    expect(session.creditKind).toBe(target.side === 'gateway' ? undefined : creditKind);
  });

  test('gives every visitor a session of their own', async () => {
    const [one, two] = await Promise.all([new Visitor(target).startSession(), new Visitor(target).startSession()]);
    expect(one.session.consumerNo).not.toBe(two.session.consumerNo);
  });

  test.each([{}, { type: 'guest' }, { type: 7 }, [], 'null'])('refuses %j', async (body) => {
    const answer = await new Visitor(target).call('POST', '/token/v2/auth/token', body);
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'VALIDATION' });
  });

  test('is needed before there can be a cart', async () => {
    const answer = await new Visitor(target).call('POST', '/cart/v1/cart', {});
    expect(errorOf(answer).status).toBe(401);
  });

  test('names the session by an id that opens nothing', async () => {
    const owner = new Visitor(target);
    const { session } = await owner.startSession();
    const { basketId } = await owner.cart('POST', '/cart/v1/cart', {});
    expect(session.usid).toMatch(/^[\w-]{20,}$/);
    const headers = { 'x-usid': String(session.usid) };
    for (const path of [`/cart/v1/cart/${basketId}`, '/consumers-v3/consumer']) {
      const answer = await new Visitor(target).call('GET', path, undefined, headers);
      expect([path, errorOf(answer).status]).toEqual([path, 401]);
    }
    const other = new Visitor(target);
    await other.startSession();
    const answer = await other.call('GET', `/cart/v1/cart/${basketId}`, undefined, headers);
    expect(errorOf(answer).status).toBe(404);
  });

  test('returns the correlation ids of the request, and new ones where those are invalid', async () => {
    const ids = { 'x-transaction-id': 'f81d4fae-7dec-11d0', 'x-correlation-id': 'bad id' };
    const { headers } = await new Visitor(target).call('POST', '/token/v2/auth/token', { type: 'Guest' }, ids);
    expect(headers.get('x-transaction-id')).toBe('f81d4fae-7dec-11d0');
    expect(headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
  });
});
