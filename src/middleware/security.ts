import type { MiddlewareHandler } from 'astro';

/**
 * Returns a plain status to bots instead of an error page; the page's policy is completed where its head is rendered.
 */
export const secure: MiddlewareHandler = async (context, next) => {
  const { locals } = context;
  const response = await next();
  if (response.status < 400 || !locals.isBot) return response;
  return new Response('', { status: response.status, headers: { 'X-Robots-Tag': 'noindex' } });
};
