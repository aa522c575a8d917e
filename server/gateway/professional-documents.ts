import { isProgramme } from '../../domain/account/professional.ts';
import { getProfile } from '../../src/api/account/profile.ts';
import { isApiError } from '../../src/api/core/api-error.ts';
import type { VisitorCalls } from '../../src/cms/request-context.ts';
import { isForProfessionals } from '../../src/lib/route-match.ts';

/** Of a document that the visitor may not read; the page has the same status. */
export const NOT_FOR_VISITOR = {
  status: 403,
  errorId: 'AUT404',
  message: 'The document is for professionals.',
} as const;

/** Whether the visitor is signed in as a professional. */
export async function isProfessional({ call }: VisitorCalls): Promise<boolean> {
  const identities = await call(getProfile, {}).then(
    ({ consumerProfile }) => consumerProfile.consumerDetails.identity,
    (error: unknown) => {
      if (!isApiError(error) || error.status >= 500) throw error;
      return [];
    },
  );
  return identities.some(({ type }) => isProgramme(type));
}

const PAGE_CALL = /^\/(?:pre\/)?caas\/v1\/canvas\/(?:page|augmentedpage|children)\/[^/]+\/(.+?)\/*$/i;

/** Whether a call of the content API names a document for professionals, under any decoding of its path. */
export function namesProfessionalDocument(path: string): boolean {
  const decoded = decodeWholly(path).replaceAll(/[/\\]+/g, '/');
  return isForProfessionals(PAGE_CALL.exec(decoded)?.[1] ?? '');
}

function decodeWholly(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decodeWholly(decoded);
  } catch {
    return path;
  }
}
