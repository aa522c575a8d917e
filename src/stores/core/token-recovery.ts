import { ApiError, isApiError } from '../../api/core/api-error.ts';
import type { Session } from '../../api/identity/token.schema.ts';
import { TOKEN_RETRY_DELAY } from '../../config.ts';
import { reportError } from './monitoring.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A conflict is retried once; a refusal other than 403 is `DUPLICATED_TOKEN` (specification 1, sections 8 and 9). */
export async function retryToken(error: unknown, ask: () => Promise<Session>): Promise<Session> {
  reportError(error);
  try {
    if (!isApiError(error) || error.status !== 409) throw error;
    await pause(TOKEN_RETRY_DELAY);
    return await ask();
  } catch (cause) {
    if (!isApiError(cause) || cause.status === 0 || cause.status === 403) throw cause;
    const { status, message } = cause;
    throw new ApiError({ errorId: 'DUPLICATED_TOKEN', code: 'AUT409', status, message, cause });
  }
}
