import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * A PIN has few digits: an attacker with the database can try them all, and a slower function only delays visitors. The
 * count of failures per number prevents guessing; scrypt with a low cost and a salt per card protects PINs in dumps and
 * from precomputed tables. A key outside the database would have to last as long as every card that was sold.
 */
const COST = { N: 4096, r: 8, p: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const PIN_DIGITS = 4;

export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return `${salt}:${(await derive(pin, salt)).toString('base64url')}`;
}

/** Takes the same time for a card that does not exist. */
export async function isPin(pin: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', expected = ''] = (hash ?? ':').split(':');
  const given = await derive(pin, salt);
  const expectedTag = Buffer.from(expected, 'base64url');
  return expectedTag.length === given.length && timingSafeEqual(expectedTag, given);
}

export function newPin(): string {
  return `${randomInt(10 ** PIN_DIGITS)}`.padStart(PIN_DIGITS, '0');
}

function derive(pin: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
