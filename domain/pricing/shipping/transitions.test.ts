import { describe, expect, test } from 'vitest';
import { isDowngraded, transitionsOf } from './transitions.ts';
import { BOX, boot, factsOf, rate, ratesOf, store, STREET } from './shipping.test-support.ts';

const toHome = { method: null, storeId: null };
const codesOf = (...input: Parameters<typeof transitionsOf>) => transitionsOf(...input).map(({ code }) => code);

describe('a line for pickup', () => {
  const line = boot({ method: 'pickup', storeId: '1001', qty: 2 });

  test('stays while the store has its units', () => {
    expect(transitionsOf([line], factsOf({ stored: 0, stores: [store('1001', 2)] }))).toEqual([]);
  });

  test('is shipped to the store when only the warehouse has its units', () => {
    expect(transitionsOf([line], factsOf({ stored: 2, stores: [store('1001', 1)] }))).toEqual([
      { code: 'PickupToStsTransition', lineId: 'boot', sku: 'BOOT', to: { method: 'sts', storeId: '1001' } },
    ]);
  });

  test.each([
    ['where the site does not ship to stores', { rates: ratesOf([rate('standard', 1), rate('pickup', 0)]) }],
    ['where the store no longer offers pickup', { stores: [store('1001', 9, { handsOut: false })] }],
    ['where the store is unknown', { stores: [] }],
  ])('is shipped home %s', (_, change) => {
    const facts = factsOf({ stored: 2, stores: [store('1001', 1)], ...change });
    expect(transitionsOf([line], facts)).toMatchObject([{ code: 'PickupToSthTransition', to: toHome }]);
  });

  test('stays when nothing has its units, to be reported as out of stock', () => {
    expect(transitionsOf([line], factsOf({ stored: 1, stores: [store('1001', 1)] }))).toEqual([]);
  });
});

describe('a line shipped to a store', () => {
  const line = boot({ method: 'sts', storeId: '1001', qty: 2 });

  test.each([
    ['stays while the warehouse has its units', 2, store('1001', 0), []],
    ['is picked up when only the store has them', 1, store('1001', 2), ['StsToPickupTransition']],
    ['stays when nothing has them', 1, store('1001', 1), []],
    [
      'goes home when the store no longer offers pickup',
      2,
      store('1001', 9, { handsOut: false }),
      ['StsToSthTransition'],
    ],
    ['stays when neither store nor warehouse can', 1, store('1001', 9, { handsOut: false }), []],
  ])('%s', (_, stored, own, codes) => {
    expect(codesOf([line], factsOf({ stored, stores: [own] }))).toEqual(codes);
  });

  test('is picked up rather than sent home where the site no longer ships to stores', () => {
    const rates = ratesOf([rate('standard', 1), rate('pickup', 0)]);
    expect(transitionsOf([line], factsOf({ rates, stores: [store('1001', 2)] }))).toMatchObject([
      { code: 'StsToPickupTransition', to: { method: 'pickup', storeId: '1001' } },
    ]);
  });
});

describe('a line shipped home', () => {
  const stores = [store('1001', 2), store('1002', 9)];

  test.each(['standard', 'prime', 'me'] as const)(
    'by %s is picked up at the favorite store when only it has the units',
    (method) => {
      const facts = factsOf({ stored: 1, stores, favoriteStoreId: '1001' });
      expect(transitionsOf([boot({ method, qty: 2 })], facts)).toMatchObject([
        { code: 'STHToPickupTransition', to: { method: 'pickup', storeId: '1001' } },
      ]);
    },
  );

  test.each([
    ['while the warehouse has its units', { stored: 2, favoriteStoreId: '1001' }, {}],
    ['without a favorite store', { stored: 1 }, {}],
    ['when the favorite store has too few units', { stored: 1, favoriteStoreId: '1001' }, { qty: 3 }],
    ['when it is made to order', { stored: 1, favoriteStoreId: '1001' }, { method: 'customs', isCustoms: true }],
    ['when it goes to a collection point', { stored: 1, favoriteStoreId: '1001' }, { method: 'pudo', storeId: 'P7' }],
    ['where the site has no pickup', { stored: 1, favoriteStoreId: '1001', rates: ratesOf([rate('standard', 1)]) }, {}],
  ] as const)('stays %s', (_, facts, line) => {
    expect(transitionsOf([boot({ qty: 2, ...line })], factsOf({ stores, ...facts }))).toEqual([]);
  });
});

describe('lines of one variant', () => {
  test('share the units of their source', () => {
    const lines = [boot({ id: 'a', qty: 2 }), boot({ id: 'b', qty: 1, method: 'me' })];
    const facts = factsOf({ stored: 2, stores: [store('1001', 3)], favoriteStoreId: '1001' });
    expect(transitionsOf(lines, facts).map(({ lineId }) => lineId)).toEqual(['a', 'b']);
  });

  test('do not share the units of different stores, nor of a store and the warehouse', () => {
    const lines = [
      boot({ id: 'home', qty: 2 }),
      boot({ id: 'one', qty: 1, method: 'pickup', storeId: '1001' }),
      boot({ id: 'other', qty: 1, method: 'pickup', storeId: '1002' }),
    ];
    const facts = factsOf({ stored: 2, stores: [store('1001', 1), store('1002', 1)] });
    expect(transitionsOf(lines, facts)).toEqual([]);
  });

  test('take from the warehouse together when shipped home and to a store', () => {
    const lines = [boot({ id: 'home', qty: 2 }), boot({ id: 'store', qty: 1, method: 'sts', storeId: '1001' })];
    const facts = factsOf({ stored: 2, stores: [store('1001', 3)] });
    expect(transitionsOf(lines, facts)).toMatchObject([{ code: 'StsToPickupTransition', lineId: 'store' }]);
  });
});

describe('a chosen home delivery method', () => {
  test.each([
    ['none', null, STREET, {}, false],
    ['standard', 'standard', BOX, {}, false],
    ['express to a street', 'me', STREET, {}, false],
    ['express to an unknown address', 'me', null, {}, false],
    ['express to a post office box', 'me', BOX, {}, true],
    ['express to an excluded state', 'me', { ...STREET, province: 'AK' }, {}, true],
    ['members’ delivery of a guest', 'prime', STREET, {}, true],
    ['members’ delivery of a member', 'prime', STREET, { isMember: true }, false],
    ['one that the site no longer has', 'me', STREET, { rates: ratesOf([rate('standard', 1)]) }, true],
    ['standard where the site has no method', 'standard', STREET, { rates: ratesOf([]) }, false],
  ] as const)('that is %s falls back to standard or not', (...[, chosen, address, facts, wanted]) => {
    expect(isDowngraded(chosen, address, factsOf(facts))).toBe(wanted);
  });
});
