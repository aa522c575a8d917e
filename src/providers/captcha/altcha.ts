import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from '../../api/identity/captcha.schema.ts';

/** Requests a challenge from the shop; only solvers that need one call it. */
export type GetChallenge = () => Promise<CaptchaChallenge>;

/** Solves the proof of work in the page and returns it in the shop's format: base64 of `{ challenge, solution }`. */
export async function solveAltcha(getChallenge: GetChallenge): Promise<string> {
  const challenge = await getChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The proof of work took too long.');
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}
