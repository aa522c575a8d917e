import type { MiddlewareHandler } from 'astro';
import { addQuery, carryInHtml } from '../cms/preview/carried-query.ts';

/**
 * Carries the visitor's `siteId`, `cms`, `preview` and source in every link, form and redirect (docs/contract.md#urls).
 */
export const carryQuery: MiddlewareHandler = async (context, next) => {
  const response = await next();
  const { carried, publicOrigin } = context.locals.shop;
  if (carried.size === 0) return response;
  const location = response.headers.get('Location');
  if (location !== null) {
    if (isSameOrigin(location, publicOrigin)) response.headers.set('Location', addQuery(location, carried));
    return response;
  }
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = carryInHtml(await response.text(), carried);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(html, { status: response.status, headers });
};

function isSameOrigin(location: string, publicOrigin: string): boolean {
  return (
    URL.canParse(location, publicOrigin) && new URL(location, publicOrigin).origin === new URL(publicOrigin).origin
  );
}
