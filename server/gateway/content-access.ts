import { ApiError } from '../../src/api/core/api-error.ts';
import type { DraftAccess, ReadDraftAccess } from './draft-access.ts';
import { HTTP_ERRORS } from './error-response.ts';
import { isRead, type GatewayContext, type GatewayMiddleware } from './gateway-environment.ts';

/** Content is read only (API405); its drafts exist only for requests with the right to preview (API404) and are never cached. */
export function restrictContent(readDraftAccess: ReadDraftAccess): GatewayMiddleware {
  return async (context, next) => {
    const { path } = context.var;
    if (!path.startsWith('/caas/') && !path.startsWith('/pre/')) return next();
    const draft = path.startsWith('/pre/') ? await requireDraftAccess(context, readDraftAccess) : undefined;
    if (!isRead(context.req.method)) throw new ApiError(HTTP_ERRORS.wrongMethod);
    context.set('content', { draft });
    await next();
    if (draft === undefined) return undefined;
    context.res.headers.set('cache-control', 'private, no-store');
    context.res.headers.set('x-robots-tag', 'noindex');
    return undefined;
  };
}

async function requireDraftAccess(
  { req: { raw: request }, var: { path, query } }: GatewayContext,
  readDraftAccess: ReadDraftAccess,
): Promise<DraftAccess> {
  const draft = path.startsWith('/pre/caas/') ? await readDraftAccess({ path, query, request }) : undefined;
  if (draft === undefined) throw new ApiError(HTTP_ERRORS.unknownCall);
  return draft;
}
