import { describe, expect, test } from 'vitest';
import type { ShippingCode } from '../../pricing-model.ts';
import { deliveryOf, isHomeOffered, isMethodFor, optionsOf, priceOf } from './delivery-options.ts';
import { BOX, boot, factsOf, MORNING, rate, ratesOf, store, STREET } from './shipping.test-support.ts';

const destination = { address: STREET, place: STREET, homeValue: 5000, now: MORNING };

describe('home delivery', () => {
  test.each([
    ['an ordinary method anywhere', {}, {}, STREET, true],
    ['any method while the address is unknown', { needsStreet: true, excludedProvinces: ['CO'] }, {}, null, true],
    ['a street method to a street', { needsStreet: true }, {}, STREET, true],
    ['a street method to a post office box', { needsStreet: true }, {}, BOX, false],
    ['an ordinary method to a post office box', {}, {}, BOX, true],
    ['a members’ method to a guest', { membersOnly: true }, {}, STREET, false],
    ['a members’ method to a guest without an address', { membersOnly: true }, {}, null, false],
    ['a members’ method to a member', { membersOnly: true }, { isMember: true }, STREET, true],
    ['a method to an excluded state', { excludedProvinces: ['CO'] }, {}, STREET, false],
    ['a method to an excluded postal code', { excludedPostalCodes: ['803'] }, {}, STREET, false],
  ])('offers %s, or does not', (...[, method, facts, address, wanted]) => {
    expect(isHomeOffered(rate('me', 1495, method), factsOf(facts), address)).toBe(wanted);
  });
});

describe('the price of a method', () => {
  test.each([
    [695, 10_000, 0, 695],
    [695, 10_000, 9999, 695],
    [695, 10_000, 10_000, 0],
    [695, 10_000, 10_001, 0],
    [695, null, 1_000_000, 695],
    [695, 0, 0, 0],
    [0, null, 0, 0],
  ])('of %d, free from %s on, is for a value of %d: %d', (price, freeAbove, value, wanted) => {
    expect(priceOf(rate('standard', price, { freeAbove }), value)).toBe(wanted);
  });
});

describe('a line', () => {
  test.each<[string, { isDigital: boolean; isCustoms: boolean }, readonly ShippingCode[]]>([
    ['with merchandise', { isDigital: false, isCustoms: false }, ['standard', 'prime', 'me', 'pickup', 'sts', 'pudo']],
    ['made to order', { isDigital: false, isCustoms: true }, ['customs']],
    ['sent by email', { isDigital: true, isCustoms: false }, ['digital']],
    ['sent by email and made to order', { isDigital: true, isCustoms: true }, ['digital']],
  ])('%s can use %j', (_, kind, wanted) => {
    const codes = ['standard', 'prime', 'me', 'pickup', 'sts', 'pudo', 'customs', 'digital'] as const;
    expect(codes.filter((code) => isMethodFor(code, kind))).toEqual(wanted);
    const options = optionsOf(boot(kind), destination, factsOf());
    expect([...new Set(options.map(({ code }) => code))]).toEqual(wanted);
  });

  const optionBy = (code: ShippingCode, facts = factsOf(), line = boot()) =>
    optionsOf(line, destination, facts).filter((option) => option.code === code);

  test('has methods to a store without a store id, unavailable, while no store is known', () => {
    expect(optionBy('pickup')).toMatchObject([{ storeId: null, inventory: null, isAvailable: false }]);
    expect(optionBy('sts')).toMatchObject([{ storeId: null, inventory: null, isAvailable: false }]);
  });

  test('has one pickup option for its own store and one for the favorite store, each once', () => {
    const stores = [store('1001', 3), store('1002', 0), store('1003', 9)];
    const facts = factsOf({ stores, favoriteStoreId: '1002' });
    const line = boot({ method: 'pickup', storeId: '1001' });
    expect(optionBy('pickup', facts, line)).toMatchObject([
      { storeId: '1001', inventory: 3, isAvailable: true, isSelected: true },
      { storeId: '1002', inventory: 0, isAvailable: false, isSelected: false },
    ]);
    const same = factsOf({ stores, favoriteStoreId: '1001' });
    expect(optionBy('pickup', same, line).map(({ storeId }) => storeId)).toEqual(['1001']);
  });

  test('does not take a collection point for a store', () => {
    const facts = factsOf({ stores: [store('P7', 3)] });
    const line = boot({ method: 'pudo', storeId: 'P7' });
    expect(optionBy('pickup', facts, line)).toMatchObject([{ storeId: null, isAvailable: false }]);
    expect(optionBy('pudo', facts, line)).toMatchObject([{ storeId: 'P7', isSelected: true, isAvailable: true }]);
    expect(optionBy('pudo', facts)).toMatchObject([{ storeId: null, isSelected: false }]);
  });

  test.each([
    ['enough units in store and warehouse', 2, 2, {}, true, true],
    ['enough units in the store only', 2, 1, {}, true, false],
    ['enough units in the warehouse only', 1, 2, {}, false, true],
    ['a store without pickup', 2, 2, { handsOut: false }, false, false],
  ])(
    'with %s can be picked up, and shipped to the store, or not',
    (...[, inStore, stored, change, isPickup, isShipped]) => {
      const facts = factsOf({ stored, stores: [store('1001', inStore, change)], favoriteStoreId: '1001' });
      const line = boot({ qty: 2 });
      expect(optionBy('pickup', facts, line)).toMatchObject([{ isAvailable: isPickup, inventory: inStore }]);
      expect(optionBy('sts', facts, line)).toMatchObject([{ isAvailable: isShipped, inventory: inStore }]);
    },
  );

  test('is unavailable for every delivery when the warehouse has too few units', () => {
    const facts = factsOf({ stored: 1 });
    const options = optionsOf(boot({ qty: 2 }), destination, facts);
    expect(options.filter(({ isAvailable }) => isAvailable)).toEqual([]);
  });

  test('selects a home method whatever store it names, and other methods at their store only', () => {
    const facts = factsOf({ stores: [store('1001', 3)], favoriteStoreId: '1001' });
    const selected = (line: ReturnType<typeof boot>) =>
      optionsOf(line, destination, facts).flatMap(({ code, storeId, isSelected }) =>
        isSelected ? [[code, storeId]] : [],
      );
    expect(selected(boot({ method: 'me' }))).toEqual([['me', null]]);
    expect(selected(boot({ method: 'me', storeId: '1001' }))).toEqual([['me', null]]);
    expect(selected(boot({ method: 'pickup', storeId: '1001' }))).toEqual([['pickup', '1001']]);
    expect(selected(boot({ method: 'pickup', storeId: '9999' }))).toEqual([]);
  });

  test('states label, price and time of a method in the customer’s language', () => {
    const [first] = optionsOf(boot(), { ...destination, homeValue: 10_000 }, factsOf({ locale: 'de-de' }));
    expect(first).toMatchObject({ label: 'Standardlieferung', price: 0, deliveryTime: '2–4 Werktage' });
  });
});

describe('the delivery time', () => {
  const rates = ratesOf([], { timeZone: 'America/Denver' });
  const pickup = rate('pickup', 0, { days: [0, 0], cutoff: 12 });
  const stores = [store('1001', 1, { timeZone: 'America/New_York' })];
  /** 11:00 in Denver, 13:00 in New York. */
  const now = Date.parse('2026-03-02T18:00:00Z');

  const deliveryTime = (code: 'pickup' | 'sts', storeId: string | null, withStores = stores) =>
    deliveryOf({ ...pickup, code }, { storeId, place: null, now }, factsOf({ rates, stores: withStores }));

  test('of pickup is that of the store’s own clock', () => {
    expect(deliveryTime('pickup', '1001')).toEqual({
      deliveryTime: '1 business day',
      deliveryDates: { earliest: '2026-03-03', latest: '2026-03-03' },
    });
  });

  test('of pickup at an unknown store, and of other methods, is that of the site’s clock', () => {
    const today = { deliveryTime: 'Same day', deliveryDates: { earliest: '2026-03-02', latest: '2026-03-02' } };
    expect(deliveryTime('pickup', '9999')).toEqual(today);
    expect(deliveryTime('pickup', null)).toEqual(today);
    expect(deliveryTime('sts', '1001')).toEqual(today);
  });

  test('depends on the address at home only', () => {
    const zones = [{ postalCodes: ['995'], days: [5, 9] as const }];
    const alaska = { countryCode: 'US', postalCode: '99501' };
    const at = (code: 'standard' | 'sts', place: typeof alaska | null) =>
      deliveryOf(rate(code, 0, { zones }), { storeId: null, place, now }, factsOf({ rates })).deliveryTime;
    expect(at('standard', alaska)).toBe('5–9 business days');
    expect(at('standard', { ...alaska, postalCode: '80302' })).toBe('2–4 business days');
    expect(at('standard', null)).toBe('2–4 business days');
    expect(at('sts', alaska)).toBe('2–4 business days');
  });
});
