import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putConsumer } from '../../account/account.test-support.ts';
import { putProduct, scopeOf } from '../../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import {
  BOULDER,
  cartRecord,
  cartRow,
  german,
  germanRecord,
  GUEST,
  MEMBER,
} from '../model/cart-record.test-support.ts';
import type { CartRecord } from '../model/cart-record.ts';
import { createPromotionService } from './promotion-service.ts';
import { consumerKeys, couponSubject, promotionSubject } from './promotion-uses.ts';
import { putPromotions, withCode } from './promotions.test-support.ts';

describe.each(TEST_DATABASES)('the promotions that a cart can have on $name', ({ open }) => {
  let database: Database;
  const service = createPromotionService();
  beforeAll(async () => {
    database = await open();
    await putProduct(database, {
      id: 'sock',
      variants: [
        { sku: 'SOCK', stock: 3 },
        { sku: 'EURO', currency: 'EUR' },
        { sku: 'OUT', stock: 0 },
      ],
    });
  });
  beforeEach(async () => {
    await putPromotions(database);
    await database.write.deleteFrom('promotion_consumer_use').execute();
  });
  afterAll(() => database.close());

  const offers = (fields: Partial<CartRecord> = {}) => service.offersFor(database.read, cartRecord(fields));
  const use = (subject: string, keys: readonly string[], used = 1) =>
    database.write
      .insertInto('promotion_consumer_use')
      .values(keys.map((consumer_key) => ({ subject, consumer_key, used })))
      .execute();

  test('are the automatic ones, and those of its codes', async () => {
    await putPromotions(database, { id: 'AUTO' }, withCode('MINE'), withCode('OTHER'));
    const { promotions, coupons } = await offers({ couponCodes: ['MINE', 'UNKNOWN'] });
    expect(promotions.map(({ id }) => id).toSorted()).toEqual(['AUTO', 'MINE']);
    expect(coupons.map(({ code }) => code)).toEqual(['MINE']);
  });

  test('are not those that are switched off', async () => {
    await putPromotions(database, { id: 'OFF' }, { id: 'ON' });
    await database.write.updateTable('promotion').set({ enabled: 0 }).where('id', '=', 'OFF').execute();
    const { promotions } = await createPromotionService().offersFor(database.read, cartRecord());
    expect(promotions.map(({ id }) => id)).toEqual(['ON']);
  });

  test('have name and callout in the best language that has them', async () => {
    const english = { name: 'Ten', callout: 'a|b|c' };
    const texts = { 'en-us': english, 'de-de': { name: 'Zehn' }, 'fr-ca': { name: 'Dix', callout: 'd|e|f' } };
    await putPromotions(database, { id: 'TEN', texts });
    const textsIn = async (record: CartRecord) => {
      const [promotion] = (await service.offersFor(database.read, record)).promotions;
      return [promotion?.name, promotion?.callout];
    };
    expect(await textsIn(cartRecord())).toEqual(['Ten', 'a|b|c']);
    expect(await textsIn(germanRecord())).toEqual(['Zehn', 'a|b|c']);
    const scope = scopeOf({ siteId: 'ca', locale: 'fr-ca' });
    expect(await textsIn(cartRecord({ scope }))).toEqual(['Dix', 'd|e|f']);
  });

  test('say of a code whether it is used up, by everybody or by this customer', async () => {
    const limits = [withCode('TOTAL', { maxUses: 2 }), withCode('EACH', { maxUsesPerConsumer: 1 }), withCode('FREE')];
    await putPromotions(database, ...limits);
    await use(couponSubject('EACH'), consumerKeys('someone', []));
    const couponCodes = ['TOTAL', 'EACH', 'FREE'];
    const states = async (fields: Partial<CartRecord> = {}) =>
      Object.fromEntries(
        (await offers({ couponCodes, ...fields })).coupons.map(({ code, isUsedUp, isRedeemed }) => [
          code,
          isUsedUp ? 'used up' : isRedeemed ? 'redeemed' : 'open',
        ]),
      );
    expect(await states()).toEqual({ TOTAL: 'open', EACH: 'open', FREE: 'open' });
    await database.write.updateTable('coupon').set({ used: 2 }).where('code', '=', 'TOTAL').execute();
    expect(await states({ customer: { ...GUEST, consumerNo: 'someone' } })).toMatchObject({
      TOTAL: 'used up',
      EACH: 'redeemed',
    });
  });

  test.each([
    ['an address of the cart', { addresses: new Map([['me', { ...BOULDER, isVerified: false }]]) }],
    ['the billing address', { billingAddress: { ...BOULDER, email: ' ADA@example.com' } }],
  ])('recognise a returning guest by %s', async (_, fields) => {
    await putPromotions(database, withCode('EACH', { maxUsesPerConsumer: 1 }), { id: 'ONCE', maxUsesPerConsumer: 1 });
    const [, address = ''] = consumerKeys('x', ['ada@example.com']);
    await use(couponSubject('EACH'), [address]);
    await use(promotionSubject('ONCE'), [address]);
    const known = await offers({ couponCodes: ['EACH'], ...fields });
    expect(known.coupons).toMatchObject([{ isRedeemed: true }]);
    expect([...known.usedUp]).toEqual(['ONCE']);
    const unknown = await offers({ couponCodes: ['EACH'] });
    expect(unknown.coupons).toMatchObject([{ isRedeemed: false }]);
    expect(unknown.usedUp.size).toBe(0);
  });

  test('leave out those without uses left', async () => {
    await putPromotions(database, { id: 'FEW', maxUses: 3 }, { id: 'MANY' }, { id: 'TWICE', maxUsesPerConsumer: 2 });
    const setUsed = (used: number) =>
      database.write.updateTable('promotion').set({ used }).where('id', '=', 'FEW').execute();
    await setUsed(2);
    await use(promotionSubject('TWICE'), ['consumer:guest'], 1);
    expect((await offers()).usedUp.size).toBe(0);
    await setUsed(3);
    await database.write.updateTable('promotion_consumer_use').set({ used: 2 }).execute();
    expect([...(await offers()).usedUp].toSorted()).toEqual(['FEW', 'TWICE']);
  });

  test('know what is left of the accounts that they count in', async () => {
    const reward = { kind: 'percentage', tenths: 400, spendAccount: 'employee' };
    await putPromotions(database, { id: 'STAFF', level: 'PRODUCT', reward });
    const consumer_no = await putConsumer(database);
    const customer = { ...MEMBER, consumerNo: consumer_no };
    const left = async (record: Partial<CartRecord> = {}) => [...(await offers({ customer, ...record })).spendLeft];
    expect(await left()).toEqual([]);
    await database.write
      .insertInto('spend_account')
      .values({ consumer_no, kind: 'employee', currency: 'USD', cap_minor: 6000, spent_minor: 4500 })
      .execute();
    expect(await left()).toEqual([['employee', 1500]]);
    expect(await left({ row: cartRow({ currency: 'EUR' }), scope: german })).toEqual([]);
    expect(await left({ customer: GUEST })).toEqual([]);
    const set = (cap_minor: number | null) => database.write.updateTable('spend_account').set({ cap_minor }).execute();
    await set(4000);
    expect(await left()).toEqual([['employee', 0]]);
    await set(null);
    expect(await left()).toEqual([['employee', Infinity]]);
  });

  test('know the stock of gifts that have a price in the currency of the cart', async () => {
    const reward = { kind: 'gift', skus: ['SOCK', 'EURO', 'OUT', 'NONE'] };
    await putPromotions(database, { id: 'GWP', reward });
    const stockOf = async (record: CartRecord) => [
      ...(await service.offersFor(database.read, record)).giftStock.entries(),
    ];
    expect((await stockOf(cartRecord())).toSorted()).toEqual([
      ['OUT', 0],
      ['SOCK', 3],
    ]);
    expect(await stockOf(germanRecord())).toEqual([['EURO', 10]]);
  });
});
