import type { MiddlewareHandler } from 'astro';

/** Completes the content security policy from settings, and gives bots a bare status instead of an error page. */
export const secure: MiddlewareHandler = async (context, next) => {
  const { locals, csp } = context;
  const hosts = locals.imageHosts.map((host) => `https://${host}`).join(' ');
  const pictures = hosts === '' ? '' : ` ${hosts}`;
  csp?.insertDirective(`img-src 'self' data:${pictures}`);
  csp?.insertDirective(`media-src 'self'${pictures}`);
  const response = await next();
  if (response.status < 400 || !locals.isBot) return response;
  return new Response('', { status: response.status, headers: { 'X-Robots-Tag': 'noindex' } });
};
