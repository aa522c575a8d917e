import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../backend/identity/secrets.ts';
import { CAN_ARRANGE, TARGETS, type Target } from './support/targets.test-support.ts';
import { createChallenge, DEMO_PASSWORD, errorOf, Visitor } from './support/visitor.test-support.ts';

const SIGN_IN = '/consumers-v3/auth/signin';
const SOCIAL = '/token/v3/login/social';
const TOKEN = '/token/v2/auth/token';
const CHANGE = '/consumers-v3/consumer/changepassword';
const CHOSEN = 'Switchback-2027!';

describe.each(TARGETS)('what signing in at $name is refused with', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const change = async (visitor: Visitor, currentPassword: string, newPassword: string) =>
    visitor.call('POST', CHANGE, { currentPassword, newPassword, confirmPassword: newPassword });

  test('AUT452 for a password there was before the last change, by a session and by a mailed link', async () => {
    const visitor = await Visitor.signUp(target);
    expect((await change(visitor, DEMO_PASSWORD, CHOSEN)).status).toBe(200);
    const rejected = { status: 400, errorId: 'AUT452', code: 'AUT452' };
    expect(errorOf(await change(visitor, CHOSEN, DEMO_PASSWORD))).toMatchObject(rejected);
    expect(errorOf(await change(visitor, CHOSEN, CHOSEN))).toMatchObject({ status: 400, code: 'AUT451' });
    await new Visitor(target).call('POST', '/consumers-v3/consumer/resetpassword', { email: visitor.email });
    const inbox = await (await target.sandbox(`/sandbox/inbox.json?to=${visitor.email}`)).text();
    const token = /token=([\w-]{43})/.exec(inbox)?.[1];
    const reset = { token, newPassword: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    const answer = await new Visitor(target).call('POST', '/consumers-v3/confirmforgotpassword', reset);
    expect(errorOf(answer)).toMatchObject(rejected);
  });
});

/** What takes a day, or an operator. */
describe.skipIf(!CAN_ARRANGE).each(TARGETS)('what signing in at $name is refused with later', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const attempt = async (username: string, password: string) => {
    const { codeChallenge } = createChallenge();
    const request = { username, password, codeChallenge, recaptcha_response: 'sandbox-pass' };
    return new Visitor(target).call('POST', SIGN_IN, request);
  };

  /** As if so many had been wrong, and the lock of the last round were over. */
  const age = (login: string, failures: number) =>
    target.arrange((write) =>
      write
        .updateTable('sign_in_ladder')
        .set({ failures, locked_until: Date.now() - 1 })
        .where('login_hash', '=', sha256(login))
        .execute(),
    );

  test('AUT441 after the last guess of the second round, known and unknown alike, until the password is reset', async () => {
    const known = (await Visitor.signUp(target)).email;
    const unknown = `walker-${randomUUID()}@example.com`;
    for (const login of [known, unknown]) {
      expect(errorOf(await attempt(login, 'Wrong turn 7')).code).toBe('AUT401');
      await age(login, 8);
      const codes: unknown[] = [];
      for (const password of ['Wrong turn 7', 'Wrong turn 7', DEMO_PASSWORD]) {
        const { status, errorId, code, details } = errorOf(await attempt(login, password));
        codes.push([status, errorId, code, details]);
      }
      const locked = [423, 'AUT441', 'AUT441', {}];
      expect(codes).toEqual([[401, 'AUT426', 'AUT426', {}], locked, locked]);
    }
    await new Visitor(target).call('POST', '/consumers-v3/consumer/resetpassword', { email: known });
    const inbox = await (await target.sandbox(`/sandbox/inbox.json?to=${known}`)).text();
    const token = /token=([\w-]{43})/.exec(inbox)?.[1];
    const reset = { token, newPassword: CHOSEN, confirmPassword: CHOSEN };
    expect((await new Visitor(target).call('POST', '/consumers-v3/confirmforgotpassword', reset)).status).toBe(200);
    // The gateway limits a login to five attempts per minute.
    expect((await attempt(known, CHOSEN)).status).toBe(200);
  });

  test('AUT441 where a session guesses at the password of its account', async () => {
    const visitor = await Visitor.signUp(target);
    const guess = () =>
      visitor.call('POST', CHANGE, { currentPassword: 'Wrong turn 7', newPassword: CHOSEN, confirmPassword: CHOSEN });
    expect(errorOf(await guess()).code).toBe('AUT450');
    await age(visitor.email, 9);
    expect(errorOf(await guess())).toMatchObject({ status: 423, code: 'AUT441' });
    expect(errorOf(await attempt(visitor.email, DEMO_PASSWORD))).toMatchObject({ status: 423, code: 'AUT441' });
  });

  test('AUT498 once the account is deleted, until the session starts anew; a code of it is no good either', async () => {
    const visitor = await Visitor.signUp(target);
    const { codeVerifier, codeChallenge } = createChallenge();
    const asked = {
      username: visitor.email,
      password: DEMO_PASSWORD,
      codeChallenge,
      recaptcha_response: 'sandbox-pass',
    };
    const { authorizationCode } = Object((await new Visitor(target).call('POST', SIGN_IN, asked)).body);
    await target.arrange((write) => write.deleteFrom('consumer').where('email', '=', visitor.email).execute());
    for (const [method, path] of [
      ['POST', '/cart/v1/cart'],
      ['GET', '/consumers-v3/consumer'],
    ] as const) {
      expect(errorOf(await visitor.call(method, path, method === 'GET' ? undefined : {}))).toMatchObject({
        status: 409,
        errorId: 'INVALID_CUSTOMER',
        code: 'AUT498',
      });
    }
    const late = await new Visitor(target).call('POST', TOKEN, { type: 'Registered', authorizationCode, codeVerifier });
    expect(errorOf(late)).toMatchObject({ status: 401, code: 'AUT437' });
    const { session } = await visitor.startSession();
    expect(session.loggedIn).toBe(false);
    expect((await visitor.call('POST', '/cart/v1/cart', {})).status).toBe(201);
  });
});

describe.skipIf(!CAN_ARRANGE).each(TARGETS)('what signing in at $name is refused with in an outage', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    // Nothing listens on the discard port.
    const SOCIAL_ISSUER = 'http://127.0.0.1:9';
    const client = { SOCIAL_CLIENT_ID: 'aisle', SOCIAL_CLIENT_SECRET: 'secret' };
    target = await open({ providers: { SOCIAL_PROVIDER: 'oidc', SOCIAL_ISSUER, ...client } });
  });
  afterAll(() => target.close());

  test('AUT500 where the social provider is unreachable, which is not offered meanwhile', async () => {
    const visitor = await Visitor.start(target);
    const { codeVerifier } = createChallenge();
    const request = { idp: 'oidc', authorizationCode: 'any-code', codeVerifier };
    const rejected = { status: 409, errorId: 'AUT500', code: 'AUT500', details: {} };
    expect(errorOf(await visitor.call('POST', SOCIAL, request))).toEqual(rejected);
    const unknown = await visitor.call('POST', SOCIAL, { ...request, idp: 'google' });
    expect(errorOf(unknown)).toMatchObject({ status: 401, code: 'AUT418' });
    expect((await visitor.call('GET', SOCIAL)).body).toEqual({ companies: [] });
    expect((await Visitor.signUp(target)).email).toContain('@');
  });
});
