import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A token, code or link nobody can guess: 43 characters of base64url. */
export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** How secrets that nobody can guess are kept. */
export const sha256 = (text: string, encoding: 'hex' | 'base64url' = 'hex') =>
  createHash('sha256').update(text).digest(encoding);
