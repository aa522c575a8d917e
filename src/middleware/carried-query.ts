import type { MiddlewareHandler } from 'astro';
import { CARRIED_QUERY } from '../config.ts';
import { addQuery, carryInHtml } from '../cms/preview/carried-query.ts';

/**
 * Carries the visitor's `siteId`, `cms`, `preview` and source in every link, form and redirect (docs/contract.md#urls).
 */
export const carryQuery: MiddlewareHandler = async (context, next) => {
  const { locals, url } = context;
  locals.carried = new URLSearchParams();
  for (const name of CARRIED_QUERY) {
    const value = url.searchParams.get(name);
    if (value !== null) locals.carried.set(name, value.slice(0, 200));
  }
  const response = await next();
  if (locals.carried.size === 0) return response;
  const location = response.headers.get('Location');
  if (location !== null) {
    if (isSameOrigin(location, locals.publicOrigin))
      response.headers.set('Location', addQuery(location, locals.carried));
    return response;
  }
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = carryInHtml(await response.text(), locals.carried);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(html, { status: response.status, headers });
};

function isSameOrigin(location: string, publicOrigin: string): boolean {
  return (
    URL.canParse(location, publicOrigin) && new URL(location, publicOrigin).origin === new URL(publicOrigin).origin
  );
}
