import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from '../../api/identity/captcha.schema.ts';

/** Asks the shop for work; only solvers that need it do. */
export type GetChallenge = () => Promise<CaptchaChallenge>;

/** Does the proof of work in the page and answers it as the shop reads it: base64 of `{ challenge, solution }`. */
export async function solveAltcha(getChallenge: GetChallenge): Promise<string> {
  const challenge = await getChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The proof of work took too long.');
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}
