import { FAULTS, type Fault } from './fault.ts';

export type Service = 'commerce' | 'content';

/** Which service a call belongs to. Content is read only; drafts are for a local machine until editors can sign in. */
export function serviceOf(path: string, method: string, { isLocal }: { isLocal: boolean }): Service | Fault {
  const isDraft = path.startsWith('/pre/');
  if (!isDraft && !path.startsWith('/caas/')) return 'commerce';
  if (isDraft && !(isLocal && path.startsWith('/pre/caas/'))) return FAULTS.unknownCall;
  return method === 'GET' || method === 'HEAD' ? 'content' : FAULTS.wrongMethod;
}
