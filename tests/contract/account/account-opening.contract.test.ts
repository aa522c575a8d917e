import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TARGETS, type Target } from '../support/targets.test-support.ts';
import { DEMO_PASSWORD, errorOf, Visitor } from '../support/visitor.test-support.ts';

const SIGN_UP = '/consumers-v3/auth/signup';
const CHANGE = '/consumers-v3/consumer/changepassword';
const RESET = '/consumers-v3/consumer/resetpassword';
const CONFIRM = '/consumers-v3/confirmforgotpassword';
const AGENT = '/consumers-v3/consumer/agent/login';
const CHOSEN = 'Switchback-2027!';

const freshEmail = () => `walker-${randomUUID()}@example.com`;
const freshPhone = () => `+1212555${String(randomInt(10_000)).padStart(4, '0')}`;

describe.each(TARGETS)('an account of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const signUp = (fields: object) =>
    new Visitor(target).call('POST', SIGN_UP, { email: freshEmail(), password: DEMO_PASSWORD, ...fields });

  test('is created with the details of a loyalty member', async () => {
    const email = freshEmail();
    const contact = { firstName: 'Ada', lastName: 'Hill', phone: freshPhone(), postalCode: '10001' };
    const wishes = { newsletterConsent: true, loyaltyOptIn: true, birthDate: '1990-04-23', customerList: 'us' };
    const answer = await signUp({ email, confirmPassword: DEMO_PASSWORD, ...contact, ...wishes });
    expect([answer.status, answer.body]).toEqual([
      200,
      { consumerNo: expect.any(String), memberId: expect.stringMatching(/^M\d+$/) },
    ]);
    const visitor = await Visitor.start(target);
    const { session } = await visitor.signIn(email);
    expect(session).toMatchObject(Object(answer.body));
  });

  test.each([
    ['AUT453', 400, { email: 'ada@' }],
    ['FE872', 400, { password: 'seven77' }],
    ['FE340', 400, { confirmPassword: 'Something-else-1' }],
    ['AUT439', 409, { email: 'shopper@example.com' }],
    ['PRO410', 400, { birthDate: '2024-01-01' }],
    ['PRO411', 400, { loyaltyOptIn: true }],
    ['AUT440', 400, { customerList: 'atlantis' }],
    ['AUT403', 403, { recaptcha_response: 'robot' }],
    ['VALIDATION', 400, { password: undefined }],
  ])('is refused with %s', async (code, status, fields) => {
    expect(errorOf(await signUp(fields))).toMatchObject({ status, code });
  });

  test('has a phone number of its own', async () => {
    const phone = freshPhone();
    expect((await signUp({ phone })).status).toBe(200);
    expect(errorOf(await signUp({ phone }))).toMatchObject({ status: 409, code: 'AUT442' });
  });

  test('changes its password and ends its other sessions', async () => {
    const visitor = await Visitor.signUp(target);
    const elsewhere = await Visitor.signIn(target, visitor.email);
    const change = (fields: object) =>
      visitor.call('POST', CHANGE, { currentPassword: DEMO_PASSWORD, newPassword: CHOSEN, ...fields });
    expect(errorOf(await change({ currentPassword: 'Wrong turn 7' }))).toMatchObject({ status: 400, code: 'AUT450' });
    expect(errorOf(await change({ newPassword: DEMO_PASSWORD })).code).toBe('AUT451');
    expect(errorOf(await change({ newPassword: 'short' })).code).toBe('FE872');
    expect(errorOf(await change({ confirmPassword: 'other' })).code).toBe('FE340');
    expect((await change({ confirmPassword: CHOSEN })).body).toEqual({ changed: true });
    expect(errorOf(await elsewhere.call('POST', '/cart/v1/cart', {})).status).toBe(401);
    expect((await visitor.call('POST', '/cart/v1/cart', {})).status).toBe(201);
    expect((await (await Visitor.start(target)).signIn(visitor.email, CHOSEN)).session.loggedIn).toBe(true);
  });

  test('returns the same response to a password reset request, whether the account exists or not', async () => {
    const ask = (email: string) => new Visitor(target).call('POST', RESET, { email });
    const { email } = await Visitor.signUp(target);
    const [known, unknown] = await Promise.all([ask(email), ask(freshEmail())]);
    expect([known.status, known.body]).toEqual([200, { accepted: true }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(errorOf(await ask('no address'))).toMatchObject({ status: 400, code: 'AUT453' });
  });

  test('is reset with the link in the mail, in the visitor’s language', async () => {
    const visitor = await Visitor.signUp(target);
    await new Visitor(target).call('POST', `${RESET}?locale=de-de`, { email: visitor.email });
    const inbox = await target.sandbox(`/sandbox/inbox.json?to=${visitor.email}`);
    const text = await inbox.text();
    const token = /\/de-de\/reset-password\?token=([\w-]{43})/.exec(text)?.[1];
    expect(text).toContain('Neues Passwort wählen');
    const confirm = (newPassword: string) =>
      new Visitor(target).call('POST', CONFIRM, { token, newPassword, confirmPassword: newPassword });
    expect(errorOf(await confirm(DEMO_PASSWORD))).toMatchObject({ status: 400, code: 'AUT451' });
    expect((await confirm(CHOSEN)).body).toEqual({ changed: true });
    expect(errorOf(await confirm(CHOSEN)).code).toBe('AUT402');
    expect(errorOf(await visitor.call('POST', '/cart/v1/cart', {})).status).toBe(401);
    expect((await (await Visitor.start(target)).signIn(visitor.email, CHOSEN)).session.loggedIn).toBe(true);
  });

  test('is not reset without a link', async () => {
    const answer = await new Visitor(target).call('POST', CONFIRM, { token: 'guess', newPassword: CHOSEN });
    expect(errorOf(answer)).toMatchObject({ status: 400, code: 'AUT402' });
  });
});

describe.each(TARGETS)('an associate of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const login = { storeId: '1001', storeEmployeeId: 'A1001', password: DEMO_PASSWORD };

  test('is connected to a session, for which the gateway gets new tokens, until sign-out', async () => {
    const visitor = await Visitor.start(target);
    const { basketId } = await visitor.cart('POST', '/cart/v1/cart', {});
    const answer = await visitor.call('POST', AGENT, login);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        storeId: '1001',
        storeName: expect.any(String),
        storeEmployeeId: 'A1001',
        storeEmployeeName: expect.any(String),
      },
    ]);
    // Both end with the browser's session.
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(target.side === 'gateway' ? 2 : 0);
    expect(cookies.filter((cookie) => /max-age|expires/i.test(cookie))).toEqual([]);
    expect((await visitor.cart('GET', `/cart/v1/cart/${basketId}`)).basketId).toBe(basketId);
    expect(errorOf(await visitor.call('GET', '/wishlists/v2/favorites')).code).toBe('AUT404');
    await visitor.call('POST', '/consumers-v3/consumer/auth/signout', {});
    expect(errorOf(await visitor.call('GET', `/cart/v1/cart/${basketId}`)).status).toBe(401);
  });

  test.each([
    ['STR404', 404, { storeId: '9999' }],
    ['AUT401', 401, { storeEmployeeId: 'Z9' }],
    ['AUT401', 401, { password: 'Wrong turn 7' }],
    ['VALIDATION', 400, { password: undefined }],
  ])('is refused with %s (%i) for %j', async (code, status, fields) => {
    const visitor = await Visitor.start(target);
    const answer = await visitor.call('POST', AGENT, { ...login, ...fields });
    expect(errorOf(answer)).toMatchObject({ status, code });
    expect((await visitor.call('POST', '/cart/v1/cart', {})).status).toBe(201);
  });

  test('needs a session to be connected to', async () => {
    expect(errorOf(await new Visitor(target).call('POST', AGENT, login))).toMatchObject({
      status: 401,
      code: 'AUT432',
    });
  });
});
