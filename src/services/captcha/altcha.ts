import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from '../../api/captcha.schema.ts';

/** Does the work and answers base64 of `{ challenge, solution }` (ALTCHA 2). */
export async function solve(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The captcha could not be solved.');
  return btoa(JSON.stringify({ challenge, solution }));
}
