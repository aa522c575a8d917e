import type { APIContext, MiddlewareHandler } from 'astro';
import type { PreviewState } from '../cms/request-context.ts';

/**
 * `preview=true`, and every page in the frame of an editors' tool, shows drafts at the moment of `previewDate` to who has the right
 * to; without it the parameter does nothing, and a framed page is not there (contract 5). A preview is nobody else's.
 */
export const readPreview: MiddlewareHandler = async (context, next) => {
  const { locals, url, request } = context;
  const isWanted = locals.isFramed || url.searchParams.get('preview') === 'true';
  if (isWanted) locals.editor = await locals.readEditor(request);
  if (locals.isFramed && locals.editor === undefined) return refuseFrame();
  locals.preview = locals.editor === undefined ? undefined : previewOf(context);
  const response = await next();
  if (isWanted) response.headers.set('Cache-Control', 'private, no-store');
  return response;
};

function previewOf({ url }: APIContext): PreviewState {
  const date = url.searchParams.get('previewDate');
  const isPublished = url.searchParams.get('previewRevision') === 'published';
  return {
    ...(date !== null && !Number.isNaN(Date.parse(date)) ? { date } : {}),
    ...(isPublished ? { revision: 'published' } : {}),
  };
}

function refuseFrame(): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  return new Response('Only editors see this page. Sign in at /cms/sign-in.\n', { status: 403, headers });
}
