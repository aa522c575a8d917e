import { describe, expect, test } from 'vitest';
import { judgeDelivery, type DeliveryRequest } from './check-delivery.ts';
import { BOX, boot, factsOf, rate, ratesOf, store, STREET } from './shipping.test-support.ts';

const home: DeliveryRequest = { code: 'standard', storeId: null, address: STREET };
const atStore = (code: 'pickup' | 'sts' | 'pudo', storeId: string | null = '1001'): DeliveryRequest => ({
  code,
  storeId,
  address: STREET,
});

describe('a delivery', () => {
  test.each([
    ['merchandise home', {}, home, 'ok'],
    ['merchandise by email', {}, { ...home, code: 'digital' }, 'notOffered'],
    ['merchandise as made to order', {}, { ...home, code: 'customs' }, 'notOffered'],
    ['a made-to-order line by its method', { isCustoms: true }, { ...home, code: 'customs' }, 'ok'],
    ['a made-to-order line by the standard method', { isCustoms: true }, home, 'notOffered'],
    ['a gift card by email', { isDigital: true }, { ...home, code: 'digital' }, 'ok'],
    ['a gift card home', { isDigital: true }, home, 'notOffered'],
    ['a gift card to a store', { isDigital: true }, atStore('pickup'), 'notOffered'],
  ] as const)('of %s is judged by the kind of line: %#', (_, kind, request, verdict) => {
    expect(judgeDelivery(boot(kind), request, factsOf({ stores: [store('1001', 5)] }))).toBe(verdict);
  });

  test('is not offered by a method the site does not have', () => {
    const facts = factsOf({ rates: ratesOf([rate('standard', 1)]), stores: [store('1001', 5)] });
    expect(judgeDelivery(boot(), home, facts)).toBe('ok');
    expect(judgeDelivery(boot(), { ...home, code: 'me' }, facts)).toBe('notOffered');
    expect(judgeDelivery(boot(), atStore('pickup'), facts)).toBe('notOffered');
  });

  test.each([
    ['a street', STREET, 'ok'],
    ['a post office box', BOX, 'noStreet'],
    ['an unknown address', null, 'ok'],
    ['a street in an excluded state', { ...STREET, province: 'AK' }, 'notOffered'],
    ['a post office box in an excluded state', { ...BOX, province: 'AK' }, 'notOffered'],
  ] as const)('that needs a street, to %s, is %s', (_, address, verdict) => {
    expect(judgeDelivery(boot(), { ...home, code: 'me', address }, factsOf())).toBe(verdict);
  });

  test('for members is not offered to others, also to a post office box', () => {
    const prime = { ...home, code: 'prime' } as const;
    expect(judgeDelivery(boot(), prime, factsOf())).toBe('notOffered');
    expect(judgeDelivery(boot(), { ...prime, address: BOX }, factsOf())).toBe('notOffered');
    expect(judgeDelivery(boot(), prime, factsOf({ isMember: true }))).toBe('ok');
  });

  test('to a collection point needs the point', () => {
    expect(judgeDelivery(boot(), atStore('pudo', null), factsOf())).toBe('notOffered');
    expect(judgeDelivery(boot(), atStore('pudo', 'P7'), factsOf())).toBe('ok');
  });
});

describe('the stock for a delivery of two units', () => {
  const line = boot({ qty: 2 });
  const judge = (request: DeliveryRequest, stored: number, inStore: number) =>
    judgeDelivery(line, request, factsOf({ stored, stores: [store('1001', inStore)] }));

  test.each([
    [2, 2, 'ok', 'ok', 'ok'],
    [2, 1, 'ok', 'noPickup', 'ok'],
    [2, 0, 'ok', 'noPickup', 'ok'],
    [1, 2, 'noShipping', 'ok', 'noShipToStore'],
    [0, 2, 'noShipping', 'ok', 'noShipToStore'],
    [1, 1, 'noStock', 'noStock', 'noStock'],
    [0, 0, 'noStock', 'noStock', 'noStock'],
  ])('of %d in the warehouse and %d in the store makes it home %s, pickup %s, to the store %s', (...row) => {
    const [stored, inStore, ...verdicts] = row;
    const requests = [home, atStore('pickup'), atStore('sts')];
    expect(requests.map((request) => judge(request, stored, inStore))).toEqual(verdicts);
  });

  test('counts only in stores that offer pickup', () => {
    const facts = factsOf({ stored: 0, stores: [store('1001', 9, { handsOut: false })] });
    expect(judgeDelivery(line, home, facts)).toBe('noStock');
    expect(judgeDelivery(line, atStore('pickup'), facts)).toBe('notOffered');
    expect(judgeDelivery(line, atStore('sts'), facts)).toBe('notOffered');
  });

  test('is not looked for in an unknown store, or in none', () => {
    expect(judgeDelivery(line, atStore('pickup', '9999'), factsOf())).toBe('notOffered');
    expect(judgeDelivery(line, atStore('pickup', null), factsOf())).toBe('notOffered');
  });
});
