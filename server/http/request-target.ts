export type RequestTarget =
  | { readonly kind: 'path'; readonly url: string }
  /** The same resource in canonical form; always on this origin. */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'malformed' };

const PLAIN = /^\/(?!\/)[\w\-~!$&'()*+,;=:@/]*(\.[\w\-~!$&'()*+,;=:@]+)*(\?[\w\-.~!$&'()*+,;=:@/?%]*)?$/;

/**
 * Validates a raw request target before anything else reads it. Doubled slashes, backslashes, dot segments and raw
 * bytes are redirected to their canonical form; what cannot be decoded is malformed.
 */
export function readTarget(raw: string): RequestTarget {
  if (PLAIN.test(raw) && !raw.includes('//')) return { kind: 'path', url: raw };
  if (!raw.startsWith('/') && !raw.startsWith('\\')) return { kind: 'malformed' };
  const text = decodeBytes(raw);
  const queryAt = text.search(/[?#]/);
  const path = queryAt === -1 ? text : text.slice(0, queryAt);
  const query = queryAt === -1 ? '' : text.slice(queryAt).replace(/#.*$/s, '');
  const proper = properPath(path);
  if (proper === undefined) return { kind: 'malformed' };
  const url = proper + encodeBytes(query);
  return url === raw ? { kind: 'path', url } : { kind: 'redirect', location: url };
}

/** Node decodes raw bytes as Latin-1; browsers that send them mean UTF-8. */
function decodeBytes(raw: string): string {
  return /[^\0-\x7f]/.test(raw) ? Buffer.from(raw, 'latin1').toString('utf8') : raw;
}

function properPath(path: string): string | undefined {
  const segments = path.replaceAll('\\', '/').replace(/^\/+/, '');
  if (!isDecodable(segments)) return undefined;
  const { pathname } = new URL(`http://host/${encodeBytes(segments)}`);
  return pathname.replace(/\/{2,}/g, '/');
}

function isDecodable(text: string): boolean {
  try {
    return !/[\0-\x1f\x7f]/.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

function encodeBytes(text: string): string {
  return text.replace(/[^\x21-\x7e]+/gu, (bytes) => encodeURIComponent(bytes.toWellFormed()));
}
