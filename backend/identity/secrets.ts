import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A random token, code or link: 43 characters of base64url. */
export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** The hash under which random secrets are stored. */
export const sha256 = (text: string, encoding: 'hex' | 'base64url' = 'hex') =>
  createHash('sha256').update(text).digest(encoding);
