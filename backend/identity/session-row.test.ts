import { describe, expect, test } from 'vitest';
import { checkNewPassword } from './password-rules.ts';
import { ALL_GUESSES, guessError, GUESSES, NEVER_FOR_GOOD } from './lockout-policy.ts';
import { newSecret, sha256 } from './secrets.ts';
import {
  expiryOf,
  hashesOf,
  isFresh,
  newSessionRow,
  newTokens,
  STORE_IDLE,
  tokensOf,
  toPrincipal,
} from './session-row.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_800_000_000_000;
const CLOCK = { now: NOW, storeIdle: STORE_IDLE };
const LEE = { storeId: '1', employeeId: 'A' };

const rowOf = (change: object = {}) =>
  newSessionRow({
    tokens: newTokens(),
    consumerNo: 'c',
    consumerType: 'GUEST',
    siteLocale: {
      siteId: 'us',
      locale: 'en-us',
    },
    associate: null,
    now: NOW,
    storeIdle: STORE_IDLE,
    ...change,
  });

describe('a new session', () => {
  test.each([
    ['GUEST', 90 * DAY],
    ['REGISTERED', 30 * MINUTE],
    ['EMPLOYEE', 30 * MINUTE],
  ])('of the type %s is valid for %i ms, and can be refreshed for 90 days', (consumerType, lifetime) => {
    const expiry = { expires_at: NOW + lifetime, refresh_expires_at: NOW + 90 * DAY };
    expect(expiryOf({ consumerType, associate: null }, CLOCK)).toEqual(expiry);
    expect(rowOf({ consumerType })).toMatchObject({ ...expiry, created_at: NOW });
  });

  test.each(['GUEST', 'REGISTERED'])(
    'of the type %s ends with the idle time where an associate is connected',
    (type) => {
      const expiry = { expires_at: NOW + 60_000, refresh_expires_at: NOW + 60_000 };
      expect(rowOf({ consumerType: type, associate: LEE, storeIdle: 60_000 })).toMatchObject(expiry);
    },
  );

  test('has an id and tokens of its own, stored as hashes', () => {
    const tokens = newTokens();
    const [one, other] = [rowOf({ tokens }), rowOf()];
    expect(one.usid).not.toBe(other.usid);
    expect(one.token_hash).not.toBe(other.token_hash);
    expect(JSON.stringify(one)).not.toContain(tokens.accessToken);
    expect(JSON.stringify(one)).not.toContain(tokens.refreshToken);
  });

  test.each([
    [{}, false, null],
    [{ consumerType: 'REGISTERED' }, true, null],
    [{ consumerType: 'EMPLOYEE' }, true, null],
    [{ associate: LEE }, false, LEE],
  ])('with %j is signed in: %j, connected to %j', (change, loggedIn, associate) => {
    expect(toPrincipal(rowOf(change))).toMatchObject({ consumerNo: 'c', siteId: 'us', loggedIn, associate });
  });

  test.each([
    { associate_store_id: '1', associate_employee_id: null },
    { associate_store_id: null, associate_employee_id: 'A' },
  ])('has no associate with the columns %j', (columns) => {
    expect(toPrincipal({ ...rowOf(), ...columns }).associate).toBeNull();
  });
});

describe('a session in use', () => {
  test.each([
    ['GUEST', null, 0, true],
    ['GUEST', null, DAY - 1, true],
    ['GUEST', null, DAY, false],
    ['GUEST', null, 90 * DAY, false],
    ['GUEST', LEE, 10 * 1000 - 1, true],
    ['GUEST', LEE, 10 * 1000, false],
    ['REGISTERED', null, 20 * 1000 - 1, true],
    ['REGISTERED', null, 20 * 1000, false],
  ])('of the type %s, connected to %j, is fresh after %i ms: %j', (consumerType, associate, age, expected) => {
    const principal = toPrincipal(rowOf({ consumerType, associate }));
    expect(isFresh(principal, { now: NOW + age, storeIdle: STORE_IDLE })).toBe(expected);
  });
});

describe('the tokens of a session', () => {
  test('are the same for the same access token, and reveal neither each other nor their hashes', () => {
    const accessToken = newSecret();
    const tokens = tokensOf(accessToken);
    expect(tokensOf(accessToken)).toEqual(tokens);
    expect(tokens.refreshToken).toMatch(/^[\w-]{43}$/);
    const { token_hash, refresh_hash } = hashesOf(tokens);
    expect(new Set([accessToken, tokens.refreshToken, token_hash, refresh_hash]).size).toBe(4);
  });

  test('are new each time, of 43 characters', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    expect(new Set(secrets).size).toBe(50);
    expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
  });

  test.each([
    ['hex', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['base64url', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'],
  ] as const)('are hashed with SHA-256 as %s', (encoding, hash) => {
    expect(sha256('', encoding)).toBe(hash);
  });
});

describe('a new password', () => {
  const outcomeOf = (password: string, confirmation?: string) => {
    try {
      checkNewPassword(password, confirmation);
      return 'accepted';
    } catch (error) {
      return String(Object(error).errorId);
    }
  };

  test.each([
    ['12345678', undefined, 'accepted'],
    ['1234567', undefined, 'FE872'],
    ['', undefined, 'FE872'],
    ['        ', undefined, 'accepted'],
    ['🥾🥾🥾🥾🥾🥾🥾🥾', undefined, 'accepted'],
    ['🥾🥾🥾🥾🥾🥾🥾', undefined, 'FE872'],
    ['ü'.repeat(7), undefined, 'FE872'],
    ['u\u0308'.repeat(7), undefined, 'FE872'],
    ['u\u0308'.repeat(8), undefined, 'accepted'],
    ['12345678', '12345678', 'accepted'],
    ['12345678', '12345679', 'FE340'],
    ['12345678', '', 'FE340'],
    ['1234567', 'other', 'FE872'],
  ])('%j, confirmed with %j: %s', (password, confirmation, expected) => {
    expect(outcomeOf(password, confirmation)).toBe(expected);
  });
});

describe('the error of a wrong guess', () => {
  test.each([
    [1, ALL_GUESSES, 'AUT401'],
    [GUESSES - 2, ALL_GUESSES, 'AUT401'],
    [GUESSES - 1, ALL_GUESSES, 'AUT426'],
    [GUESSES, ALL_GUESSES, 'AUT423'],
    [GUESSES + 1, ALL_GUESSES, 'AUT401'],
    [ALL_GUESSES - 1, ALL_GUESSES, 'AUT426'],
    [ALL_GUESSES, ALL_GUESSES, 'AUT441'],
    [ALL_GUESSES + 1, ALL_GUESSES, 'AUT441'],
    [ALL_GUESSES, NEVER_FOR_GOOD, 'AUT423'],
    [100 * GUESSES - 1, NEVER_FOR_GOOD, 'AUT426'],
  ])('number %i of %i is %s', (guess, allGuesses, errorId) => {
    expect(guessError(guess, allGuesses)).toMatchObject({ errorId });
  });

  test('states when the lock ends', () => {
    expect(guessError(GUESSES).details).toEqual({ retryAfter: 15 * 60 });
  });
});
