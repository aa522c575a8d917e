import type { MiddlewareHandler } from 'astro';
import { promoCookie } from '../lib/promo-cookie.ts';

/**
 * Returns a plain status to bots instead of an error page; the page's policy is completed where its head is rendered.
 */
export const hideErrorsFromBots: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  if (response.status < 400 || !locals.shop.isBot) return response;
  return new Response('', { status: response.status, headers: { 'X-Robots-Tag': 'noindex' } });
};

/**
 * Stores the code of a link (docs/contract.md#urls) where the site enables it. The page cache does not store such
 * requests (`server/pages/page-address.ts`): their response is personal.
 */
export const rememberPromoCode: MiddlewareHandler = async ({ locals, url }, next) => {
  const { flags, cache } = locals.shop;
  const cookie = flags.autoPromoCode ? promoCookie(url.searchParams.get('autoPromoCode')) : undefined;
  const response = await next();
  if (cookie === undefined) return response;
  cache.store = false;
  response.headers.append('Set-Cookie', cookie);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
};
