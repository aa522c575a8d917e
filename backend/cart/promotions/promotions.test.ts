import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppliedPromotion } from '../../../domain/pricing-model.ts';
import { createVariantFinder } from '../../catalog/products/product-variants.ts';
import { createShop, putProduct, scopeOf, us } from '../../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { countSpend } from '../../orders/model/spend.ts';
import { createSavedForLaterService } from '../../wishlists/saved-for-later.ts';
import { applyCoupon, removeCoupon } from './coupons.ts';
import { addAdjustment, changeAdjustment, removeAdjustment } from './price-adjustments.ts';
import { putPromotions, withCode } from './promotions.test-support.ts';
import { redeemPromotions, releasePromotions } from './redeem.ts';

const ASSOCIATE = { storeId: '1001', employeeId: 'A1001' };
const CLIENTS = 64;

describe.each(TEST_DATABASES)('promotions on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;
  let customers = 0;

  beforeAll(async () => {
    database = await open();
    shop = createShop(database);
    await putProduct(database, { id: 'map', variants: [{ sku: 'MAP', price: 4800, currency: '*', stock: 1000 }] });
    await putProduct(database, { id: 'sock', variants: [{ sku: 'SOCK', price: 2200, currency: '*', stock: 5 }] });
  });
  afterAll(() => database.close());

  const customer = (scope = us) => ({ consumerNo: `c-${(customers += 1)}`, scope });
  const openCart = async (qty = 1, owner = customer()) => {
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'MAP', qty }]);
    return {
      owner,
      get: () => shop.carts.get(owner, basketId),
      apply: (code: string) => shop.carts.changeWith(owner, basketId, (cart) => applyCoupon(cart, code)),
      remove: (code: string) => shop.carts.changeWith(owner, basketId, (cart) => removeCoupon(cart, code)),
      with: (change: Parameters<typeof shop.carts.changeWith>[2]) => shop.carts.changeWith(owner, basketId, change),
    };
  };
  const applied = (id: string, couponCode: string | null = id): AppliedPromotion => ({
    promotionId: id,
    promotionName: id,
    level: 'ORDER',
    calloutMessage: '',
    couponCode,
    amount: 1,
    spend: null,
  });
  let orders = 0;
  const redeem = (id: string, { consumerNo = `c-${(customers += 1)}`, email = null as string | null } = {}) => {
    const orderNumber = `O-${(orders += 1)}`;
    const redemption = { consumerNo, email, orderNumber, applied: [applied(id)], couponCodes: [id] };
    return database.write
      .transaction()
      .execute((transaction) => redeemPromotions(transaction, redemption))
      .then(() => orderNumber);
  };
  const release = (orderNumber: string) =>
    database.write.transaction().execute((transaction) => releasePromotions(transaction, orderNumber));
  const usedOf = async (code: string) =>
    (await database.read.selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirst())?.used;

  test('apply from the first request after a change', async () => {
    const { get } = await openCart();
    await putPromotions(database, { id: 'P' });
    expect((await get()).totals.totalDiscount).toBe(4.8);
    await putPromotions(database);
    expect((await get()).totals.totalDiscount).toBe(0);
  });

  test('retain their uses when they are rewritten', async () => {
    await putPromotions(database, withCode('TWICE', { maxUses: 2 }));
    await redeem('TWICE');
    await putPromotions(database, withCode('TWICE', { maxUses: 2 }, { priority: 1 }));
    expect(await usedOf('TWICE')).toBe(1);
    await redeem('TWICE');
    await expect(redeem('TWICE')).rejects.toMatchObject({ errorId: 'PRM140', status: 422 });
    expect(await (await openCart()).apply('TWICE').catch((error: unknown) => error)).toMatchObject({
      errorId: 'PRM140',
    });
  });

  test('are redeemed exactly up to their limit under concurrent orders', async () => {
    await putPromotions(database, withCode('LAST', { maxUses: 1 }));
    const outcomes = await Promise.allSettled(Array.from({ length: CLIENTS }, () => redeem('LAST')));
    const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(rejected).toHaveLength(CLIENTS - 1);
    expect(rejected.every(({ errorId }) => errorId === 'PRM140')).toBe(true);
    expect(await usedOf('LAST')).toBe(1);
    const rows = await database.read.selectFrom('promotion_redemption').selectAll().where('subject', '=', 'coupon:LAST').execute(); // prettier-ignore
    expect(rows).toHaveLength(1);
  });

  test('are redeemed once per customer under concurrent orders, and once per guest’s address', async () => {
    await putPromotions(database, withCode('SINGLE', { maxUsesPerConsumer: 1 }));
    const guest = { email: 'Ada@Example.com ' };
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => redeem('SINGLE', guest)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(redeem('SINGLE', { email: 'ada@example.com' })).rejects.toMatchObject({ errorId: 'PRM150' });
    const { owner, apply, remove } = await openCart();
    await apply('SINGLE');
    await remove('SINGLE');
    await redeem('SINGLE', owner);
    await expect(apply('SINGLE')).rejects.toMatchObject({ errorId: 'PRM150', details: { code: 'SINGLE' } });
    const rows = await database.read.selectFrom('promotion_consumer_use').select('consumer_key').execute();
    expect(JSON.stringify(rows)).not.toContain('example.com');
  });

  test('are released once with their order', async () => {
    await putPromotions(database, withCode('BACK', { maxUses: 1, maxUsesPerConsumer: 1 }));
    const who = { consumerNo: 'c-back' };
    const orderNumber = await redeem('BACK', who);
    await release(orderNumber);
    await release(orderNumber);
    expect(await usedOf('BACK')).toBe(0);
    await redeem('BACK', who);
    expect(await usedOf('BACK')).toBe(1);
  });

  test('count their uses also without a code', async () => {
    await putPromotions(database, { id: 'FEW', maxUses: 1 });
    const { get } = await openCart();
    expect((await get()).totals.totalDiscount).toBe(4.8);
    await database.write.transaction().execute((transaction) =>
      redeemPromotions(transaction, {
        consumerNo: 'c-few',
        email: null,
        orderNumber: 'O-few',
        applied: [applied('FEW', null)],
        couponCodes: [],
      }),
    );
    expect((await get()).totals.totalDiscount).toBe(0);
  });

  test('omit a gift that is out of stock, with a message', async () => {
    const reward = { kind: 'gift', skus: ['SOCK'] };
    await putPromotions(database, withCode('GWP-S', {}, { reward }));
    const { apply, get } = await openCart();
    expect((await apply('GWP-S')).items).toMatchObject([{ bonus: false }, { id: 'gift-GWP-S', bonus: true }]);
    const setStock = (qty: number) =>
      database.write.updateTable('stock').set({ qty }).where('variant_sku', '=', 'SOCK').execute();
    await setStock(0);
    expect(await get()).toMatchObject({
      totalItems: 1,
      items: [{ bonus: false }],
      flashMessages: [{ code: 'GFS800', details: { promotionId: 'GWP-S', productId: 'SOCK' } }],
    });
    await setStock(5);
    await putPromotions(database, withCode('GWP-S', {}, { reward: { kind: 'gift', skus: ['NONE'] } }));
    expect(await get()).toMatchObject({ flashMessages: [{ code: 'GFO404' }] });
    await putPromotions(database);
  });

  test('give employees their price up to the balance of their account', async () => {
    const reward = { kind: 'percentage', tenths: 400, spendAccount: 'employee' };
    await putPromotions(database, { id: 'E', level: 'PRODUCT', reward, audience: { groups: ['employee'] } });
    const owner = customer();
    const now = Date.now();
    const consumer = { consumer_no: owner.consumerNo, email: `${owner.consumerNo}@example.com`, site_id: 'us' };
    await database.write
      .insertInto('consumer')
      .values({
        ...consumer,
        consumer_type: 'EMPLOYEE',
        employee_terms_at: now,
        locale: 'en-us',
        created_at: now,
        updated_at: now,
      }) // prettier-ignore
      .execute();
    await database.write
      .insertInto('spend_account')
      .values({ consumer_no: owner.consumerNo, kind: 'employee', currency: 'USD', cap_minor: 6000, spent_minor: 0 })
      .execute();
    const cart = await openCart(2, owner);
    expect((await cart.get()).totals).toMatchObject({ itemTotal: 96, totalDiscount: 24 });
    const spend = () =>
      cart.with(async ({ transaction, load }) => {
        const { priced } = await load();
        expect(await countSpend(transaction, { consumerNo: owner.consumerNo, at: now }, priced)).toEqual({
          kind: 'employee',
          amount: 6000,
        });
        await expect(countSpend(transaction, { consumerNo: owner.consumerNo, at: now }, priced)).rejects.toMatchObject({
          errorId: 'PRM140',
        });
      });
    expect((await spend()).totals).toMatchObject({ itemTotal: 96, totalDiscount: 0 });
    expect((await (await openCart(2)).get()).totals.totalDiscount).toBe(0);
    await putPromotions(database);
  });

  test('show related products, first those that would reach a promotion', async () => {
    const { write } = database;
    const category = { position: 0, source: 'import' as const, description: '' };
    await write.insertInto('category').values({ ...category, id: 'gear', slug: 'gear', name: 'Gear', parent_id: null }).execute(); // prettier-ignore
    await write.insertInto('category').values({ ...category, id: 'tents', slug: 'tents', name: 'Tents', parent_id: 'gear' }).execute(); // prettier-ignore
    const put = (id: string, price: number, stock = 1) =>
      putProduct(database, { id, category: 'tents', variants: [{ sku: id.toUpperCase(), price, stock }] });
    for (const [id, price] of [['tent', 100], ['peg', 200], ['pole', 9000], ['gone', 9000]] as const) await put(id, price, id === 'gone' ? 0 : 9); // prettier-ignore
    const threshold = { kind: 'amount', amounts: { USD: 50 }, near: { USD: 1 } };
    const texts = { 'en-us': { name: 'P', callout: 'a|b|c' } };
    await putPromotions(database, { id: 'P', threshold, texts });
    const { upsellProducts } = await shop.carts.openWith(customer(), [{ productId: 'TENT', qty: 1 }]);
    expect(upsellProducts.map(({ id }) => id)).toEqual(['pole', 'peg']);
  });

  test('show no related product that is in the cart or saved for later', async () => {
    const owner = customer();
    const carts = { ...database, carts: shop.carts, findVariants: createVariantFinder(database.read) };
    const items = ['TENT', 'PEG', 'POLE'].map((productId) => ({ productId, qty: 1 }));
    const both = await shop.carts.openWith(owner, items);
    expect(both.upsellProducts).toEqual([]);
    const pole = both.items.find(({ productId }) => productId === 'POLE')?.id ?? '';
    const saved = await createSavedForLaterService(carts).save(owner, both.basketId, pole);
    expect(saved).toMatchObject({ items: [{ productId: 'TENT' }, { productId: 'PEG' }], upsellProducts: [] });
    await putPromotions(database);
  });

  test('show upsells with prices in the currency of the site only', async () => {
    const reward = { kind: 'amount', amounts: { USD: 5 } };
    await putPromotions(database, withCode('FIVE', {}, { reward }));
    const german = await openCart(1, customer(scopeOf({ siteId: 'de' })));
    await expect(german.apply('FIVE')).rejects.toMatchObject({ errorId: 'PRM135' });
    expect((await (await openCart()).apply('FIVE')).totals.totalDiscount).toBe(5);
  });

  test('are rejected from the eleventh code on', async () => {
    await putPromotions(database, ...Array.from({ length: 11 }, (_, index) => withCode(`C${index}`)));
    const { apply } = await openCart();
    for (let index = 0; index < 10; index += 1) await apply(`C${index}`);
    await expect(apply('C10')).rejects.toMatchObject({ errorId: 'PRM175', details: { maxCoupons: 10 } });
    await putPromotions(database);
  });

  test('let an associate lower, change and restore a price within limits', async () => {
    const cart = await openCart(2);
    const itemId = (await cart.get()).items[0]?.id ?? '';
    const add = (fields: object) =>
      cart.with((locked) =>
        addAdjustment(locked, { kind: 'amount', value: 1, reason: 'GOODWILL', ...fields }, ASSOCIATE),
      );
    const made = await add({ itemId, kind: 'percentage', value: 12.5 });
    expect(made).toMatchObject({
      totals: { itemTotal: 96, totalDiscount: 12 },
      priceAdjustments: [{ itemId, kind: 'percentage', value: 12.5, reason: 'GOODWILL', price: 12 }],
      promoSummary: [],
    });
    const adjustmentId = made.priceAdjustments[0]?.adjustmentId ?? '';
    expect(made.items[0]?.productPromotions).toMatchObject([{ promotionId: `adjustment:${adjustmentId}` }]);
    const change = (fields: object) =>
      cart.with((locked) => changeAdjustment(locked, { ...fields, adjustmentId }, ASSOCIATE));
    expect((await change({ kind: 'price', value: 40 })).totals.totalDiscount).toBe(16);
    expect(await add({ value: 5 })).toMatchObject({ totals: { totalDiscount: 21 }, orderPromotions: [{ price: 5 }] });
    const rejected = { errorId: 'INVALID_PRICE', code: 'PRC400', status: 409 };
    await expect(change({ value: 20 })).rejects.toMatchObject({ ...rejected, details: { maxPercentage: 50 } });
    await expect(change({ value: 48 })).rejects.toMatchObject(rejected);
    await expect(change({ kind: 'amount' })).rejects.toMatchObject({ errorId: 'VALIDATION' });
    await expect(change({ kind: 'percentage', value: 101 })).rejects.toMatchObject({ errorId: 'VALIDATION' });
    await expect(add({ itemId: 'none' })).rejects.toMatchObject({ errorId: 'ITEM_NOT_AVAILABLE', status: 404 });
    await expect(add({ itemId: 'gift-GWP' })).rejects.toMatchObject({ errorId: 'GWP_PRODUCT' });
    const removed = await cart.with((locked) => removeAdjustment(locked, adjustmentId));
    expect(removed.totals.totalDiscount).toBe(5);
    const again = cart.with((locked) => removeAdjustment(locked, adjustmentId));
    await expect(again).rejects.toMatchObject({ errorId: 'ITEM_NOT_AVAILABLE' });
    expect((await cart.get()).priceAdjustments).toHaveLength(1);
  });
});
