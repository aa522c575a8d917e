import { randomBytes } from 'node:crypto';

/** Without letters that are taken for digits or for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 11;
const PROOF_BYTES = 24;

/** To be read out over the phone, and not to be guessed from another: 54 random bits behind a letter. */
export function newOrderNumber(): string {
  return `M${Array.from({ length: LENGTH }, randomLetter).join('')}`;
}

/** Proves that a guest's order is theirs. */
export const newProof = (): string => randomBytes(PROOF_BYTES).toString('base64url');

function randomLetter(): string {
  for (;;) {
    const letter = ALPHABET[(randomBytes(1)[0] ?? 0) & 31];
    if (letter) return letter;
  }
}
