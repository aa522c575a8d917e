import type { AstroGlobal } from 'astro';

interface PrivacyOptions {
  /** What stands in the address is nobody else's either: no site that is visited next is told it. */
  readonly hidesAddress?: boolean;
}

/** A page of one visitor: no cache, the shop's own or one on the way, keeps it. */
export function setPrivateHeaders(
  { locals, response }: Pick<AstroGlobal, 'locals' | 'response'>,
  { hidesAddress = false }: PrivacyOptions = {},
): void {
  locals.cache.store = false;
  response.headers.set('Cache-Control', 'private, no-store');
  if (hidesAddress) response.headers.set('Referrer-Policy', 'no-referrer');
}
