import { HTTP_ERRORS, type HttpError } from './error-response.ts';

export type Service = 'commerce' | 'content';

export const isDraftCall = (path: string): boolean => path.startsWith('/pre/caas/');

/** Which service a call belongs to. Content is read only; its drafts are for who may see a preview. */
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
