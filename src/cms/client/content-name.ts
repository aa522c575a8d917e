/**
 * Names of documents: the same rule for the client, which saves a request, and the service, which maps them to files.
 */

/**
 * Header of a 404 of the embedded service that has no documents at all: all content is missing, not only the document.
 */
export const NOTHING_THERE = 'x-content-empty';

const SEGMENT = /^[\p{L}\p{N}\p{M}_-][\p{L}\p{N}\p{M}._-]*$/u;
const SEGMENT_BYTES = 200;
const SEGMENT_COUNT = 16;
const CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/**
 * NFC and lower case; `undefined` for a text that is not a valid name (`..`, empty segments, control characters,
 * drafts).
 */
export function normaliseName(raw: string): string | undefined {
  const name = foldName(raw);
  const segments = name.split('/');
  if (segments.length > SEGMENT_COUNT || !segments.every(isSegment)) return undefined;
  return name.endsWith('.draft') ? undefined : name;
}

export function foldName(raw: string): string {
  return raw.normalize('NFC').toLowerCase().normalize('NFC');
}

/** A site id or a locale, lower case. */
export function normaliseCode(raw: string): string | undefined {
  const code = raw.toLowerCase();
  return CODE.test(code) ? code : undefined;
}

function isSegment(segment: string): boolean {
  return SEGMENT.test(segment) && Buffer.byteLength(segment) <= SEGMENT_BYTES;
}
