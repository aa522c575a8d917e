import { describe, expect, test } from 'vitest';
import { spendMessageOf } from './spend-message.ts';

const cap = { currentSpend: 180.1, annualCap: 1500, currency: 'USD' };
const credit = { currentSpend: 500, annualCredit: 500, currency: 'USD' };
const NOBODY = { employee: null, athlete: null, prosumer: null, consumerCredit: null, identity: [] };
const both = [{ type: 'WRANX' }, { type: 'google' }, { type: 'IPA' }];

function messageOf(details: Partial<Parameters<typeof spendMessageOf>[0]['consumerDetails']>, hasAccepted = true) {
  return spendMessageOf({
    consumerDetails: { ...NOBODY, ...details },
    isEmployeeDiscountTCAccepted: hasAccepted,
  });
}

describe('the message of discounts and credit', () => {
  test('is that of the employee, the athlete, IPA, WRANX and then the credit', () => {
    const all = { employee: cap, athlete: credit, prosumer: cap, consumerCredit: credit, identity: both };
    expect(messageOf(all)?.kind).toBe('employee');
    expect(messageOf({ ...all, employee: null })?.kind).toBe('athlete');
    expect(messageOf({ ...all, employee: null, athlete: null })?.kind).toBe('IPA');
    const wranx = [{ type: 'WRANX' }];
    expect(messageOf({ ...all, employee: null, athlete: null, identity: wranx })?.kind).toBe('WRANX');
    expect(messageOf({ ...all, employee: null, athlete: null, prosumer: null })?.kind).toBe('credited');
  });

  test('names the employee discount only after its terms are accepted', () => {
    expect(messageOf({ employee: cap }, false)).toBeUndefined();
    expect(messageOf({ employee: cap, athlete: credit }, false)?.kind).toBe('athlete');
  });

  test('is missing for others, and for professionals without an identity', () => {
    expect(messageOf({})).toBeUndefined();
    expect(messageOf({ identity: [{ type: 'google' }] })).toBeUndefined();
    expect(messageOf({ prosumer: cap })).toBeUndefined();
  });

  test('has what is left, exact to the cent, and nothing beyond the limit', () => {
    expect(messageOf({ employee: cap })).toEqual({
      kind: 'employee',
      spent: 180.1,
      limit: 1500,
      left: 1319.9,
      currency: 'USD',
    });
    expect(messageOf({ athlete: credit })).toMatchObject({ limit: 500, left: 0 });
    expect(messageOf({ employee: { ...cap, annualCap: 100 } })).toMatchObject({ left: 0 });
    const { annualCap: _, ...unlimited } = cap;
    expect(messageOf({ employee: unlimited })).toMatchObject({ spent: 180.1, limit: null, left: null });
  });
});
