import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { HOME, putConsumer } from './account.test-support.ts';
import { createAddressBook, type AddressBookService } from './address-book.ts';

const BILL = { ...HOME, approachType: 'B' } as const;

describe.each(TEST_DATABASES)('an address book in $name', ({ open }) => {
  let database: Database;
  let book: AddressBookService;
  let ann: string;
  let clock = 1000;
  beforeAll(async () => {
    database = await open();
    book = createAddressBook({ ...database, now: () => (clock += 1) });
  });
  beforeEach(async () => void (ann = await putConsumer(database)));
  afterAll(() => database.close());

  const at = (addressLine1: string, extra: object = {}) => ({ ...HOME, addressLine1, ...extra });
  const mains = (address: readonly { id: string; main: boolean }[]) => address.flatMap((a) => (a.main ? [a.id] : []));

  test('makes the first address of each type the main one', async () => {
    const { addressId: home } = await book.add(ann, { ...HOME, main: false });
    const { addressId: bill } = await book.add(ann, BILL);
    const { address } = await book.add(ann, at('1 Other Street'));
    expect(mains(address)).toEqual([home, bill]);
    expect(address[0]).toMatchObject({
      id: home,
      addressId: home,
      approachType: 'S',
      phone: '+13035550134',
      recipientContactPhone: '+13035550134',
      phoneCode: '1',
      province: 'CO',
    });
  });

  test('has one main address per type', async () => {
    const { addressId: first } = await book.add(ann, HOME);
    const { addressId: second, address } = await book.add(ann, at('1 Other Street', { main: true }));
    expect(mains(address)).toEqual([second]);
    expect(mains((await book.change(ann, first, { main: true })).address)).toEqual([first]);
    expect(mains((await book.change(ann, first, { main: false })).address)).toEqual([first]);
  });

  test('makes the oldest remaining address the main one after a removal', async () => {
    const { addressId: first } = await book.add(ann, HOME);
    const { addressId: second } = await book.add(ann, at('2 Street'));
    await book.add(ann, at('3 Street'));
    const { address } = await book.remove(ann, first);
    expect(address).toHaveLength(2);
    expect(mains(address)).toEqual([second]);
    expect((await book.remove(ann, second)).address).toHaveLength(1);
  });

  test('has one main address after concurrent requests', async () => {
    const streets = Array.from({ length: 8 }, (_, index) => at(`${index} Street`, { main: true }));
    await Promise.all(streets.map((address) => book.add(ann, address)));
    const rows = await database.read.selectFrom('address').selectAll().where('consumer_no', '=', ann).execute();
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ is_main }) => is_main === 1)).toHaveLength(1);
  });

  test('stores an address once per type, regardless of its spelling, under concurrent requests', async () => {
    const { addressId } = await book.add(ann, HOME);
    const again = book.add(ann, at('  12  RIDGE road ', { phone: '' }));
    await expect(again).rejects.toMatchObject({ errorId: 'CCA400', status: 409, details: { addressId } });
    await book.add(ann, BILL);
    const { addressId: other } = await book.add(ann, at('1 Other Street'));
    const twin = book.change(ann, other, { addressLine1: HOME.addressLine1 });
    await expect(twin).rejects.toMatchObject({ errorId: 'CCA400' });
    const calls = Array.from({ length: 6 }, () => book.add(ann, at('7 Street')));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('changes the sent fields only', async () => {
    const { addressId } = await book.add(ann, HOME);
    const { address } = await book.change(ann, addressId, { city: 'Denver', recipientContactPhone: '+442079460958' });
    expect(address[0]).toMatchObject({ city: 'Denver', addressLine1: HOME.addressLine1, phone: '+442079460958' });
  });

  test('names the missing fields', async () => {
    const answer = book.add(ann, { ...HOME, city: ' ', province: '', postalCode: '' });
    await expect(answer).rejects.toMatchObject({
      errorId: 'PYT406',
      status: 400,
      details: { fields: ['city', 'province', 'postalCode'] },
    });
    await expect(book.add(ann, { approachType: 'S' })).rejects.toMatchObject({ errorId: 'PYT406' });
    const { addressId } = await book.add(ann, HOME);
    await expect(book.change(ann, addressId, { city: '' })).rejects.toMatchObject({ errorId: 'PYT406' });
  });

  test.each([
    ['countryCode', { countryCode: 'XX' }],
    ['province', { province: 'Bavaria' }],
    ['postalCode', { postalCode: 'ABC' }],
    ['phone', { phone: '12' }],
    ['email', { email: 'ann' }],
  ])('rejects a wrong %s', async (path, extra) => {
    const answer = book.add(ann, { ...HOME, ...extra });
    await expect(answer).rejects.toMatchObject({ errorId: 'VALIDATION', details: { path } });
  });

  test('reports addresses of others as unknown', async () => {
    const bob = await putConsumer(database);
    const { addressId } = await book.add(bob, HOME);
    const unknown = { errorId: 'ADDRESS_NOT_FOUND', code: 'PYT405', status: 404 };
    for (const id of [addressId, crypto.randomUUID()]) {
      await expect(book.change(ann, id, {})).rejects.toMatchObject(unknown);
      await expect(book.remove(ann, id)).rejects.toMatchObject(unknown);
    }
    await expect(book.remove(ann, 'a b/c')).rejects.toMatchObject({ errorId: 'CCA401', status: 400 });
  });

  test('rejects removing the only billing address while a card is billed to it, until it is replaced', async () => {
    const { addressId } = await book.add(ann, BILL);
    const card = {
      id: crypto.randomUUID(),
      consumer_no: ann,
      kind: 'CREDIT_CARD',
      fingerprint: 'f',
      token: 't',
    } as const;
    await database.write
      .insertInto('payment_card')
      .values({ ...card, last4: '1111', created_at: 0 })
      .execute();
    await expect(book.remove(ann, addressId)).rejects.toMatchObject({ errorId: 'PRO414', status: 409 });
    const { addressId: other } = await book.add(ann, { ...BILL, addressLine1: '2 Street' });
    expect((await book.remove(ann, addressId)).address).toMatchObject([{ id: other, main: true }]);
    await expect(book.remove(ann, other)).rejects.toMatchObject({ errorId: 'PRO414', details: { addressId: other } });
    await database.write.deleteFrom('payment_card').where('id', '=', card.id).execute();
    expect((await book.remove(ann, other)).address).toEqual([]);
  });

  test('requires an account', async () => {
    await expect(book.add('nobody', HOME)).rejects.toMatchObject({ errorId: 'PRO404', status: 404 });
  });
});
