const EXTENSION = /\.[a-z]{2,5}$/i;
/** Documents that are parts of pages (`components.ts`). */
const PART = /^components\//;
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*(?:\/[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*)*$/u;

/**
 * The document name of a path, lower case and in NFC; `undefined` when it cannot be a page: a file extension of 2 to 5
 * letters (docs/contract.md#urls), a part of pages, or a character that document names exclude.
 */
export function pageName(slug: string): string | undefined {
  const name = slug.normalize('NFC').toLowerCase();
  if (name.length > 300 || name.includes('..') || !NAME.test(name)) return undefined;
  return EXTENSION.test(name) || PART.test(name) ? undefined : name;
}
