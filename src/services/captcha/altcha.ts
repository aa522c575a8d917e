import type { GetChallenge } from './captcha.ts';

const TIME_LIMIT = 90_000;

const toBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Does the proof of work in the page and answers it as the shop reads it, base64 of `{ challenge, solution }`: the first counter whose
 * key, of PBKDF2 over the nonce and the counter, begins as asked.
 */
export async function solveAltcha(getChallenge: GetChallenge): Promise<string> {
  const challenge = await getChallenge();
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const work = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations: cost };
  const start = toBytes(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  const counterAt = new DataView(password.buffer, start.length);
  for (let counter = 0, since = Date.now(); Date.now() - since < TIME_LIMIT; counter += 1) {
    counterAt.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = toHex(await crypto.subtle.deriveBits(work, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix.toLowerCase()))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
  throw new Error('The proof of work took too long.');
}
