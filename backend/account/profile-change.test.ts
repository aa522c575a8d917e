import { describe, expect, test } from 'vitest';
import { detailColumns, preferenceColumns } from './profile-change.ts';
import { hasExpired } from './saved-cards.ts';

const NOW = Date.UTC(2026, 5, 15);
type Details = NonNullable<Parameters<typeof detailColumns>[0]['consumerDetails']>;
const columns = (consumerDetails: Details) => detailColumns({ consumerDetails }, NOW);
const preferences = (sent: object) => preferenceColumns({ preferences: sent });

/** The error of a call; undefined when it returns. */
function errorOf(call: () => unknown): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('the details of a profile', () => {
  test.each([
    ['nothing', {}, {}],
    ['nothing, when all values are empty', { firstName: '', phone: '', birthDate: '' }, {}],
    ['nothing, when only the login is sent', { email: 'ada@example.com' }, {}],
    ['what is sent', { firstName: 'Ada', postalCode: '80302' }, { first_name: 'Ada', postal_code: '80302' }],
    [
      'nothing for an empty value beside another',
      { firstName: 'Ada', lastName: '' },
      { first_name: 'Ada', last_name: null },
    ],
    [
      'no phone number, when it is emptied',
      { firstName: 'Ada', phone: '' },
      { first_name: 'Ada', phone: null, phone_code: null },
    ],
    [
      'a phone number in international form',
      { phone: '(303) 555-0134', phoneCode: '1' },
      { phone: '+13035550134', phone_code: '1' },
    ],
    [
      'the dial code that a number has itself',
      { phone: '+44 20 7946 0958', phoneCode: '1' },
      { phone: '+442079460958', phone_code: '44' },
    ],
  ])('change to %s', (_, sent, expected) => {
    expect(columns(sent)).toEqual(expected);
  });

  test('are none without any', () => expect(detailColumns({}, NOW)).toEqual({}));

  test.each([
    ['the thirteenth birthday', '2013-06-15', undefined],
    ['the day before it', '2013-06-16', 'PRO410'],
    ['an age of 120', '1905-06-16', undefined],
    ['an age of 121', '1905-06-15', 'PRO410'],
    ['a day that does not exist', '2001-02-29', 'PRO410'],
    ['another notation', '15.06.1990', 'PRO410'],
  ])('accept a birth date on %s: %s', (_, birthDate, errorId) => {
    const error = errorOf(() => columns({ birthDate }));
    if (errorId === undefined) expect(error).toBeUndefined();
    else expect(error).toMatchObject({ errorId });
  });

  test.each(['12', 'call me', '+1', '0000000000000000000000'])('reject %o as phone number', (phone) => {
    const details = { path: 'consumerProfile.consumerDetails.phone' };
    expect(errorOf(() => columns({ phone }))).toMatchObject({ errorId: 'PRO412', details });
  });
});

describe('the preferences of a profile', () => {
  test.each([
    ['nothing, when nothing is sent', {}, {}],
    ['known interests, each once', { interests: ' hiking|camping|hiking ' }, { interests: 'hiking|camping' }],
    ['no interests', { interests: '' }, { interests: '' }],
    ['no interests, when only separators are sent', { interests: '||' }, { interests: '' }],
    ['a size', { preferredShoeSize: 'US 10.5' }, { shoe_size: 'US 10.5' }],
    ['no size', { preferredShoeSize: '' }, { shoe_size: null }],
    ['a size of twelve characters', { preferredShoeSize: '123456789012' }, { shoe_size: '123456789012' }],
  ])('change to %s', (_, sent, expected) => {
    expect(preferences(sent)).toEqual(expected);
  });

  test.each([
    ['an unknown interest', { interests: 'hiking|chess' }, 'interests'],
    ['a name that every object has', { interests: 'constructor' }, 'interests'],
    ['a size of thirteen characters', { preferredShoeSize: '1234567890123' }, 'preferredShoeSize'],
  ])('reject %s', (_, sent, field) => {
    const details = { path: `consumerProfile.preferences.${field}` };
    expect(errorOf(() => preferences(sent))).toMatchObject({ errorId: 'PRO418', details });
  });

  test('accept interests of 200 characters, and reject one more', () => {
    const text = (length: number) =>
      'hiking|'
        .repeat(40)
        .slice(0, length - 1)
        .replace(/[^|]*$/, '')
        .padEnd(length, '|');
    expect(preferences({ interests: text(200) })).toEqual({ interests: 'hiking' });
    expect(errorOf(() => preferences({ interests: text(201) }))).toMatchObject({ errorId: 'PRO418' });
  });
});

describe('a saved card', () => {
  const MIDDAY = 12 * 60 * 60 * 1000;
  const endOfJune = Date.UTC(2026, 6, 1) + MIDDAY;
  test.each([
    ['in its month', { expiryMonth: 6, expiryYear: 2026 }, NOW, false],
    ['at the end of its month in the last time zone', { expiryMonth: 6, expiryYear: 2026 }, endOfJune - 1, false],
    ['afterwards', { expiryMonth: 6, expiryYear: 2026 }, endOfJune, true],
    ['in December of its year', { expiryMonth: 12, expiryYear: 2026 }, Date.UTC(2026, 11, 31), false],
    ['in January of the next', { expiryMonth: 12, expiryYear: 2026 }, Date.UTC(2027, 0, 2), true],
    ['a year later', { expiryMonth: 6, expiryYear: 2025 }, NOW, true],
    ['without a month', { expiryYear: 2020 }, NOW, false],
    ['without a year', { expiryMonth: 1, expiryYear: null }, NOW, false],
    ['without both, as a gift card', {}, NOW, false],
  ])('has expired %s: %#', (_, expiry, now, expected) => {
    expect(hasExpired(expiry, now)).toBe(expected);
  });
});
