import type { MiddlewareHandler } from 'astro';
import { promoCookie } from '../lib/promo-cookie.ts';

/**
 * Stores the code of a link (docs/contract.md#urls) where the site enables it. The page cache does not store such
 * requests (`server/page-cache/page-address.ts`): their response is personal.
 */
export const rememberPromoCode: MiddlewareHandler = async ({ locals, url }, next) => {
  const cookie = locals.flags.autoPromoCode ? promoCookie(url.searchParams.get('autoPromoCode')) : undefined;
  const response = await next();
  if (cookie === undefined) return response;
  locals.cache.store = false;
  response.headers.append('Set-Cookie', cookie);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
};
