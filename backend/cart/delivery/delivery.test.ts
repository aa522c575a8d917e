import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShop, putProduct, putStore, scopeOf, us } from '../../catalog/shop.test-support.ts';
import { createSubscriptionService } from '../../account/subscriptions.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createSandbox } from '../../sandbox/collection-points/sandbox.ts';
import { createDeliveryService, type DeliveryService } from './delivery.ts';
import { createPricingService } from '../pricing.ts';

const boulder = {
  firstName: 'Ada',
  lastName: 'Walker',
  email: 'ada@example.com',
  phone: '303 555 0100',
  addressLine1: '12 Pearl Street',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  countryCode: 'US',
};

describe.each(TEST_DATABASES)('the delivery of a cart on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;
  let delivery: DeliveryService;
  let customers = 0;

  beforeAll(async () => {
    database = await open();
    shop = createShop(database);
    const subscriptions = createSubscriptionService({ ...database, needsConfirmation: () => false });
    delivery = deliveryWith(subscriptions);
    const card = { id: 'card', variants: [{ sku: 'CARD', price: 2500 }] };
    for (const product of [card, ...['boot', 'lace', 'web', 'none'].map(product_)]) await putProduct(database, product);
    await database.write.updateTable('variant').set({ digital: 1 }).where('sku', '=', 'CARD').execute();
    await putStore(database, {
      id: 'S1',
      postalCode: '80302',
      services: ['pickup'],
      stock: { BOOT: 2, LACE: 5, NONE: 0 },
    });
    await putStore(database, { id: 'CLOSED', services: ['repair'], stock: { BOOT: 9 } });
    await putStore(database, { id: 'ABROAD', country: 'DE', services: ['pickup'], stock: { BOOT: 9 } });
    await setStock('LACE', 0);
    await setStock('NONE', 0);
  });
  afterAll(() => database.close());

  const product_ = (id: string) => ({ id, variants: [{ sku: id.toUpperCase(), price: 5000, currency: '*' }] });
  const deliveryWith = (
    subscriptions: ReturnType<typeof createSubscriptionService>,
    captcha: Partial<Parameters<typeof createDeliveryService>[0]> = {},
  ) =>
    createDeliveryService({
      carts: shop.carts,
      subscriptions,
      pricing: createPricingService(),
      config: { flags: {} },
      captcha: { verify: async (response) => response === 'right' },
      collectionPoints: createSandbox({}).adapter,
      ...captcha,
    });
  const setStock = (sku: string, qty: number) =>
    database.write.updateTable('stock').set({ qty }).where('variant_sku', '=', sku).execute();
  const customer = (scope = us) => ({ consumerNo: `d-${(customers += 1)}`, scope });
  const choice = (cartId: string, code: 'standard', other = {}) => ({
    cartId,
    code,
    shippingId: 'me',
    shopperAppliedSM: true,
    ...other,
  });
  type Choice = Parameters<DeliveryService['setMethod']>[1];
  const choose = (owner: ReturnType<typeof customer>, cartId: string, overrides: Partial<Choice>) =>
    delivery.setMethod(owner, { ...choice(cartId, 'standard'), ...overrides });

  test('costs nothing before an address or a method is set, then the price of the method', async () => {
    const owner = customer();
    const before = await shop.carts.openWith(owner, [{ productId: 'BOOT', qty: 1 }]);
    expect(before.totals).toMatchObject({ shipping: 0, total: 50 });
    const offers = Object.fromEntries(before.shippingMethods.map(({ code, price }) => [code, price]));
    expect(offers).toEqual({ standard: 6.95, me: 14.95 });
    const chosen = await choose(owner, before.basketId, {});
    expect(chosen.totals).toMatchObject({ shipping: 6.95, total: 56.95, tax: 0 });
    const express = await choose(owner, before.basketId, { code: 'me' });
    expect(express.totals).toMatchObject({ shipping: 14.95 });
    expect(express.shipments).toMatchObject([{ shippingId: 'me', shippingMethod: 'me' }]);
    const more = await shop.carts.add(owner, before.basketId, [{ productId: 'BOOT', qty: 1 }]);
    expect(more.items).toMatchObject([{ qty: 2 }]);
  });

  test('is free from a cart value on and taxed at the destination', async () => {
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'BOOT', qty: 2 }]);
    const { totals, items } = await delivery.setAddress(owner, basketId, boulder);
    expect(totals).toMatchObject({ shipping: 0, tax: 2.9, total: 102.9 });
    expect(items[0]?.taxTotal).toBe(2.9);
  });

  test('changes to pickup from store stock and back to home delivery', async () => {
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'BOOT', qty: 1 }]);
    const picked = await choose(owner, basketId, { code: 'pickup', storeId: 'S1' });
    expect(picked.shipments).toMatchObject([{ shippingId: 'pickup-S1', shippingMethod: 'pickup', storeId: 'S1' }]);
    expect(picked.items[0]).toMatchObject({ maxQty: 2 });
    expect(picked.items[0]?.shippingOptions[0]).toMatchObject({
      selected: true,
      storeInfo: { id: 'S1', storeInventory: 2 },
    });
    const itemId = picked.items[0]?.id ?? '';
    const change = (changed: object) => shop.carts.change(owner, basketId, { itemId, ...changed });
    await expect(change({ qty: 3 })).rejects.toMatchObject({ code: 'INV408', details: { maxAllowedQty: 2 } });
    const home = await choose(owner, basketId, { shippingId: 'pickup-S1' });
    expect(home.shipments).toMatchObject([{ shippingId: 'me', shippingMethod: 'standard' }]);
  });

  test('takes the pickup contact from the profile, else from the form', async () => {
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'BOOT', qty: 1, storeId: 'S1' }]);
    await expect(delivery.setAddress(owner, basketId, { firstName: 'Ada' })).rejects.toMatchObject({
      code: 'PYT406',
      details: { fields: ['lastName', 'email'] },
    });
    const contact = { firstName: 'Ada', lastName: 'Walker', email: 'ada@example.com' };
    const { shipments } = await delivery.setAddress(owner, basketId, contact);
    expect(shipments).toMatchObject([{ shippingId: 'pickup-S1', address: { ...contact, postalCode: '80302' } }]);
    const now = Date.now();
    const account = {
      email: 'p@example.com',
      first_name: 'Pia',
      last_name: 'Peak',
      consumer_type: 'REGISTERED' as const,
    };
    const columns = { site_id: 'us', locale: 'en-us', created_at: now, updated_at: now };
    await database.write
      .insertInto('consumer')
      .values({ consumer_no: owner.consumerNo, ...account, ...columns })
      .execute();
    const filled = await delivery.setAddress(owner, basketId, {});
    expect(filled.shipments[0]?.address).toMatchObject({ firstName: 'Pia', lastName: 'Peak', email: 'p@example.com' });
  });

  test.each([
    ['pickup without store stock', 'WEB', { code: 'pickup', storeId: 'S1' }, 'ORD516'],
    ['pickup in a store without pickup', 'BOOT', { code: 'pickup', storeId: 'CLOSED' }, 'SHP404'],
    ['pickup in another country', 'BOOT', { code: 'pickup', storeId: 'ABROAD' }, 'SHP404'],
    ['pickup in no store', 'BOOT', { code: 'pickup' }, 'SHP404'],
    ['the methods of members', 'BOOT', { code: 'prime' }, 'SHP404'],
    ['the method of customised items', 'BOOT', { code: 'customs' }, 'SHP404'],
    ['a collection point where there are none', 'BOOT', { code: 'pudo', storeId: 'P' }, 'SHP404'],
    ['a shipment that does not exist', 'BOOT', { shippingId: 'none' }, 'SHP404'],
  ] as const)('rejects %s', async (_, productId, overrides, code) => {
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [{ productId, qty: 1 }]);
    await expect(choose(owner, basketId, overrides)).rejects.toMatchObject({ code });
  });

  test('rejects shipping of store-only stock and ship-to-store without warehouse stock', async () => {
    const owner = customer();
    const { basketId, items } = await shop.carts.openWith(owner, [
      { productId: 'LACE', qty: 1, storeId: 'S1', shippingMethod: 'pickup' },
    ]);
    const from = { shippingId: 'pickup-S1' };
    await expect(choose(owner, basketId, from)).rejects.toMatchObject({ code: 'ORD517' });
    await expect(choose(owner, basketId, { ...from, code: 'sts' })).rejects.toMatchObject({ code: 'ORD518' });
    const itemId = items[0]?.id ?? '';
    await expect(shop.carts.change(owner, basketId, { itemId, shippingMethod: 'standard' })).rejects.toMatchObject({
      code: 'ORD517',
    });
    await expect(shop.carts.add(owner, basketId, [{ productId: 'LACE', qty: 1 }])).rejects.toMatchObject({
      code: 'INV700',
    });
  });

  test('rejects lines with an impossible method', async () => {
    const add = (item: object) => shop.carts.openWith(customer(), [{ productId: 'BOOT', qty: 1, ...item }]);
    await expect(add({ shippingMethod: 'digital' })).rejects.toMatchObject({ code: 'SHP404' });
    await expect(add({ shippingMethod: 'prime' })).rejects.toMatchObject({ code: 'SHP404' });
    await expect(add({ shippingMethod: 'pickup' })).rejects.toMatchObject({ code: 'SHP404' });
    await expect(add({ shippingMethod: 'pickup', storeId: 'S1', qty: 3 })).rejects.toMatchObject({ code: 'ORD516' });
    await expect(add({ shippingMethod: 'sts', storeId: 'S1', qty: 11 })).rejects.toMatchObject({ code: 'INV408' });
  });

  test('sends digital items by email, taxed at the billing address', async () => {
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'CARD', qty: 1 }]);
    const { totals, shipments } = await delivery.setBillingAddress(owner, basketId, boulder);
    expect(shipments).toMatchObject([{ shippingId: 'digital', shippingMethod: 'digital' }]);
    expect(totals).toMatchObject({ shipping: 0, tax: 0.73 });
  });

  test('ships items made to order separately to the home address', async () => {
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [
      { productId: 'BOOT', qty: 1, recipeId: 'R-1' },
      { productId: 'WEB', qty: 1 },
    ]);
    const { shipments, totals } = await delivery.setAddress(owner, basketId, boulder);
    expect(shipments).toMatchObject([
      { shippingId: 'me', shippingMethod: 'standard', address: { city: 'Boulder' } },
      { shippingId: 'customs', shippingMethod: 'customs', address: { city: 'Boulder' } },
    ]);
    expect(totals.shipping).toBe(16.9);
  });

  test('includes the tax of the destination where prices include tax', async () => {
    const owner = customer(scopeOf({ siteId: 'de', locale: 'de-de' }));
    const { basketId, totals, shippingMethods } = await shop.carts.openWith(owner, [{ productId: 'BOOT', qty: 1 }]);
    expect(totals).toMatchObject({ total: 50, tax: 7.98, totalWithoutTax: 42.02 });
    expect(shippingMethods.find(({ code }) => code === 'standard')).toMatchObject({
      label: 'Standardlieferung',
      deliveryTime: expect.stringMatching(/^\d–\d Werktage$/),
    });
    const there = {
      ...boulder,
      phone: '+43155500100',
      countryCode: 'AT',
      postalCode: '1010',
      city: 'Wien',
      province: '',
    };
    const austrian = await delivery.setAddress(owner, basketId, there);
    expect(austrian.totals).toMatchObject({ shipping: 4.95, total: 54.95, tax: 9.16 });
  });

  test('requires a captcha where the site does', async () => {
    const subscriptions = createSubscriptionService({ ...database, needsConfirmation: () => false });
    const asking = deliveryWith(subscriptions, {
      config: { flags: { us: { captchaForShippingAddress: true } } },
    });
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'BOOT', qty: 1 }]);
    const send = (recaptcha_response?: string) =>
      asking.setAddress(owner, basketId, { ...boulder, recaptcha_response });
    await expect(send()).rejects.toMatchObject({ code: 'AUT403' });
    await expect(send('wrong')).rejects.toMatchObject({ code: 'AUT403' });
    expect((await send('right')).shipments[0]?.address?.city).toBe('Boulder');
  });

  test('subscribes to the newsletter after the address is stored', async () => {
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'BOOT', qty: 1 }]);
    const email = `${owner.consumerNo}@example.com`;
    const consent = { ...boulder, email, subscriptions: { newsletterConsent: true } };
    const joined = () => database.read.selectFrom('subscription').selectAll().where('address', '=', email).execute();
    await expect(delivery.setAddress(owner, basketId, { ...consent, city: '' })).rejects.toMatchObject({
      code: 'PYT406',
    });
    expect(await joined()).toEqual([]);
    await delivery.setAddress(owner, basketId, consent);
    expect(await joined()).toMatchObject([{ type: 'newsletter', optin: 1 }]);
  });

  test('requires a phone number for a collection point', async () => {
    const owner = customer(scopeOf({ siteId: 'de', locale: 'de-de' }));
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'BOOT', qty: 1 }]);
    const [point] = await createSandbox({}).adapter.near({ country: 'DE', postalCode: '10119' });
    const storeId = point?.id ?? '';
    await expect(choose(owner, basketId, { code: 'pudo', storeId: 'DE.10119.9' })).rejects.toMatchObject({
      code: 'SHP404',
    });
    const add = shop.carts.add(owner, basketId, [{ productId: 'BOOT', qty: 1, shippingMethod: 'pudo', storeId }]);
    await expect(add).rejects.toMatchObject({ code: 'SHP404' });
    const { shipments } = await choose(owner, basketId, { code: 'pudo', storeId });
    expect(shipments).toMatchObject([{ shippingId: `pudo-${storeId}`, address: { postalCode: '10119' } }]);
    const contact = { firstName: 'Ada', lastName: 'Walker', email: 'ada@example.com' };
    await expect(delivery.setAddress(owner, basketId, contact)).rejects.toMatchObject({ code: 'SHP410' });
    const named = await delivery.setAddress(owner, basketId, { ...contact, phone: '+49305550100' });
    expect(named.shipments[0]?.address).toMatchObject({ ...contact, postalCode: '10119', countryCode: 'DE' });
    expect(named.totals.shipping).toBe(3.95);
  });
});
