import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putConsumer } from '../../account/account.test-support.ts';
import { createVariantFinder } from '../../catalog/products/product-variants.ts';
import { putProduct, putStore, us } from '../../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import type { ItemRow } from './cart-lines.ts';
import { loadCartRecord } from './cart-record.ts';
import { BOULDER, cartRow, itemRow, paymentRow } from './cart-record.test-support.ts';

describe.each(TEST_DATABASES)('a cart as it is read from $name', ({ open }) => {
  let database: Database;
  let basketId: string;

  beforeAll(async () => {
    database = await open();
    await putProduct(database, {
      id: 'boot',
      variants: [{ sku: 'BOOT', stock: 3 }, { sku: 'SOCK' }, { sku: 'EURO', currency: 'EUR' }],
    });
    await putStore(database, { id: 'S1', services: ['pickup', 'repair'], stock: { BOOT: 2, SOCK: 9 } });
    await putStore(database, { id: 'S2', services: ['repair'], stock: { BOOT: 4 } });
    await putStore(database, { id: 'ABROAD', country: 'DE', services: ['pickup'] });
  });
  beforeEach(() => void (basketId = randomUUID()));
  afterAll(() => database.close());

  interface Content {
    readonly row?: Parameters<typeof cartRow>[0];
    readonly items?: readonly ItemRow[];
  }
  const load = async ({ row = {}, items = [] }: Content = {}) => {
    const cart = cartRow({ basket_id: basketId, consumer_no: `c-${basketId}`, ...row });
    await database.write.insertInto('cart').values(cart).execute();
    const own = items.map((item, position) => ({
      ...item,
      id: `${item.id}-${basketId}`,
      basket_id: basketId,
      position,
    }));
    if (own.length > 0) await database.write.insertInto('cart_item').values(own).execute();
    return () => loadCartRecord(database.read, cart, { scope: us, findVariants: createVariantFinder(database.read) });
  };
  const customerOf = async (consumer_no: string) => (await (await load({ row: { consumer_no } }))()).customer;

  test('belongs to a guest without an account', async () => {
    expect(await customerOf('guest-1')).toEqual({
      consumerNo: 'guest-1',
      isSignedIn: false,
      isMember: false,
      groups: [],
    });
  });

  test.each([
    ['no group', {}, [], [], []],
    ['the athletes, by their account', {}, ['athlete'], [], ['athlete']],
    ['those with credit, by their account', {}, ['credited'], [], ['credited']],
    ['professionals, by an identity', {}, [], ['WRANX'], ['prosumer']],
    ['professionals, by account and identity, once', {}, ['prosumer'], ['IPA'], ['prosumer']],
    ['no professionals, by another identity', {}, [], ['google'], []],
    [
      'employees who accepted the terms',
      { consumer_type: 'EMPLOYEE', employee_terms_at: 1 },
      ['employee'],
      [],
      ['employee'],
    ],
    ['no employees before they accept the terms', { consumer_type: 'EMPLOYEE' }, ['employee'], [], []],
    ['no employees who left, though they accepted the terms', { employee_terms_at: 1 }, ['employee'], [], []],
  ] as const)('belongs to a customer of %s', async (...[, fields, kinds, providers, groups]) => {
    const consumer_no = await putConsumer(database, fields);
    for (const kind of kinds) {
      await database.write.insertInto('spend_account').values({ consumer_no, kind, currency: 'USD' }).execute();
    }
    for (const provider of providers) {
      const identity = { provider, subject: consumer_no, consumer_no };
      await database.write.insertInto('consumer_identity').values(identity).execute();
    }
    expect(await customerOf(consumer_no)).toMatchObject({ isSignedIn: true, isMember: false, groups });
  });

  test('has the stock of its lines, with the units that are reserved for it', async () => {
    const read = await load({ items: [itemRow('BOOT'), itemRow('SOCK')] });
    const reservation = { variant_sku: 'BOOT', qty: 2, expires_at: 1, network: null };
    const own = { id: randomUUID(), basket_id: basketId, store_id: null, ...reservation };
    const inStore = { ...own, id: randomUUID(), store_id: 'S1' };
    await database.write.insertInto('reservation').values([own, inStore]).execute();
    expect((await read()).lines.map(({ sold }) => sold?.variant.stock)).toEqual([5, 10]);
    basketId = randomUUID();
    const other = await load({ items: [itemRow('BOOT')] });
    expect((await other()).lines.map(({ sold }) => sold?.variant.stock)).toEqual([3]);
  });

  test('has no variant for what is unknown or has no price here', async () => {
    const gift = JSON.stringify({ to: 'Ada', email: 'ada@example.com', message: 'Hello' });
    const items = [itemRow('NONE'), itemRow('EURO'), itemRow('BOOT', { gift_option: gift })];
    const { lines } = await (await load({ items }))();
    expect(lines.map(({ sold }) => sold?.variant.sku)).toEqual([undefined, undefined, 'BOOT']);
    expect(lines.map(({ gift: option }) => option?.to)).toEqual([undefined, undefined, 'Ada']);
  });

  test('has the stores of its lines and the favorite one, with their stock of its variants', async () => {
    const items = [itemRow('BOOT', { store_id: 'S1' }), itemRow('BOOT', { id: 'away', store_id: 'ABROAD' })];
    const read = await load({ row: { favorite_store_id: 'S2' }, items });
    const reserved = { variant_sku: 'BOOT', qty: 1, expires_at: 1, network: null };
    await database.write
      .insertInto('reservation')
      .values({ id: randomUUID(), basket_id: basketId, store_id: 'S1', ...reserved })
      .execute();
    const { stores } = await read();
    expect([...stores.keys()].toSorted()).toEqual(['ABROAD', 'S1', 'S2']);
    expect([...(stores.get('S1')?.stock ?? [])]).toEqual([['BOOT', 3]]);
    expect([...(stores.get('S2')?.stock ?? [])]).toEqual([['BOOT', 4]]);
    const handsOut = ['S1', 'S2', 'ABROAD'].map((id) => stores.get(id)?.handsOut);
    expect(handsOut).toEqual([true, false, false]);
  });

  test('has no store that no longer exists', async () => {
    const { stores } = await (await load({ items: [itemRow('BOOT', { store_id: 'GONE' })] }))();
    expect(stores.size).toBe(0);
  });

  test('has its codes and payments in the order of entry, and its addresses', async () => {
    const read = await load({ row: { billing_address: JSON.stringify(BOULDER) } });
    const { write } = database;
    const codes = ['LAST', 'FIRST'].map((code, index) => ({ basket_id: basketId, code, position: 2 - index }));
    await write.insertInto('cart_coupon').values(codes).execute();
    const payments = ['b', 'a'].map((id, index) =>
      paymentRow(`${id}-${basketId}`, { basket_id: basketId, position: 2 - index }),
    );
    await write.insertInto('cart_payment').values(payments).execute();
    const addresses = [
      { basket_id: basketId, shipping_id: 'me', fields: JSON.stringify(BOULDER), is_verified: 1 },
      {
        basket_id: basketId,
        shipping_id: 'customs',
        fields: JSON.stringify({ ...BOULDER, city: 'Aspen' }),
        is_verified: 0,
      },
    ];
    await write.insertInto('cart_address').values(addresses).execute();
    const record = await read();
    expect(record.couponCodes).toEqual(['FIRST', 'LAST']);
    expect(record.payments.map(({ id }) => id[0])).toEqual(['a', 'b']);
    expect(record.billingAddress).toEqual(BOULDER);
    expect(record.addresses.get('me')).toEqual({ ...BOULDER, isVerified: true });
    expect(record.addresses.get('customs')).toMatchObject({ city: 'Aspen', isVerified: false });
  });

  test('has the balances of its own customer only', async () => {
    const mine = await putConsumer(database, { member_id: `M-${basketId}`, points: 700, loyalty_confirmed: 1 });
    const other = await putConsumer(database);
    const { write } = database;
    const voucher = { kind: 'REWARD_CARD' as const, currency: 'USD', amount_minor: 1, balance_minor: 1, created_at: 0 };
    await write
      .insertInto('voucher')
      .values([
        { code: 'MINE', consumer_no: mine, ...voucher },
        { code: 'THEIRS', consumer_no: other, ...voucher },
      ])
      .execute();
    const card = { kind: 'CREDIT_CARD' as const, token: 't', last4: '1', created_at: 0 };
    await write
      .insertInto('payment_card')
      .values([
        { id: 'mine', consumer_no: mine, fingerprint: 'a', ...card },
        { id: 'theirs', consumer_no: other, fingerprint: 'b', ...card },
      ])
      .execute();
    const accounts = [
      { consumer_no: mine, kind: 'athlete' as const, currency: 'USD', credit_minor: 900, spent_minor: 200 },
      { consumer_no: mine, kind: 'credited' as const, currency: 'EUR', credit_minor: 500, spent_minor: 0 },
    ];
    await write.insertInto('spend_account').values(accounts).execute();
    const read = await load({ row: { consumer_no: mine } });
    const of = (payment_method_id: string, ...references: string[]) =>
      references.map((reference) => paymentRow(reference, { payment_method_id, reference, basket_id: basketId }));
    const payments = [...of('REWARD_CARD', 'MINE', 'THEIRS'), ...of('CREDIT_CARD', 'mine', 'theirs')];
    await write.insertInto('cart_payment').values(payments).execute();
    const { funds } = await read();
    expect([...funds.vouchers.keys()]).toEqual(['MINE']);
    expect([...funds.savedCards.keys()]).toEqual(['mine']);
    expect(funds).toMatchObject({ points: 700, isConfirmedMember: true });
    expect([...funds.credits]).toEqual([
      ['ATHLETES_PAYMENT', 700],
      ['INFLUENCER_CREDIT', 0],
    ]);
  });
});
