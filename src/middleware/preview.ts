import type { APIContext, MiddlewareHandler } from 'astro';
import { readPreviewQuery } from '../cms/preview/preview-query.ts';
import { PREVIEW_QUERY } from '../cms/preview/preview-choices.ts';

/**
 * With `preview=true`, and on every page in a frame of the studio, shows drafts by the query
 * (`src/cms/preview/preview-query.ts`) to editors, and by the link to the holder of a link; for everybody else the
 * parameter is ignored, and a framed page is not found (docs/contract.md#preview). A preview is private.
 */
export const readPreview: MiddlewareHandler = async (context, next) => {
  const { locals, url, request } = context;
  const { shop } = locals;
  const isWanted = shop.isFramed || url.searchParams.get('preview') === 'true';
  if (!isWanted) return next();
  const editor = await shop.readEditor(request);
  if (shop.isFramed && editor === undefined) return forbidFrame();
  if (editor !== undefined) locals.shop = shop.with({ editor, preview: readPreviewQuery(url.searchParams) });
  const response = await (editor === undefined ? followLink(context, next) : next());
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
};

type Next = Parameters<MiddlewareHandler>[1];

/** A link replaces the query, at the path it was made for; all other parameters of the address are ignored. */
async function followLink({ locals, url, request }: APIContext, next: Next): Promise<Response> {
  const { shop } = locals;
  const active = await shop.previewLinks.activeLink(request);
  if (active === undefined) return next();
  const { link, expiresAt } = active;
  if (link.siteId !== shop.siteId || link.locale !== shop.locale) return next();
  const query = new URLSearchParams(link.query);
  locals.shop = shop.with({ preview: { ...readPreviewQuery(query), link: { by: link.by.name, expiresAt } } });
  const shown = new URLSearchParams(url.searchParams);
  for (const name of Object.values(PREVIEW_QUERY)) shown.delete(name);
  for (const [name, value] of query) shown.set(name, value);
  const isSame = shown.toString() === url.searchParams.toString();
  return isSame ? next() : next(`${shop.path}?${shown}`);
}

function forbidFrame(): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  return new Response('Only editors see this page. Sign in at /cms/sign-in.\n', { status: 403, headers });
}
