import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
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

export function hashOfText(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

export async function yieldIfLarge(text: string): Promise<void> {
  if (text.length > LARGE) await setImmediate();
}
