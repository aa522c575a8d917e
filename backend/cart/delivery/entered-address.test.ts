import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putConsumer } from '../../account/account.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { rate, ratesOf } from '../../../domain/pricing/shipping/shipping.test-support.ts';
import { BOULDER, cartRow } from '../model/cart-record.test-support.ts';
import { removeAddress, saveAddress } from './cart-addresses.ts';
import { fillAddress } from './fill-address.ts';
import { validateAddress } from './validate-address.ts';

const RATES = { shipping: ratesOf([rate('standard', 695)]), tax: new Map(), taxMode: 'inclusive' } as const;
const { addressId: _, ...STORED } = BOULDER;
const FIELDS = { ...STORED, province: 'CO' };

describe.each(TEST_DATABASES)('an address that is entered on $name', ({ open }) => {
  let database: Database;
  let consumerNo: string;
  let basketId: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    consumerNo = await putConsumer(database, {
      first_name: 'Pia',
      last_name: 'Peak',
      email: `${randomUUID()}@example.com`,
    });
    basketId = randomUUID();
    const cart = cartRow({ basket_id: basketId, consumer_no: consumerNo });
    await database.write.insertInto('cart').values(cart).execute();
  });
  afterAll(() => database.close());

  type Entered = Parameters<typeof fillAddress>[2];
  const fill = (entered: Entered, who = consumerNo) => fillAddress(database.read, who, entered);
  const saveInBook = async (fields: object = {}) => {
    const id = randomUUID();
    const row = { id, consumer_no: consumerNo, approach_type: 'S' as const, created_at: 0, updated_at: 0 };
    await database.write
      .insertInto('address')
      .values({ ...row, fields: JSON.stringify({ ...FIELDS, ...fields }) })
      .execute();
    return id;
  };

  test('takes a missing recipient from the profile', async () => {
    expect(await fill({ city: 'Boulder' })).toMatchObject({ firstName: 'Pia', lastName: 'Peak', city: 'Boulder' });
    expect(await fill({ firstName: 'Ada', lastName: '' })).toMatchObject({ firstName: 'Ada', lastName: 'Peak' });
    expect(await fill({ city: 'Boulder' }, 'a-guest')).toMatchObject({ firstName: '', email: '', addressId: null });
  });

  test('takes what is missing from the saved address that it names, before the profile', async () => {
    const addressId = await saveInBook();
    const filled = await fill({ addressId, city: 'Denver', addressLine2: '' });
    expect(filled).toEqual({ ...BOULDER, addressId, city: 'Denver' });
  });

  test('takes from the profile what the saved address lacks', async () => {
    const addressId = await saveInBook({ firstName: '', email: '' });
    const filled = await fill({ addressId });
    expect(filled).toMatchObject({ firstName: 'Pia', lastName: 'Walker', email: expect.stringContaining('@') });
  });

  test('names no saved address of another customer', async () => {
    const addressId = await saveInBook();
    const stranger = await putConsumer(database);
    for (const [id, who] of [
      [addressId, stranger],
      [addressId, 'a-guest'],
      [randomUUID(), consumerNo],
    ] as const) {
      const unknown = { errorId: 'ADDRESS_NOT_FOUND', details: { addressId: id } };
      await expect(fill({ addressId: id }, who)).rejects.toMatchObject(unknown);
    }
  });

  const inTransaction = <Result>(
    make: (cart: Parameters<typeof validateAddress>[0]) => Promise<Result>,
  ): Promise<Result> => database.write.transaction().execute((transaction) => make({ transaction, basketId }));
  const validate = (entered: Parameters<typeof validateAddress>[1]['entered']) =>
    inTransaction((cart) => validateAddress(cart, { consumerNo, entered }, RATES));

  test('is returned as it is when it is in postal form', async () => {
    expect(await validate(FIELDS)).toEqual({ valid: true, messages: [] });
  });

  test.each([
    [
      'typed in capitals',
      { addressLine1: '12 PEARL STREET', city: 'FORT COLLINS' },
      { addressLine1: '12 Pearl Street', city: 'Fort Collins' },
    ],
    [
      'typed in lower case',
      { addressLine1: '12 o’neil road', city: 'boulder' },
      { addressLine1: '12 O’neil Road', city: 'Boulder' },
    ],
    ['with surplus blanks', { addressLine1: ' 12  Pearl Street ' }, { addressLine1: '12 Pearl Street' }],
    ['with the name of the state', { province: 'Colorado' }, { province: 'CO' }],
    ['with letters beside digits', { addressLine1: '12B PEARL STREET' }, { addressLine1: '12b Pearl Street' }],
  ])('is suggested in postal form when it is %s', async (_case, entered, suggestion) => {
    expect(await validate({ ...FIELDS, ...entered })).toMatchObject({ valid: true, suggestion });
  });

  test.each([
    ['mixed case', { addressLine1: '12 McKinley Street' }],
    ['a short text', { city: 'LA' }],
    ['digits', { addressLine1: '12' }],
  ])('keeps %s', async (_case, entered) => {
    expect(await validate({ ...FIELDS, ...entered })).toEqual({ valid: true, messages: [] });
  });

  test('is not valid with a message for each field, or for the whole', async () => {
    const { valid, messages } = await validate({ ...FIELDS, city: '', postalCode: '' });
    expect(valid).toBe(false);
    expect(messages.map(({ code, field }) => [code, field])).toEqual([
      ['PYT406', 'city'],
      ['PYT406', 'postalCode'],
    ]);
    const abroad = { ...FIELDS, countryCode: 'DE', country: '', province: '', postalCode: '10115' };
    const { messages: whole } = await validate({ ...abroad, phone: '+49305550100' });
    expect(whole).toMatchObject([{ code: expect.any(String) }]);
    expect(whole[0]).not.toHaveProperty('field');
  });

  const verified = async () =>
    (
      await database.read
        .selectFrom('cart_address')
        .select(['shipping_id', 'is_verified'])
        .where('basket_id', '=', basketId)
        .orderBy('shipping_id')
        .execute()
    ).map(({ shipping_id, is_verified }) => [shipping_id, is_verified]);
  const save = (shippingId: string, fields: object = {}) =>
    inTransaction(({ transaction }) => saveAddress(transaction, { basketId, shippingId }, { ...BOULDER, ...fields }));

  test('is verified where a shipment has it, until it is changed', async () => {
    await save('me');
    await save('customs');
    await validate(FIELDS);
    expect(await verified()).toEqual([
      ['customs', 0],
      ['me', 1],
    ]);
    await save('me');
    expect(await verified()).toContainEqual(['me', 1]);
    await save('me', { city: 'Denver' });
    expect(await verified()).toContainEqual(['me', 0]);
  });

  test('is verified for the shipment it names only, and only when it equals its address', async () => {
    await save('me');
    await save('customs');
    await validate({ ...FIELDS, shippingId: 'customs' });
    await validate({ ...FIELDS, city: 'Denver' });
    expect(await verified()).toEqual([
      ['customs', 1],
      ['me', 0],
    ]);
  });

  test('is removed from its shipment only', async () => {
    await save('me');
    await save('customs');
    await inTransaction(({ transaction }) => removeAddress(transaction, { basketId, shippingId: 'me' }));
    expect(await verified()).toEqual([['customs', 0]]);
  });
});
