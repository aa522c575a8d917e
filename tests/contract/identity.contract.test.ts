import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInResponse } from '../../src/api/identity/identity.schema.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { createChallenge, errorOf, Visitor } from './support/visitor.test-support.ts';

const TOKEN = '/token/v2/auth/token';
const SIGN_IN = '/consumers-v3/auth/signin';
const SIGN_OUT = '/consumers-v3/consumer/auth/signout';

describe.each(TARGETS)('signing in at $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const attempt = (visitor: Visitor, fields: object) =>
    visitor.call('POST', SIGN_IN, {
      username: 'shopper@example.com',
      password: 'Wrong turn 7',
      codeChallenge: createChallenge().codeChallenge,
      recaptcha_response: 'sandbox-pass',
      ...fields,
    });

  async function authorize(visitor: Visitor, email = 'shopper@example.com') {
    const { codeVerifier, codeChallenge } = createChallenge();
    const answer = await attempt(visitor, { username: email, password: 'Trail-2026!', codeChallenge });
    return { type: 'Registered' as const, codeVerifier, ...signInResponse.parse(answer.body) };
  }

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
    expect(session.accessToken === undefined).toBe(target.side === 'gateway');
    const again = await visitor.startSession();
    const { consumerNo, memberId } = session;
    expect(again.session).toMatchObject({ loggedIn: true, consumerNo });
    expect(again.session.memberId).toBe(memberId);
  });

  test('brings the guest’s cart along and ends the guest’s session', async () => {
    const { email } = await Visitor.signUp(target);
    const guest = await Visitor.start(target);
    const { basketId } = await guest.addToCart({ productId: 'LIMITED-100', qty: 2 });
    const copy = guest.copy();
    const { session } = await guest.signIn(email, undefined, { guestObjects: { basketId } });
    const cart = await guest.cart('GET', `/cart/v1/cart/${session.basketId}`);
    expect(cart.items).toMatchObject([{ productId: 'LIMITED-100', qty: 2 }]);
    const late = await copy.call('GET', `/cart/v1/cart/${basketId}`);
    expect(errorOf(late)).toMatchObject({ status: 401, code: 'AUT432' });
    expect(late.headers.getSetCookie()).toEqual([]);
  });

  test('applies the same lockout policy to known and unknown logins', async () => {
    const { email } = await Visitor.signUp(target);
    const ladders = [email, `${randomUUID()}@example.com`].map(async (username) => {
      const visitor = new Visitor(target);
      const answers = [];
      while (answers.length < 5) answers.push(errorOf(await attempt(visitor, { username })));
      return answers;
    });
    const [known, unknown] = await Promise.all(ladders);
    expect(known?.map(({ status, code }) => [status, code])).toEqual([
      [401, 'AUT401'],
      [401, 'AUT401'],
      [401, 'AUT401'],
      [401, 'AUT426'],
      [423, 'AUT423'],
    ]);
    expect(unknown).toEqual(known);
  });

  test.each([
    ['no captcha', { recaptcha_response: undefined }, 403, 'AUT403'],
    ['another captcha', { recaptcha_response: 'robot' }, 403, 'AUT403'],
    ['no challenge', { codeChallenge: undefined }, 400, 'VALIDATION'],
    ['a challenge of another kind', { codeChallenge: 'short' }, 400, 'VALIDATION'],
    ['an over-long password', { password: 'x'.repeat(300) }, 400, 'VALIDATION'],
  ])('is refused with %s', async (_, fields, status, errorId) => {
    const username = `${randomUUID()}@example.com`;
    expect(errorOf(await attempt(new Visitor(target), { username, ...fields }))).toMatchObject({ status, errorId });
  });

  test('exchanges a code only once', async () => {
    const { email } = await Visitor.signUp(target);
    const request = await authorize(new Visitor(target), email);
    const exchanges = Array.from({ length: 2 }, () => new Visitor(target).call('POST', TOKEN, request));
    const [won, lost] = (await Promise.all(exchanges)).toSorted((one, two) => one.status - two.status);
    expect(won?.status).toBe(200);
    expect(['AUT409', 'AUT437']).toContain(lost && errorOf(lost).code);
    expect(errorOf(await new Visitor(target).call('POST', TOKEN, request))).toMatchObject({
      status: 401,
      code: 'AUT437',
    });
  });

  test('uses a code up with a wrong verifier, and in another session', async () => {
    const { email } = await Visitor.signUp(target);
    const [mine, other] = [await Visitor.start(target), await Visitor.start(target)];
    const first = await authorize(mine, email);
    const wrong = await mine.call('POST', TOKEN, { ...first, codeVerifier: createChallenge().codeVerifier });
    expect(errorOf(wrong)).toMatchObject({ status: 401, code: 'AUT438' });
    expect(errorOf(await mine.call('POST', TOKEN, first)).code).toBe('AUT437');
    const second = await authorize(mine, email);
    expect(errorOf(await other.call('POST', TOKEN, second))).toMatchObject({ status: 401, code: 'AUT418' });
  });

  test.each([
    [{ type: 'Registered' }, 'codeVerifier'],
    [{ type: 'Registered', codeVerifier: 'x' }, 'authorizationCode'],
    [{ type: 'Refresh' }, 'refreshToken'],
  ])('refuses %j', async (body, path) => {
    const answer = await new Visitor(target).call('POST', TOKEN, body);
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path } });
  });

  test('is renewed with a single-use refresh token; a reused one ends the session', async () => {
    const visitor = await Visitor.signUp(target);
    const first = (await visitor.startSession()).session;
    if (target.side === 'gateway') return expect(first.refreshToken).toBeUndefined();
    const copy = visitor.copy();
    const { session: second } = await visitor.startSession({ type: 'Refresh', refreshToken: first.refreshToken });
    expect(second).toMatchObject({ loggedIn: true, consumerNo: first.consumerNo, usid: first.usid });
    expect(errorOf(await copy.call('POST', '/cart/v1/cart', {})).code).toBe('AUT432');
    expect((await visitor.call('POST', '/cart/v1/cart', {})).status).toBe(201);
    const replay = await copy.call('POST', TOKEN, { type: 'Refresh', refreshToken: first.refreshToken });
    expect(errorOf(replay)).toMatchObject({ status: 401, code: 'AUT432' });
    expect(errorOf(await visitor.call('POST', '/cart/v1/cart', {})).code).toBe('AUT432');
  });

  test('ends at the service, and may end again', async () => {
    const visitor = await Visitor.signUp(target);
    const copy = visitor.copy();
    const answer = await visitor.call('POST', SIGN_OUT, {});
    expect([answer.status, answer.body]).toEqual([200, { loggedIn: false }]);
    expect((await copy.copy().call('POST', SIGN_OUT, {})).status).toBe(200);
    expect(errorOf(await copy.call('POST', '/cart/v1/cart', {})).status).toBe(401);
    const { session } = await visitor.startSession();
    expect(session.loggedIn).toBe(false);
  });

  test('gives access to operations that a guest may not use', async () => {
    const change = [
      'POST',
      '/consumers-v3/consumer/changepassword',
      { currentPassword: 'x', newPassword: 'y' },
    ] as const;
    const nobody = await new Visitor(target).call(...change);
    expect(errorOf(nobody)).toMatchObject({ status: 401, code: 'AUT432' });
    const guest = await Visitor.start(target);
    expect(errorOf(await guest.call(...change))).toMatchObject({ status: 403, code: 'AUT404' });
  });
});
