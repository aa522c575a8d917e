import type { AstroGlobal } from 'astro';

interface PrivacyOptions {
  /** The address contains private values: no `Referer` may disclose it. */
  readonly hidesAddress?: boolean;
}

/** Headers of a page for one visitor: neither the shop's cache nor one on the way stores it. */
export function setPrivateHeaders(
  { locals, response }: Pick<AstroGlobal, 'locals' | 'response'>,
  { hidesAddress = false }: PrivacyOptions = {},
): void {
  locals.shop.cache.store = false;
  response.headers.set('Cache-Control', 'private, no-store');
  if (hidesAddress) response.headers.set('Referrer-Policy', 'no-referrer');
}
