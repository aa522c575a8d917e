import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profile } from '../../src/api/account/profile.schema.ts';
import { socialCompanies } from '../../src/api/identity/social.schema.ts';
import { askCompany, RETURN, type Company } from './support/social.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { createChallenge, DEMO_PASSWORD, errorOf, Visitor } from './support/visitor.test-support.ts';

const LOGIN = '/token/v3/login/social';

describe.each(TARGETS)("sign-in with another company's account at $name", ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const freshEmail = () => `walker-${randomUUID()}@example.com`;

  async function signIn(email: string, client: Company['client'] = 'google') {
    const visitor = await Visitor.start(target);
    const { codeVerifier, codeChallenge } = createChallenge();
    const authorizationCode = await askCompany(target, email, { client, codeChallenge });
    const answer = await visitor.call('POST', LOGIN, { idp: client, authorizationCode, codeVerifier });
    expect([answer.status, answer.body]).toEqual([200, { authorizationCode: expect.any(String) }]);
    const token = { type: 'Registered', codeVerifier, ...(answer.body as { authorizationCode: string }) } as const;
    const { session } = await visitor.startSession(token);
    return { visitor, session };
  }

  test('opens an account for a new address, and finds it again', async () => {
    const email = freshEmail();
    const first = await signIn(email);
    expect(first.session).toMatchObject({ loggedIn: true, consumerType: 'REGISTERED' });
    const answer = await first.visitor.call('GET', '/consumers-v3/consumer');
    expect(JSON.stringify(answer.body)).toContain(email);
    const second = await signIn(email);
    expect(second.session.consumerNo).toBe(first.session.consumerNo);
  });

  test('opens an account that has no password to change', async () => {
    const { visitor } = await signIn(freshEmail());
    const passwords = { currentPassword: DEMO_PASSWORD, newPassword: 'Ridge-2026!', confirmPassword: 'Ridge-2026!' };
    const answer = await visitor.call('POST', '/consumers-v3/consumer/changepassword', passwords);
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'PRO415', code: 'PRO415' });
  });

  test('returns the account with the same email address, for every provider', async () => {
    const email = freshEmail();
    const byGoogle = await signIn(email);
    const byFacebook = await signIn(email.toUpperCase(), 'facebook');
    expect(byFacebook.session.consumerNo).toBe(byGoogle.session.consumerNo);
    const own = await Visitor.signUp(target);
    const { visitor } = await signIn(own.email);
    expect(JSON.stringify((await visitor.call('GET', '/consumers-v3/consumer')).body)).toContain(own.email);
  });

  test('is Login with Amazon, with its account in the profile', async () => {
    const email = freshEmail();
    const { visitor } = await signIn(email, 'amazon');
    const { consumerDetails } = profile.parse(
      (await visitor.call('GET', '/consumers-v3/consumer')).body,
    ).consumerProfile;
    const lwaUserInfo = { userId: expect.any(String), name: email.split('@')[0], email };
    expect(consumerDetails).toMatchObject({ identity: [{ type: 'amazon' }], lwaUserInfo });
    const byGoogle = await signIn(freshEmail());
    const other = profile.parse((await byGoogle.visitor.call('GET', '/consumers-v3/consumer')).body);
    expect(other.consumerProfile.consumerDetails.lwaUserInfo).toBeNull();
  });

  test('takes a code once, from its own company and with its own verifier', async () => {
    const visitor = await Visitor.start(target);
    const { codeVerifier, codeChallenge } = createChallenge();
    const ask = () => askCompany(target, freshEmail(), { client: 'google', codeChallenge });
    const login = (body: object) => visitor.call('POST', LOGIN, { idp: 'google', codeVerifier, ...body });
    const authorizationCode = await ask();
    expect((await login({ authorizationCode, redirectUri: RETURN })).status).toBe(200);
    const rejected = { status: 401, errorId: 'AUT418', code: 'AUT418' };
    expect(errorOf(await login({ authorizationCode }))).toMatchObject(rejected);
    expect(errorOf(await login({ authorizationCode: await ask(), idp: 'facebook' }))).toMatchObject(rejected);
    expect(errorOf(await login({ authorizationCode: await ask(), idp: 'constructor' }))).toMatchObject(rejected);
    expect(errorOf(await login({ authorizationCode: 'no-such-code' }))).toMatchObject(rejected);
    const foreign = { codeVerifier: createChallenge().codeVerifier };
    expect(errorOf(await login({ authorizationCode: await ask(), ...foreign }))).toMatchObject(rejected);
    const elsewhere = { redirectUri: 'https://evil.example/social-sign-in' };
    expect(errorOf(await login({ authorizationCode: await ask(), ...elsewhere }))).toMatchObject(rejected);
  });

  test('lists the configured providers, for any number of requests', async () => {
    const visitor = new Visitor(target);
    for (let times = 0; times < 30; times += 1) {
      const { status, body } = await visitor.call('GET', LOGIN);
      expect(status).toBe(200);
      const { companies } = socialCompanies.parse(body);
      expect(companies.map(({ idp }) => idp)).toEqual(['google', 'facebook', 'amazon']);
      const url = new URL(companies[1]?.authorizationUrl ?? '');
      expect(url.origin + url.pathname).toBe('http://localhost:4321/sandbox/social/auth');
      const asked = {
        client_id: 'facebook',
        redirect_uri: RETURN,
        scope: 'openid email profile',
        response_type: 'code',
      };
      expect(Object.fromEntries(url.searchParams)).toEqual(asked);
    }
  });

  test('requires a code challenge', async () => {
    const answer = await new Visitor(target).call('POST', LOGIN, { idp: 'google', authorizationCode: 'x' });
    expect(errorOf(answer)).toMatchObject({ status: 400, details: { path: 'codeChallenge' } });
  });

  test('ends', async () => {
    const { visitor } = await signIn(freshEmail());
    const before = visitor.copy();
    const answer = await visitor.call('POST', '/token/v3/logout/social', {});
    expect([answer.status, answer.body]).toEqual([200, { loggedIn: false }]);
    expect((await before.call('GET', '/consumers-v3/consumer')).status).not.toBe(200);
  });
});

describe.each(TARGETS.slice(0, 1))("another company's sign-in page", ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test('is found by discovery', async () => {
    const answer = await target.sandbox('/sandbox/social/.well-known/openid-configuration');
    const metadata = await answer.json();
    expect(metadata).toMatchObject({
      issuer: 'http://localhost:4321/sandbox/social',
      authorization_endpoint: 'http://localhost:4321/sandbox/social/auth',
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('redirects to the shop only', async () => {
    const query = {
      client_id: 'google',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://evil.example/',
    };
    const answer = await target.sandbox(`/sandbox/social/auth?${new URLSearchParams(query)}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });
});
