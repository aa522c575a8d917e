import type { MiddlewareHandler } from 'astro';

/** Drafts are shown on a local machine only; elsewhere the parameter does nothing until editors can sign in (contract 5). */
export const readPreview: MiddlewareHandler = async (context, next) => {
  const { locals, url } = context;
  const wanted = url.searchParams.get('preview') === 'true' && locals.isLocal;
  const date = url.searchParams.get('previewDate');
  locals.preview = wanted ? (date !== null && !Number.isNaN(Date.parse(date)) ? { date } : {}) : undefined;
  const response = await next();
  if (wanted) response.headers.set('Cache-Control', 'private, no-store');
  return response;
};
