import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME, quoteShipments, type ShippingContext } from './quote-shipments.ts';
import { BOX, boot, factsOf, MORNING, rate, ratesOf, store, STREET } from './shipping.test-support.ts';

const context: ShippingContext = { country: 'US', currency: 'USD', addresses: new Map(), now: MORNING };
const atHome = { ...context, addresses: new Map([[HOME, STREET]]) };
const stores = [store('1001', 5), store('1002', 5)];
const pickup = (id: string, storeId: string) => boot({ id, method: 'pickup', storeId });
const made = (id: string) => boot({ id, method: 'customs', isCustoms: true });

describe('shipments', () => {
  test('of an empty cart are none', () => {
    expect(quoteShipments([], context, factsOf())).toEqual([]);
  });

  test('group lines by method and destination', () => {
    const lines = [
      boot({ id: 'a' }),
      pickup('b', '1001'),
      boot({ id: 'c' }),
      pickup('d', '1002'),
      pickup('e', '1001'),
      boot({ id: 'f', method: 'digital', isDigital: true, storeId: '1001' }),
      boot({ id: 'g', method: 'pudo', storeId: 'P7' }),
    ];
    const shipments = quoteShipments(lines, context, factsOf({ stores }));
    expect(shipments.map(({ shippingId, lineIds }) => [shippingId, lineIds])).toEqual([
      [HOME, ['a', 'c']],
      ['pickup-1001', ['b', 'e']],
      ['pickup-1002', ['d']],
      ['digital', ['f']],
      ['pudo-P7', ['g']],
    ]);
  });

  test('by the first home shipment have the id of the home, never by a made-to-order one beside it', () => {
    const both = quoteShipments([made('m'), boot({ id: 'a' })], context, factsOf());
    expect(both.map(({ shippingId, lineIds }) => [shippingId, lineIds])).toEqual([
      [HOME, ['a']],
      ['customs', ['m']],
    ]);
    expect(quoteShipments([made('m')], context, factsOf())).toMatchObject([{ shippingId: HOME, method: 'customs' }]);
  });

  test('by the method `me` beside a standard one have an id and a cost of their own', () => {
    const both = quoteShipments([boot({ id: 'a' }), boot({ id: 'b', method: 'me' })], atHome, factsOf());
    expect(both.map(({ shippingId, method, cost }) => [shippingId, method, cost])).toEqual([
      [HOME, 'standard', 695],
      ['seen-me', 'me', 1495],
    ]);
    expect(quoteShipments([boot({ method: 'me' })], atHome, factsOf())).toMatchObject([{ shippingId: HOME }]);
  });

  test('hold every line exactly once, whatever the cart', () => {
    const kinds = fc.constantFrom(
      {},
      { method: 'prime' as const },
      { method: 'me' as const },
      { method: 'pickup' as const, storeId: '1001' },
      { method: 'sts' as const, storeId: '1002' },
      { method: 'customs' as const, isCustoms: true },
      { method: 'digital' as const, isDigital: true },
    );
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 12 }), fc.boolean(), (all, isMember) => {
        const lines = all.map((kind, index) => boot({ id: `l${index}`, ...kind }));
        const shipments = quoteShipments(lines, atHome, factsOf({ stores, isMember }));
        expect(shipments.flatMap(({ lineIds }) => lineIds).toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
        expect(new Set(shipments.map(({ shippingId }) => shippingId)).size).toBe(shipments.length);
        for (const { offers } of shipments)
          expect(offers.map(({ price }) => price)).toEqual(offers.map(({ price }) => price).toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('the method of a home shipment', () => {
  test.each([
    ['members’ delivery of a guest', 'prime', STREET, {}, 'standard'],
    ['members’ delivery of a member', 'prime', STREET, { isMember: true }, 'prime'],
    ['express to a post office box', 'me', BOX, {}, 'standard'],
    ['express to a street', 'me', STREET, {}, 'me'],
  ] as const)('that is not offered is replaced with standard: %s', (...[, method, address, facts, wanted]) => {
    const addresses = new Map([[HOME, address]]);
    const [shipment] = quoteShipments([boot({ method })], { ...context, addresses }, factsOf(facts));
    expect(shipment).toMatchObject({ shippingId: HOME, method: wanted });
  });

  test('unites lines whose methods become the same', () => {
    const lines = [boot({ id: 'a' }), boot({ id: 'b', method: 'prime' })];
    expect(quoteShipments(lines, atHome, factsOf())).toMatchObject([{ method: 'standard', lineIds: ['a', 'b'] }]);
    expect(quoteShipments(lines, atHome, factsOf({ isMember: true }))).toHaveLength(2);
  });
});

describe('the cost of a shipment', () => {
  const costOf = (line: ReturnType<typeof boot>, where: ShippingContext, facts = factsOf({ stores })) =>
    quoteShipments([line], where, facts)[0]?.cost;

  test('home is counted once there is an address, or a chosen method', () => {
    expect(costOf(boot(), context)).toBe(0);
    expect(costOf(boot(), atHome)).toBe(695);
    expect(costOf(boot(), context, factsOf({ isHomeChosen: true }))).toBe(695);
  });

  test('home is free from the value of its lines on, all units included', () => {
    expect(costOf(boot({ qty: 2, unit: { current: 4999, original: 9000 } }), atHome)).toBe(695);
    expect(costOf(boot({ qty: 2 }), atHome)).toBe(0);
  });

  test('does not count the value of other shipments', () => {
    const lines = [boot({ id: 'a' }), { ...pickup('b', '1001'), unit: { current: 50_000, original: 50_000 } }];
    expect(quoteShipments(lines, atHome, factsOf({ stores }))[0]?.cost).toBe(695);
  });

  test('to a collection point is counted without a home address', () => {
    expect(costOf(boot({ method: 'pudo', storeId: 'P7' }), context)).toBe(495);
  });

  test('is zero, with no delivery time, by a method that the site does not have', () => {
    const facts = factsOf({ rates: ratesOf([rate('standard', 695)]), stores });
    expect(quoteShipments([pickup('a', '1001')], context, facts)).toMatchObject([{ cost: 0, deliveryTime: '' }]);
  });
});

describe('the address of a shipment', () => {
  const point = { ...STREET, addressLine1: '7 Kiosk' };
  const addresses = new Map([
    [HOME, STREET],
    ['pudo-P7', point],
  ]);

  test('is the home, the store or the collection point', () => {
    const lines = [boot({ id: 'a' }), pickup('b', '1001'), boot({ id: 'c', method: 'pudo', storeId: 'P7' })];
    const shipments = quoteShipments(lines, { ...context, addresses }, factsOf({ stores }));
    expect(shipments.map(({ address }) => address?.addressLine1)).toEqual([
      '12 Pearl Street',
      '1001 Main Street',
      '7 Kiosk',
    ]);
  });

  test('of a store without pickup, and of email without one, is unknown', () => {
    const closed = factsOf({ stores: [store('1001', 5, { handsOut: false })] });
    expect(quoteShipments([pickup('a', '1001')], { ...context, addresses }, closed)[0]?.address).toBeNull();
    const digital = boot({ method: 'digital', isDigital: true });
    expect(quoteShipments([digital], { ...context, addresses }, factsOf())[0]?.address).toBeNull();
  });

  test('of a second home shipment is that of the first', () => {
    const shipments = quoteShipments([boot({ id: 'a' }), made('m')], atHome, factsOf());
    expect(shipments[1]).toMatchObject({ shippingId: 'customs', address: STREET });
  });
});

describe('the offers of a shipment', () => {
  const codes = (lines: readonly ReturnType<typeof boot>[], facts = factsOf({ stores })) =>
    quoteShipments(lines, atHome, facts).map(({ offers }) => offers.map(({ code }) => code));

  test('are those available, cheapest first', () => {
    expect(codes([boot()], factsOf({ stores, favoriteStoreId: '1001' }))).toEqual([
      ['pickup', 'sts', 'pudo', 'standard', 'me'],
    ]);
    expect(codes([boot()])).toEqual([['pudo', 'standard', 'me']]);
  });

  test('are those that every line of it has', () => {
    const lines = [boot({ id: 'a' }), boot({ id: 'b', sku: 'SOCK' })];
    const warehouse = new Map([
      ['BOOT', 5],
      ['SOCK', 5],
    ]);
    expect(codes(lines, factsOf({ stores, warehouse, favoriteStoreId: '1001' }))).toEqual([
      ['standard', 'sts', 'pudo', 'me'],
    ]);
  });

  test('include the chosen one, also when it is unavailable', () => {
    expect(codes([boot({ qty: 2 })], factsOf({ stored: 1 }))).toEqual([['standard']]);
  });
});
