import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { ApiError } from '../../../api/core/api-error.ts';
import type { SolveCaptcha } from '../captcha.ts';

/** Solves the proof of work in the page and returns it in the shop's format: base64 of `{ challenge, solution }`. */
export const solve: SolveCaptcha = async (getChallenge) => {
  const challenge = await getChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new ApiError({ errorId: 'AUT403', status: 403, message: 'No solution in time.' });
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
};
