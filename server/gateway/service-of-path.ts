import { HTTP_ERRORS, type HttpError } from './error-response.ts';

export type Service = 'commerce' | 'content';

export const isDraftCall = (path: string): boolean => path.startsWith('/pre/caas/');

/** The service a path belongs to. Content is read only; its drafts are for requests with the right to preview. */
export function serviceOf(
  path: string,
  method: string,
  { mayReadDrafts }: { mayReadDrafts: boolean },
): Service | HttpError {
  const isDraft = path.startsWith('/pre/');
  if (!isDraft && !path.startsWith('/caas/')) return 'commerce';
  if (isDraft && !(mayReadDrafts && isDraftCall(path))) return HTTP_ERRORS.unknownCall;
  return method === 'GET' || method === 'HEAD' ? 'content' : HTTP_ERRORS.wrongMethod;
}
