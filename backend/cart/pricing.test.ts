import { describe, expect, test } from 'vitest';
import { cartRecord, cartRow, germanRecord, goneLine, MEMBER, soldLine } from './model/cart-record.test-support.ts';
import { createPricingService } from './pricing.ts';

const pricing = createPricingService();
const factsOf = (fields: Parameters<typeof cartRecord>[0]) => pricing.factsOf(cartRecord(fields));

describe('the facts that the delivery of a cart depends on', () => {
  test('are the stock of what is sold', () => {
    const lines = [soldLine('BOOT', { variant: { stock: 3 } }), soldLine('SOCK', { variant: { stock: 0 } })];
    expect([...factsOf({ lines: [...lines, goneLine('OLD')] }).warehouse]).toEqual([
      ['BOOT', 3],
      ['SOCK', 0],
    ]);
  });

  test.each([
    ['nothing is stored', {}, false],
    ['the page has set a method', { home_method: 'me' as const }, true],
    ['the customer chose the standard method', { home_method_chosen: 1 }, true],
  ])('say whether a home method is chosen: %s', (_, row, isHomeChosen) => {
    expect(factsOf({ row: cartRow(row) }).isHomeChosen).toBe(isHomeChosen);
  });

  test('are the customer’s membership and favorite store', () => {
    const row = cartRow({ favorite_store_id: 'S1' });
    expect(factsOf({ row, customer: MEMBER })).toMatchObject({ isMember: true, favoriteStoreId: 'S1' });
    expect(factsOf({})).toMatchObject({ isMember: false, favoriteStoreId: null, locale: 'en-us' });
  });

  test('are the rates of the site in the currency of the cart', () => {
    const standard = (record: ReturnType<typeof cartRecord>) =>
      pricing.factsOf(record).rates.methods.find(({ code }) => code === 'standard')?.price;
    expect(standard(cartRecord())).toBe(695);
    expect(standard(germanRecord())).toBe(495);
  });
});
