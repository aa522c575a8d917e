import { randomBytes } from 'node:crypto';

/** Without characters that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 11;
const PROOF_BYTES = 24;

/** Easy to read out, and not guessable from another number: 54 random bits after a letter. */
export function newOrderNumber(): string {
  return `M${Array.from({ length: LENGTH }, randomLetter).join('')}`;
}

/** Secret that authorizes a guest to read the order. */
export const newProof = (): string => randomBytes(PROOF_BYTES).toString('base64url');

function randomLetter(): string {
  for (;;) {
    const letter = ALPHABET[(randomBytes(1)[0] ?? 0) & 31];
    if (letter) return letter;
  }
}
