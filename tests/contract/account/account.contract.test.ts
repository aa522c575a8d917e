import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressBook } from '../../../src/api/account/address-book.schema.ts';
import { profile } from '../../../src/api/account/profile.schema.ts';
import { freshPhone, HOME, newConsumer } from '../support/account.test-support.ts';
import { TARGETS, type Target } from '../support/targets.test-support.ts';
import { errorOf, Visitor } from '../support/visitor.test-support.ts';

const BASE = '/consumers-v3/consumer';

describe.each(TARGETS)('the account of $name', ({ open }) => {
  let target: Target;
  let ann: Visitor;
  let email: string;
  beforeAll(async () => {
    target = await open();
    ({ visitor: ann, email } = await newConsumer(target));
  });
  afterAll(() => target.close());

  const get = async (visitor: Visitor, query = '') =>
    profile.parse((await visitor.call('GET', `${BASE}${query}`)).body).consumerProfile;
  const put = (consumerProfile: object, visitor = ann) => visitor.call('PUT', BASE, { consumerProfile });
  const post = (consumerProfile: object, visitor = ann) => visitor.call('POST', BASE, { consumerProfile });

  test('begins partially enrolled and is completed', async () => {
    const { visitor, email: login } = await newConsumer(target);
    expect(await get(visitor)).toMatchObject({ consumerDetails: { email: login }, isPartiallyEnrolled: true });
    const details = { firstName: 'Bo', lastName: 'Bell', postalCode: '80301', birthDate: '1990-04-23' };
    const partial = await post({ consumerDetails: details }, visitor);
    expect(errorOf(partial)).toMatchObject({ status: 400, errorId: 'PRO412', details: { fields: ['phone'] } });
    const whole = { consumerDetails: { ...details, phone: freshPhone() }, isLoyaltyMember: true };
    const { status, body } = await post(whole, visitor);
    expect(status).toBe(200);
    expect(profile.parse(body).consumerProfile).toMatchObject({
      isPartiallyEnrolled: false,
      isLoyaltyMember: true,
      consumerDetails: { phoneCode: '1', phone: expect.stringMatching(/^\+1303555\d{4}$/) },
    });
    expect((await get(visitor, '?includeLoyaltySummary=true')).loyaltySummary).toMatchObject({
      points: { balance: 0 },
    });
    expect((await get(visitor, '?includeLoyaltySummary=false')).loyaltySummary).toBeUndefined();
  });

  test('keeps its login, and rejects another account’s', async () => {
    const other = await newConsumer(target);
    const taken = await put({ consumerDetails: { email: other.email.toUpperCase() } });
    expect(errorOf(taken)).toMatchObject({ status: 409, errorId: 'PRO400', code: 'PRO400' });
    const free = await put({ consumerDetails: { email: `free-${email}` } });
    expect(errorOf(free)).toMatchObject({ status: 400, errorId: 'PRO412' });
    expect((await get(ann)).consumerDetails.email).toBe(email);
  });

  test('stores details and preferences', async () => {
    const sent = { consumerDetails: { firstName: 'Ann' }, preferences: { interests: 'hiking|camping' } };
    expect((await put(sent)).status).toBe(200);
    expect(await get(ann)).toMatchObject({
      consumerDetails: { email, firstName: 'Ann' },
      preferences: { interests: 'hiking|camping', preferredShoeSize: null },
    });
  });

  test.each([
    ['PRO410', 400, { consumerDetails: { birthDate: '2025-01-01' } }],
    ['PRO411', 400, { isLoyaltyMember: true }],
    ['PRO412', 400, { consumerDetails: { phone: '1' } }],
    ['PRO418', 400, { preferences: { interests: 'knitting' } }],
    ['AUT404', 403, { isEmployeeDiscountTCAccepted: true }],
    ['VALIDATION', 400, { consumerDetails: { firstName: 'x'.repeat(101) } }],
    ['VALIDATION', 400, { consumerDetails: [] }],
  ])('refuses with %s and %i', async (errorId, status, change) => {
    expect(errorOf(await put(change))).toMatchObject({ status, errorId });
  });

  test('takes a phone number for one account', async () => {
    const phone = freshPhone();
    await put({ consumerDetails: { phone } });
    const { visitor } = await newConsumer(target);
    const sent = { consumerDetails: { phone: `+1 ${phone}` } };
    expect(errorOf(await put(sent, visitor))).toMatchObject({ status: 409, errorId: 'AUT444' });
    const whole = { firstName: 'Bo', lastName: 'Bell', postalCode: '80301', birthDate: '1990-04-23' };
    const completed = await post({ consumerDetails: { ...whole, phone } }, visitor);
    expect(errorOf(completed)).toMatchObject({ status: 409, errorId: 'AUT442' });
  });

  test('stores that an employee accepts the terms', async () => {
    const employee = await Visitor.signIn(target, 'employee@example.com');
    expect((await get(employee)).isEmployeeDiscountTCAccepted).toBe(false);
    await put({ isEmployeeDiscountTCAccepted: true }, employee);
    expect(await get(employee)).toMatchObject({
      isEmployeeDiscountTCAccepted: true,
      consumerDetails: { employee: { currentSpend: expect.any(Number), annualCap: expect.any(Number) } },
    });
  });

  test('contains the saved data of the demo customer', async () => {
    const customer = await Visitor.signIn(target, 'shopper@example.com');
    const { consumerDetails } = await get(customer);
    expect(consumerDetails.address.length).toBeGreaterThan(0);
    expect(consumerDetails.address[0]).toMatchObject({ main: true, countryCode: 'US' });
  });

  test('stores addresses, one main address of each type', async () => {
    const added = await ann.call('POST', `${BASE}/address`, HOME);
    expect(added.status).toBe(201);
    const { addressId } = addressBook.parse(added.body);
    const second = await ann.call('POST', `${BASE}/address`, { ...HOME, addressLine1: '2 Street', main: true });
    const { addressId: other, address } = addressBook.parse(second.body);
    expect(address.map(({ id, main }) => [id, main])).toEqual([
      [other, true],
      [addressId, false],
    ]);
    const changed = await ann.call('PUT', `${BASE}/address/${addressId}`, { city: 'Denver' });
    expect(addressBook.parse(changed.body).address[1]).toMatchObject({ city: 'Denver', phone: '+13035550134' });
    const removed = await ann.call('DELETE', `${BASE}/address/${other}`);
    expect(addressBook.parse(removed.body).address).toMatchObject([{ id: addressId, main: true }]);
    expect((await get(ann)).consumerDetails.address).toMatchObject([{ id: addressId }]);
  });

  test('rejects addresses with the error codes of the catalogue', async () => {
    const { visitor } = await newConsumer(target);
    const add = (body: object) => visitor.call('POST', `${BASE}/address`, body);
    const { addressId } = addressBook.parse((await add(HOME)).body);
    expect(errorOf(await add(HOME))).toMatchObject({ status: 409, errorId: 'CCA400' });
    expect(errorOf(await add({ ...HOME, city: '' }))).toMatchObject({ status: 400, errorId: 'PYT406' });
    expect(errorOf(await add({ ...HOME, approachType: 'X' }))).toMatchObject({ details: { path: 'approachType' } });
    const malformed = await visitor.call('DELETE', `${BASE}/address/a%20b`);
    expect(errorOf(malformed)).toMatchObject({ status: 400, errorId: 'CCA401' });
    const others = await ann.call('PUT', `${BASE}/address/${addressId}`, { city: 'Denver' });
    expect(errorOf(others)).toMatchObject({ status: 404, errorId: 'ADDRESS_NOT_FOUND', code: 'PYT405' });
    const unknown = await ann.call('DELETE', `${BASE}/address/${crypto.randomUUID()}`);
    expect(errorOf(unknown)).toMatchObject({ status: 404, errorId: 'ADDRESS_NOT_FOUND', code: 'PYT405' });
  });

  test('rejects guests and requests without a session', async () => {
    const guest = await Visitor.start(target);
    for (const method of ['GET', 'PUT', 'POST']) {
      const body = method === 'GET' ? undefined : { consumerProfile: {} };
      expect((await guest.call(method, BASE, body)).status, method).toBe(403);
      expect((await new Visitor(target).call(method, BASE, body)).status, method).toBe(401);
    }
    expect((await guest.call('POST', `${BASE}/address`, HOME)).status).toBe(403);
  });
});
