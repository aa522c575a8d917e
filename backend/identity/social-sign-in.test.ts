import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { addEditor } from './editors/change-editors.ts';
import { createEditorService } from './editors/editors.ts';
import { createTestIdentity, outcomeOf } from './identity.test-support.ts';
import { newSecret } from './secrets.ts';
import { createSocialSignIn } from './social-sign-in.ts';

const times = <Result>(count: number, make: () => Result) => Array.from({ length: count }, make);

describe.each(TEST_DATABASES)("signing in with another company's account on $name", ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createTestIdentity>;
  beforeAll(async () => {
    database = await open();
    shop = createTestIdentity(database);
  });
  afterAll(() => database.close());

  interface Said {
    readonly subject?: string;
    readonly isReachable?: boolean;
    /** Undefined when the company has not verified the address. */
    readonly verifiedEmail: string | undefined;
    readonly isSandbox?: true;
    readonly origin?: { readonly formLocation?: string; readonly enrollmentMarketingSource?: string };
  }

  /** A sign-in with a company that returns this identity. */
  const arrive = async ({ subject = newSecret(), verifiedEmail, isReachable = true, origin, ...kind }: Said) => {
    const social = createSocialSignIn({
      ...database,
      social: {
        ...kind,
        companies: async () => [],
        identify: async () => {
          if (!isReachable) throw new Error('The company is unavailable');
          return { subject, verifiedEmail, firstName: undefined, lastName: undefined };
        },
      },
      publicOrigin: 'http://localhost:4321',
      sendWelcome: async (_, { email, locale }) => void shop.welcomed.push({ email, locale }),
      now: () => shop.clock.now,
    });
    const codeVerifier = newSecret();
    const request = { idp: 'google', authorizationCode: 'code', codeVerifier, ...origin };
    const { authorizationCode } = await social.signIn(request, { principal: undefined, scope: us });
    return shop.exchange({ authorizationCode, codeVerifier });
  };
  const rowOf = (email: string) =>
    database.read.selectFrom('consumer').selectAll().where('email', '=', email).executeTakeFirst();
  const linkFor = async (email: string) => {
    await shop.identity.requestPasswordReset({ email }, 'en-us');
    return shop.mails.at(-1)?.token ?? '';
  };

  test('stores what opened the form with a new account, and with no other', async () => {
    const email = shop.freshEmail();
    const origin = { formLocation: 'checkout', enrollmentMarketingSource: 'spring' };
    await arrive({ verifiedEmail: email, origin });
    expect(await rowOf(email)).toMatchObject({ sign_up_location: 'checkout', marketing_source: 'spring' });
    await arrive({ verifiedEmail: email, origin: { formLocation: 'footer' } });
    expect(await rowOf(email)).toMatchObject({ sign_up_location: 'checkout' });
  });

  test('grants editor rights to an identity a company vouches for, and none for a stand-in’s', async () => {
    const email = shop.freshEmail();
    const editors = createEditorService({ ...database, now: () => shop.clock.now });
    const roleOf = async (usid: string) => (await editors.ofSession(usid))?.role;
    const company = await arrive({ verifiedEmail: email });
    const standIn = await arrive({ verifiedEmail: email, isSandbox: true });
    await database.write
      .transaction()
      .execute((transaction) => addEditor(transaction, { email, role: 'editor', now: shop.clock.now }));
    expect([await roleOf(company.principal.usid), await roleOf(standIn.principal.usid)]).toEqual(['editor', undefined]);
    const renewed = await shop.sessions.refresh(standIn.refreshToken);
    expect(await roleOf(renewed.principal.usid)).toBeUndefined();
  });

  test('opens an account with a verified address and no password, and sends one welcome mail', async () => {
    const email = shop.freshEmail();
    const [first, second] = [await arrive({ verifiedEmail: email }), await arrive({ verifiedEmail: email })];
    expect(second.principal.consumerNo).toBe(first.principal.consumerNo);
    expect(await rowOf(email)).toMatchObject({ password_hash: null, email_verified_at: shop.clock.now });
    expect(shop.welcomed.filter((mail) => mail.email === email)).toEqual([{ email, locale: 'en-us' }]);
  });

  test('transfers an account from a creator who never verified its address', async () => {
    const { email, consumerNo } = await shop.signUp();
    expect(await rowOf(email)).toMatchObject({ email_verified_at: null });
    const intruder = await shop.signIn(email);
    const renewed = await shop.sessions.refresh(intruder.refreshToken);
    const proof = await shop.authorize(email);
    const owner = await arrive({ verifiedEmail: email.toUpperCase() });
    expect(owner.principal.consumerNo).toBe(consumerNo);
    expect(await shop.sessions.find(owner.accessToken)).toBeDefined();
    expect(await shop.sessions.find(renewed.accessToken)).toBeUndefined();
    expect(await outcomeOf(shop.sessions.refresh(renewed.refreshToken))).toBe('AUT432');
    expect(await outcomeOf(shop.exchange(proof))).toBe('AUT437');
    expect(await outcomeOf(shop.signIn(email))).toBe('AUT401');
    const row = await rowOf(email);
    expect(row).toMatchObject({ password_hash: null, email_verified_at: shop.clock.now });
    const newPassword = 'New boots 22';
    await shop.identity.resetPassword({ token: await linkFor(email), newPassword });
    expect(await outcomeOf(shop.signIn(email, newPassword))).toBe('done');
  });

  test('links an account with a verified address, which retains password and sessions', async () => {
    const { email, consumerNo } = await shop.signUp();
    const newPassword = 'New boots 22';
    await shop.identity.resetPassword({ token: await linkFor(email), newPassword });
    const provedAt = shop.clock.now;
    shop.clock.now += 1000;
    const elsewhere = await shop.signIn(email, newPassword);
    expect((await arrive({ verifiedEmail: email })).principal.consumerNo).toBe(consumerNo);
    expect(await shop.sessions.find(elsewhere.accessToken)).toBeDefined();
    expect(await outcomeOf(shop.signIn(email, newPassword))).toBe('done');
    expect(await rowOf(email)).toMatchObject({ email_verified_at: provedAt });
  });

  test('reports when the company is unavailable', async () => {
    expect(await outcomeOf(arrive({ verifiedEmail: shop.freshEmail(), isReachable: false }))).toBe('AUT500');
  });

  test('neither links nor opens an account for an address the company has not verified', async () => {
    const { email } = await shop.signUp();
    const subject = newSecret();
    expect(await outcomeOf(arrive({ subject, verifiedEmail: undefined }))).toBe('AUT418');
    expect(await rowOf(email)).toMatchObject({ email_verified_at: null });
    expect(await outcomeOf(shop.signIn(email))).toBe('done');
    const { principal } = await arrive({ subject, verifiedEmail: email });
    expect((await arrive({ subject, verifiedEmail: undefined })).principal.consumerNo).toBe(principal.consumerNo);
  });

  test('verifies the address of an already linked account, and of no other', async () => {
    const { email } = await shop.signUp();
    const subject = newSecret();
    await arrive({ subject, verifiedEmail: email });
    const change = database.write.updateTable('consumer').set({ email_verified_at: null, password_hash: 'former' });
    await change.where('email', '=', email).execute();
    const other = shop.freshEmail();
    await arrive({ subject, verifiedEmail: other });
    expect(await rowOf(other)).toBeUndefined();
    expect(await rowOf(email)).toMatchObject({ email_verified_at: null, password_hash: 'former' });
    await arrive({ subject, verifiedEmail: email });
    expect(await rowOf(email)).toMatchObject({ email_verified_at: shop.clock.now, password_hash: null });
  });

  test('leaves no session to a concurrent sign-in by password', async () => {
    const { email, consumerNo } = await shop.signUp();
    const signIns = times(4, () => shop.signIn(email).catch(() => undefined));
    const owner = await arrive({ verifiedEmail: email });
    const intruders = (await Promise.all(signIns)).filter((session) => session !== undefined);
    const live = await Promise.all(intruders.map(({ accessToken }) => shop.sessions.find(accessToken)));
    expect(live.filter((session) => session !== undefined)).toEqual([]);
    const rows = await database.read
      .selectFrom('session')
      .select('usid')
      .where('consumer_no', '=', consumerNo)
      .execute();
    expect(rows).toEqual([{ usid: owner.principal.usid }]);
  });

  test('opens one account for concurrent requests', async () => {
    const email = shop.freshEmail();
    const arrivals = await Promise.all(times(6, () => arrive({ verifiedEmail: email })));
    expect(new Set(arrivals.map(({ principal }) => principal.consumerNo)).size).toBe(1);
  });
});
