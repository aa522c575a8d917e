import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { definitionOf, storedDefinition } from './promotion.schema.ts';
import { consumerKeys, couponSubject, promotionSubject } from './promotion-uses.ts';

const minimal = { reward: { kind: 'percentage', tenths: 100 }, texts: { 'en-us': { name: 'Ten' } } };
const isValid = (fields: object) => storedDefinition.safeParse({ ...minimal, ...fields }).success;

describe('the definition of a promotion', () => {
  test('is for everybody and everything by default', () => {
    expect(storedDefinition.parse(minimal)).toEqual({
      campaignId: null,
      exclusive: 'no',
      requiresCoupon: false,
      audience: { siteIds: [], groups: [], membersOnly: false, signedInOnly: false },
      items: { productIds: [], categoryIds: [], brands: [], excludedCategoryIds: [] },
      threshold: null,
      reward: { kind: 'percentage', tenths: 100, most: null, maxUnits: null, spendAccount: null, methods: [] },
      texts: { 'en-us': { name: 'Ten' } },
    });
  });

  test.each([
    [0, false],
    [1, true],
    [1000, true],
    [1001, false],
    [12.5, false],
  ])('reduces by %d tenths of a percent: %s', (tenths, expected) => {
    expect(isValid({ reward: { kind: 'percentage', tenths } })).toBe(expected);
    expect(isValid({ reward: { kind: 'buyGet', buy: 1, get: 1, tenths, maxUnits: null } })).toBe(expected);
  });

  test.each([
    ['three parts', 'From 50|10 to go|Yours', true],
    ['two parts', 'From 50|Yours', false],
    ['four parts', 'a|b|c|d', false],
    ['an empty part', 'a||c', false],
  ])('has a callout of %s: %s is %s', (_, callout, expected) => {
    expect(isValid({ texts: { 'en-us': { name: 'Ten', callout } } })).toBe(expected);
  });

  test.each([
    ['without the fallback language', { texts: { 'de-de': { name: 'Zehn' } } }],
    ['without a name', { texts: { 'en-us': { name: '' } } }],
    ['with a gift that has no variant', { reward: { kind: 'gift', skus: [] } }],
    ['with a gift of no units', { reward: { kind: 'gift', skus: ['SOCK'], qty: 0 } }],
    ['with an unknown delivery method', { reward: { kind: 'percentage', tenths: 1, methods: ['drone'] } }],
    ['with an unknown reward', { reward: { kind: 'cash', amounts: { USD: 100 } } }],
    ['with a threshold of no units', { threshold: { kind: 'quantity', units: 0 } }],
    ['with a misspelt field', { audience: { siteIDs: ['us'] } }],
    ['with a field that does not exist', { until: '2026-01-01' }],
    ['with amounts that are not whole minor units', { reward: { kind: 'amount', amounts: { USD: 9.99 } } }],
    ['with negative amounts', { reward: { kind: 'amount', amounts: { USD: -1 } } }],
    ['with a currency that is no code', { reward: { kind: 'amount', amounts: { dollar: 1 } } }],
  ])('is rejected %s', (_, fields) => {
    expect(isValid(fields)).toBe(false);
  });

  test('has the amounts of its source: decimal in the catalogue, minor units as stored', () => {
    const reward = { kind: 'amount', amounts: { USD: 9.99 }, maxUnits: null, methods: [] };
    const catalogue = definitionOf(z.record(z.string(), z.number()));
    expect(catalogue.parse({ ...minimal, reward }).reward).toEqual(reward);
    expect(isValid({ reward: { ...reward, amounts: { USD: 999 } } })).toBe(true);
  });
});

describe('the keys that uses are counted under', () => {
  test('are the account or session, and each email address once', () => {
    const keys = consumerKeys('c-1', ['Ada@Example.com', 'ada@example.com ', 'bob@example.com']);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe('consumer:c-1');
    expect(keys.slice(1).every((key) => /^email:[0-9a-f]{64}$/.test(key))).toBe(true);
  });

  test('are equal for equal addresses of different sessions', () => {
    const [, one] = consumerKeys('guest-1', ['ada@example.com']);
    const [, other] = consumerKeys('guest-2', [' ADA@example.com']);
    expect(one).toBe(other);
  });

  test.each([[[]], [['']], [['', '  ']]])('have no address for %j', (emails) => {
    expect(consumerKeys('c-1', emails)).toEqual(['consumer:c-1']);
  });

  test('tell a promotion from a code of the same name', () => {
    expect(couponSubject('TEN')).not.toBe(promotionSubject('TEN'));
  });
});
