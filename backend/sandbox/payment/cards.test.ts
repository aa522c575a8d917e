import { describe, expect, test } from 'vitest';
import { cardForm, hasExpired, readCard } from './cards.ts';
import { DEMO_ACCOUNTS } from '../../seed/demo-accounts.ts';

const NOW = Date.UTC(2026, 5, 15);
const FORM = { number: '4111111111111111', expiryMonth: '12', expiryYear: '2030', cvc: '123' };

function read(change: object = {}, options: Partial<{ now: number; salt: string }> = {}) {
  const reading = readCard(cardForm.parse({ ...FORM, ...change }), { now: NOW, salt: 'salt', ...options });
  return 'error' in reading ? { field: reading.error.field } : reading.card;
}

describe('an entered card', () => {
  test.each([
    ['4111111111111111', 'VISA'],
    ['5555555555554444', 'MASTERCARD'],
    ['5105105105105100', 'MASTERCARD'],
    ['2223003122003222', 'MASTERCARD'],
    ['378282246310005', 'AMEX'],
    ['341111111111111', 'AMEX'],
    ['6011111111111117', 'DISCOVER'],
    ['6445644564456445', 'DISCOVER'],
    ['6500000000000002', 'DISCOVER'],
    ['30569309025904', 'CARD'],
    ['6430000000000007', 'CARD'],
    ['3530111333300000', 'CARD'],
  ])('with the number %s is of the brand %s', (number, brand) => {
    expect(read({ number })).toMatchObject({ brand, bin: number.slice(0, 6), last4: number.slice(-4) });
  });

  test.each([
    ['4111111111111111', 'approve', 'prompt'],
    ['4000000000003220', 'challenge', 'prompt'],
    ['4000000000000002', 'decline', 'prompt'],
    ['4000000000009995', 'fraud', 'prompt'],
    ['4000000000000408', 'approve', 'slow'],
    ['4000000000000499', 'approve', 'lost'],
    ['4000 0000-0000 3220', 'challenge', 'prompt'],
  ])('with the number %s leads to %s, %s', (number, behaviour, answer) => {
    expect(read({ number })).toMatchObject({ behaviour, answer });
  });

  test.each([
    ['a wrong check digit', '4111111111111112'],
    ['swapped neighbours', '5555555555545444'],
    ['11 digits', '41111111111'],
    ['20 digits', '41111111111111111110'],
    ['a letter', '4111111111111I11'],
    ['digits of another script', '٤١١١١١١١١١١١١١١١'],
    ['nothing', ''],
    ['separators only', ' - - '],
  ])('is rejected for a number with %s', (_, number) => {
    expect(read({ number })).toEqual({ field: 'number' });
  });

  test.each([
    ['4222222222222', 13],
    ['4000000000000000006', 19],
  ])('may have the number %s of %i digits', (number) => {
    expect(read({ number })).toMatchObject({ brand: 'VISA' });
  });

  test.each([
    ['12', '2030', 12, 2030],
    ['1', '30', 1, 2030],
    ['01', '2030', 1, 2030],
    [7, 2026, 7, 2026],
    ['6', '26', 6, 2026],
  ])('may expire in %j of %j', (expiryMonth, expiryYear, month, year) => {
    expect(read({ expiryMonth, expiryYear })).toMatchObject({ expiry_month: month, expiry_year: year });
  });

  test.each([
    ['0', '2030'],
    ['13', '2030'],
    ['', '2030'],
    ['012', '2030'],
    ['-1', '2030'],
    ['1e0', '2030'],
    ['12', '203'],
    ['12', '20300'],
    ['12', ''],
    ['5', '2026'],
    ['12', '2025'],
  ])('may not expire in %j of %j', (expiryMonth, expiryYear) => {
    expect(read({ expiryMonth, expiryYear })).toEqual({ field: 'expiry' });
  });

  test.each(['123', '1234', 123])('may have the security code %j', (cvc) => {
    expect(read({ cvc })).toHaveProperty('token');
  });

  test.each(['12', '12345', '12a', '', ' '])('may not have the security code %j', (cvc) => {
    expect(read({ cvc })).toEqual({ field: 'cvc' });
  });

  test('has a fingerprint that is equal for the number alone, with the same salt', () => {
    const fingerprintOf = (change: object, salt = 'salt') => Object(read(change, { salt })).fingerprint;
    const number = '5555555555554444';
    const own = fingerprintOf({ number });
    expect(fingerprintOf({ number: '5555 5555 5555 4444', expiryYear: '2031', cvc: '999' })).toBe(own);
    expect(fingerprintOf({ number: '4000000000003220' })).not.toBe(own);
    expect(fingerprintOf({ number }, 'other')).not.toBe(own);
  });

  test('has the fingerprint of the demo account’s card, where it is that one', () => {
    const seeded = DEMO_ACCOUNTS.flatMap(({ card }) => (card ? [card.fingerprint] : []));
    expect(seeded).toEqual([Object(read({ number: '4111111111111111' })).fingerprint]);
  });

  test('has a new token for an hour, and nowhere its number', () => {
    const [one, other] = [read(), read()];
    expect(one).toMatchObject({ token: expect.stringMatching(/^tok_/), expires_at: NOW + 60 * 60 * 1000 });
    expect(Object(one).token).not.toBe(Object(other).token);
    expect(JSON.stringify(one)).not.toContain(FORM.number);
  });
});

describe('the end of a card', () => {
  test.each([
    ['on its last day', Date.UTC(2026, 5, 30, 23, 59), false],
    ['while its month lasts in the west', Date.UTC(2026, 6, 1, 11, 59), false],
    ['when its month is over everywhere', Date.UTC(2026, 6, 1, 12), true],
    ['in the next year', Date.UTC(2027, 0, 1), true],
  ])('%s', (_, now, expected) => {
    expect(hasExpired({ month: 6, year: 2026 }, now)).toBe(expected);
  });

  test('of December is in January', () => {
    expect(hasExpired({ month: 12, year: 2026 }, Date.UTC(2027, 0, 1, 11, 59))).toBe(false);
    expect(hasExpired({ month: 12, year: 2026 }, Date.UTC(2027, 0, 1, 12))).toBe(true);
  });
});
