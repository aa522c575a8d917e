import { describe, expect, test } from 'vitest';
import { holdsAt, isFor, isReached, matchesOf, progressOf } from './conditions.ts';
import { openLedger, percentOf } from './ledger.ts';
import type { Promotion, Reward } from './promotion.ts';
import { GUEST, line, off, percent, promotion } from './promotions.test-support.ts';

const EVERYBODY = { siteIds: [], groups: [], membersOnly: false, signedInOnly: false };
const EVERYTHING = { productIds: [], categoryIds: [], brands: [], excludedCategoryIds: [] };
const us = { siteId: 'us', currency: 'USD' };
const capped: Reward = {
  kind: 'percentage',
  tenths: 100,
  most: { EUR: 500 },
  maxUnits: null,
  spendAccount: null,
  methods: [],
};

describe('a promotion', () => {
  test.each([
    ['on every site', {}, percent(100), true],
    ['on its own site', { audience: { ...EVERYBODY, siteIds: ['ca', 'us'] } }, percent(100), true],
    ['on another site', { audience: { ...EVERYBODY, siteIds: ['de'] } }, percent(100), false],
    ['with an amount in the currency', {}, off(500), true],
    ['with a percentage whose maximum lacks the currency', {}, capped, false],
    [
      'with a threshold in the currency',
      { threshold: { kind: 'amount', amounts: { USD: 1 }, near: null } },
      off(1),
      true,
    ],
    [
      'with a threshold that lacks it',
      { threshold: { kind: 'amount', amounts: { EUR: 1 }, near: null } },
      off(1),
      false,
    ],
    ['with a threshold in units', { threshold: { kind: 'quantity', units: 2, near: null } }, percent(1), true],
  ] as const)('%s holds there or not', (_, fields, reward, wanted) => {
    expect(holdsAt(promotion('p', reward, fields), us)).toBe(wanted);
  });

  test('with an amount does not hold in a currency it lacks, also one named like a member of every object', () => {
    expect(holdsAt(promotion('p', off(500)), { siteId: 'de', currency: 'EUR' })).toBe(false);
    expect(holdsAt(promotion('p', off(500)), { siteId: 'us', currency: 'toString' })).toBe(false);
  });

  test.each([
    ['everybody', {}, GUEST, true],
    ['members, to a guest', { membersOnly: true }, GUEST, false],
    ['members, to a member', { membersOnly: true }, { ...GUEST, isMember: true }, true],
    ['the signed in, to a guest', { signedInOnly: true }, GUEST, false],
    ['the signed in, to one', { signedInOnly: true }, { ...GUEST, isSignedIn: true }, true],
    ['a group, to a guest', { groups: ['employee'] }, GUEST, false],
    ['either group, to one of the second', { groups: ['employee', 'pro'] }, { ...GUEST, groups: ['pro'] }, true],
    ['a group of members, to another', { groups: ['pro'], membersOnly: true }, { ...GUEST, groups: ['pro'] }, false],
  ])('for %s is open or not', (_, audience, customer, wanted) => {
    const one = promotion('p', percent(1), { audience: { ...EVERYBODY, ...audience } });
    expect(isFor(one, customer)).toBe(wanted);
  });
});

describe('the lines of a promotion', () => {
  const lines = [
    line('boot', { categoryIds: ['shoes', 'boots'], brand: 'Marrow Ridge' }),
    line('sock', { categoryIds: ['socks', 'sale'], brand: 'Fell' }),
    line('tent', { categoryIds: ['tents'], brand: 'Fell' }),
  ];

  test.each([
    ['are all when none is named', {}, ['boot', 'sock', 'tent']],
    ['are those of a product', { productIds: ['product-tent'] }, ['tent']],
    ['are those of a category', { categoryIds: ['shoes'] }, ['boot']],
    ['are those of a brand', { brands: ['Fell'] }, ['sock', 'tent']],
    [
      'are those that any of the names fits',
      { productIds: ['product-boot'], categoryIds: ['tents'] },
      ['boot', 'tent'],
    ],
    ['lack those of an excluded category', { excludedCategoryIds: ['sale'] }, ['boot', 'tent']],
    [
      'lack those of an excluded category that are named',
      { brands: ['Fell'], excludedCategoryIds: ['sale'] },
      ['tent'],
    ],
    ['are none where nothing fits', { productIds: ['other'] }, []],
  ])('%s', (_, items, wanted) => {
    const one = promotion('p', percent(1), { items: { ...EVERYTHING, ...items } });
    expect(matchesOf(one, openLedger(lines)).map(({ id }) => id)).toEqual(wanted);
  });
});

describe('the progress of a promotion', () => {
  const lines = [line('a', { price: 3000, qty: 2 }), line('free', { price: 0, qty: 5 })];
  const progress = (threshold: Promotion['threshold'], reward: Reward = percent(100)) =>
    progressOf(promotion('p', reward, { threshold }), openLedger(lines), 'USD');

  test('is null without a threshold, which is reached', () => {
    expect(progress(null)).toBeNull();
    expect(isReached(null)).toBe(true);
  });

  test.each([
    ['an amount, shown from half of it on', { kind: 'amount', amounts: { USD: 7001 }, near: null }, [6000, 7001, 3501]],
    [
      'an amount with its own display level',
      { kind: 'amount', amounts: { USD: 7000 }, near: { USD: 100 } },
      [6000, 7000, 100],
    ],
    [
      'an amount that lacks the currency',
      { kind: 'amount', amounts: { EUR: 1 }, near: null },
      [6000, Infinity, Infinity],
    ],
    ['units, shown from half of them on', { kind: 'quantity', units: 3, near: null }, [2, 3, 2]],
    ['units with their own display level', { kind: 'quantity', units: 2, near: 1 }, [2, 2, 1]],
  ] as const)('towards %s counts paid lines only', (_, threshold, [reached, wanted, near]) => {
    expect(progress(threshold)).toMatchObject({ reached, threshold: wanted, near });
  });

  test('of a bundle counts the units it needs', () => {
    const bundle: Reward = { kind: 'buyGet', buy: 2, get: 1, tenths: 1000, maxUnits: null };
    expect(progress(null, bundle)).toEqual({ reached: 2, threshold: 3, near: 1, unit: 'quantity' });
  });

  test.each([
    [4999, false],
    [5000, true],
    [5001, true],
  ])('is reached at its threshold: %d of 5000 is %s', (reached, wanted) => {
    expect(isReached({ reached, threshold: 5000, near: 2500, unit: 'amount' })).toBe(wanted);
  });
});

describe('a percentage of an amount', () => {
  test.each([
    [10_000, 125, 1250],
    [1, 500, 1],
    [1, 499, 0],
    [999, 1000, 999],
    [0, 1000, 0],
    [333, 333, 111],
  ])('of %d at %d tenths of a percent is %d, halves up', (amount, tenths, wanted) => {
    expect(percentOf(amount, tenths)).toBe(wanted);
  });
});
