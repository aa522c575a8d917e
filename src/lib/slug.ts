/**
 * URL part of a name: lower case, NFC, words joined by "-"; letters and digits of every script stay. Empty when the
 * name has neither.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/&/g, ' ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
