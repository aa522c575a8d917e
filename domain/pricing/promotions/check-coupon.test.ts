import { describe, expect, test } from 'vitest';
import { hasBegun, hasEnded, judgeCoupon } from './check-coupon.ts';
import { stateOf } from './check-coupons.ts';
import { coupon, NOW, off, promotion } from './promotions.test-support.ts';

const scope = { now: NOW, siteId: 'us', currency: 'USD' };
const trail = promotion('TRAIL', off(500));
const ended = { validTo: NOW };
const coming = { validFrom: NOW + 1 };

describe('a period', () => {
  test.each([
    [null, null, true, false],
    [NOW, null, true, false],
    [NOW + 1, null, false, false],
    [null, NOW + 1, true, false],
    [null, NOW, true, true],
    [NOW - 2, NOW - 1, true, true],
  ])('from %s to %s has begun: %s, and ended: %s', (validFrom, validTo, isBegun, isEnded) => {
    expect(hasBegun({ validFrom, validTo }, NOW)).toBe(isBegun);
    expect(hasEnded({ validFrom, validTo }, NOW)).toBe(isEnded);
  });
});

describe('a coupon', () => {
  test.each([
    ['is valid', coupon('TRAIL'), trail, null],
    ['of no promotion does not exist', coupon('TRAIL', null), trail, 'PRM130'],
    ['of a promotion that is missing is not available', coupon('TRAIL'), undefined, 'PRM135'],
    ['that has ended has expired', coupon('TRAIL', 'TRAIL', ended), trail, 'PRM155'],
    ['of a promotion that has ended has expired', coupon('TRAIL'), { ...trail, ...ended }, 'PRM155'],
    ['that has not begun is not available', coupon('TRAIL', 'TRAIL', coming), trail, 'PRM135'],
    ['of a promotion that has not begun is not available', coupon('TRAIL'), { ...trail, ...coming }, 'PRM135'],
    ['used by the customer is used', coupon('TRAIL', 'TRAIL', { isRedeemed: true }), trail, 'PRM150'],
    ['used by everybody is used up', coupon('TRAIL', 'TRAIL', { isUsedUp: true }), trail, 'PRM140'],
  ] as const)('%s', (_, one, own, reason) => {
    expect(judgeCoupon(one, own, scope)).toBe(reason);
  });

  test('is not available in a currency its promotion lacks', () => {
    expect(judgeCoupon(coupon('TRAIL'), trail, { ...scope, currency: 'EUR' })).toBe('PRM135');
  });

  test.each([
    ['expired rather than not available', coupon('T', 'T', { ...ended, ...coming }), 'PRM155'],
    ['expired rather than used', coupon('T', 'T', { ...ended, isRedeemed: true, isUsedUp: true }), 'PRM155'],
    ['not available rather than used', coupon('T', 'T', { ...coming, isRedeemed: true }), 'PRM135'],
    ['used by the customer rather than used up', coupon('T', 'T', { isRedeemed: true, isUsedUp: true }), 'PRM150'],
  ] as const)('with several reasons is %s', (_, one, reason) => {
    expect(judgeCoupon(one, trail, scope)).toBe(reason);
  });
});

describe('the state of a code', () => {
  const judged = { code: 'TRAIL', promotionId: 'TRAIL', reason: null } as const;
  const standing = { promotion: trail, progress: null, granted: undefined, isExcluded: false };
  const granted = { amount: 1, shares: new Map(), shipments: new Map(), gift: null, spend: 0 };

  test.each([
    ['is applied where its promotion grants something', [{ ...standing, granted }], true, null],
    ['waits where it grants nothing yet', [standing], false, null],
    ['waits where its promotion is not considered', [], false, null],
    ['is refused where another promotion excludes it', [{ ...standing, isExcluded: true }], false, 'PRM175'],
  ] as const)('%s', (_, standings, isApplied, reason) => {
    expect(stateOf(judged, standings)).toMatchObject({ isApplied, reason });
  });

  test('keeps the reason for which it is invalid', () => {
    const invalid = { ...judged, reason: 'PRM155' } as const;
    expect(stateOf(invalid, [{ ...standing, granted }])).toMatchObject({ isApplied: false, reason: 'PRM155' });
  });
});
