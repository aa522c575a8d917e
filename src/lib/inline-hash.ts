import { createHash } from 'node:crypto';

export type InlineHash = `sha256-${string}`;

/** Returns the source of an inline script or style for the content security policy (CSP 3, section 2.3.1). */
export function inlineHash(text: string): InlineHash {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
