import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ContentVersion } from './content-source.ts';
import { cutDepth } from './json-depth.ts';

const LARGE = 1024 * 1024;

/** The JSON object in a text, or `undefined`. For a large text, yields to other requests between the steps. */
export async function parseObject(text: string): Promise<object | undefined> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    await yieldIfLarge(text);
    cutDepth(value);
    await yieldIfLarge(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The version in a text, with the document of `known` where the text is the same; `undefined` for no JSON object. */
export async function parseVersion(
  text: string,
  etag?: string,
  known?: ContentVersion,
): Promise<ContentVersion | undefined> {
  const hash = hashOfText(text);
  if (known?.hash === hash) return { ...known, etag };
  await yieldIfLarge(text);
  const document = await parseObject(text);
  return document && { document, etag, hash, size: text.length };
}

export function hashOfText(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

async function yieldIfLarge(text: string): Promise<void> {
  if (text.length > LARGE) await setImmediate();
}
