import type { HeaderList } from './reply.ts';

/** Headers of every response, whatever its route. */
export function securityHeaders(publicOrigin: string): HeaderList {
  const isSecure = publicOrigin.startsWith('https:');
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS],
    ...(isSecure ? ([['strict-transport-security', 'max-age=31536000']] as const) : []),
  ];
}

/**
 * Of a document that is not the same for everybody: a window that opened it has no access to it. Where a browser starts
 * with the shop, it has to start another process for such a document (docs/decisions/096).
 */
export const OPENER_POLICY: HeaderList[number] = ['cross-origin-opener-policy', 'same-origin-allow-popups'];

const PERMISSIONS = [
  'camera=(self)',
  'geolocation=(self)',
  'payment=(self)',
  'accelerometer=()',
  'browsing-topics=()',
  'display-capture=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'usb=()',
].join(', ');

/** For responses that are not documents: however a browser interprets them, nothing runs and nothing frames them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For files of editors and imports: an SVG image opened directly runs no script. */
export const MEDIA_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const PAGE_DEFAULTS: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
};

/** Adds the missing directives to a page's own policy. Only studio pages may be framed, by the shop itself. */
export function completePolicy(policy: string | undefined, { isFramed = false } = {}): string {
  const directives = (policy ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((directive) => (isFramed && directive.startsWith('frame-ancestors') ? "frame-ancestors 'self'" : directive));
  const named = new Set(directives.map((directive) => directive.split(/\s/)[0]));
  const added = Object.entries(PAGE_DEFAULTS).filter(([name]) => !named.has(name));
  return [...directives, ...added.map(([name, value]) => `${name} ${value}`)].join('; ');
}
