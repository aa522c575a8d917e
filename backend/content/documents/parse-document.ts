import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { cutDepth } from '../../../src/cms/client/json-depth.ts';
import { isRecord } from '../../../domain/record.ts';

export interface Document {
  /** The stored text without a byte order mark. */
  readonly bytes: Buffer<ArrayBuffer>;
  /** Hash of the bytes. */
  readonly revision: string;
  /** Parsed, cut to a depth that every recursive walk can handle. Must not be changed. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly isCut: boolean;
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Throws an `Error` whose message names what is invalid. Large documents yield to other requests between the steps. */
export async function parseDocument(stored: Buffer<ArrayBuffer>): Promise<Document> {
  const bytes = stored.subarray(stored.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  await yieldFor(bytes);
  const content: unknown = JSON.parse(text);
  await yieldFor(bytes);
  if (!isRecord(content)) throw new Error('The document is no JSON object.');
  const isCut = cutDepth(content);
  await yieldFor(bytes);
  return { bytes, revision: hashOf(bytes), content, isCut };
}

export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('base64url');
}

const LARGE = 1024 * 1024;

export async function yieldFor(bytes: { readonly length: number }): Promise<void> {
  if (bytes.length > LARGE) await setImmediate();
}
