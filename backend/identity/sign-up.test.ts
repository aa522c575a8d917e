import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createTestIdentity, outcomeOf, PASSWORD } from './identity.test-support.ts';
import { newSecret, sha256 } from './secrets.ts';

describe.each(TEST_DATABASES)('opening an account on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createTestIdentity>;
  beforeAll(async () => {
    database = await open();
    shop = createTestIdentity(database);
  });
  afterAll(() => database.close());

  const signUp = (request: object) => {
    const input = { email: shop.freshEmail(), password: PASSWORD, ...request };
    return shop.identity.signUp(input, { principal: undefined, scope: us });
  };
  const rowOf = (consumerNo: string) =>
    database.read.selectFrom('consumer').selectAll().where('consumer_no', '=', consumerNo).executeTakeFirst();

  test('requires the captcha when configured, and else checks one that is sent', async () => {
    const guarded = createTestIdentity(database, { captchaOnSignUp: true });
    const open = (recaptcha_response?: string) =>
      outcomeOf(
        guarded.identity.signUp(
          { email: shop.freshEmail(), password: PASSWORD, recaptcha_response },
          { principal: undefined, scope: us },
        ),
      );
    expect([await open(), await open('robot'), await open('human')]).toEqual(['AUT403', 'AUT403', 'done']);
    expect(await outcomeOf(signUp({}))).toBe('done');
  });

  test('stores the details, normalised', async () => {
    const { consumerNo } = await signUp({
      email: ' Ada.Hill@Example.COM ',
      firstName: 'Ada',
      lastName: 'Hill',
      phone: '(212) 555-0100',
      phoneCode: '1',
      postalCode: '10001',
    });
    expect(await rowOf(consumerNo)).toMatchObject({
      email: 'ada.hill@example.com',
      first_name: 'Ada',
      last_name: 'Hill',
      phone: '+12125550100',
      phone_code: '1',
      postal_code: '10001',
      birth_date: null,
      member_id: null,
      site_id: 'us',
    });
  });

  test('stores what opened the form and the source of the address', async () => {
    const from = await signUp({ formLocation: 'footer', enrollmentMarketingSource: 'spring' });
    expect(await rowOf(from.consumerNo)).toMatchObject({ sign_up_location: 'footer', marketing_source: 'spring' });
    const unknown = await signUp({});
    expect(await rowOf(unknown.consumerNo)).toMatchObject({ sign_up_location: null, marketing_source: null });
  });

  test('creates a loyalty member on request', async () => {
    const { consumerNo, memberId } = await signUp({ loyaltyOptIn: true, birthDate: '1990-04-23' });
    expect(memberId).toMatch(/^M\d{11}$/);
    const row = await rowOf(consumerNo);
    expect(row).toMatchObject({ member_id: memberId, birth_date: '1990-04-23', loyalty_confirmed: 0 });
    expect(row?.loyalty_opt_in_at).toBe(shop.clock.now);
  });

  test('signs in immediately with a challenge', async () => {
    const codeVerifier = newSecret();
    const { consumerNo, authorizationCode = '' } = await signUp({ codeChallenge: sha256(codeVerifier, 'base64url') });
    const { principal } = await shop.exchange({ authorizationCode, codeVerifier });
    expect(principal.consumerNo).toBe(consumerNo);
  });

  test.each([
    ['an invalid address', { email: 'ada@' }, 'AUT453'],
    ['a short password', { password: 'seven77' }, 'FE872'],
    ['two passwords', { confirmPassword: `${PASSWORD}!` }, 'FE340'],
    ['a member without a birth date', { loyaltyOptIn: true }, 'PRO411'],
    ['a child', { birthDate: '2020-01-01' }, 'PRO410'],
    ['a date that does not exist', { birthDate: '1990-02-30' }, 'PRO410'],
    ['an invalid phone number', { phone: '12' }, 'VALIDATION'],
    ['an unknown customer list', { customerList: 'atlantis' }, 'AUT440'],
    ['a robot', { recaptcha_response: 'robot' }, 'AUT403'],
  ])('is rejected for %s', async (_, request, code) => {
    expect(await outcomeOf(signUp(request))).toBe(code);
  });

  test('is rejected for a login or a phone number in use', async () => {
    const email = shop.freshEmail();
    const phone = '+12125550199';
    await signUp({ email, phone, customerList: 'us', recaptcha_response: 'human' });
    expect(await outcomeOf(signUp({ email: email.toUpperCase() }))).toBe('AUT439');
    expect(await outcomeOf(signUp({ phone: '212-555-0199', phoneCode: '1' }))).toBe('AUT442');
  });

  test('opens one account for concurrent requests', async () => {
    const email = shop.freshEmail();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(signUp({ email }))));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'AUT439'), 'done']);
  });
});
