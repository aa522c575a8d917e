import { isApiError } from '../api/core/api-error.ts';
import { undoUnsubscribe, unsubscribe } from '../api/account/unsubscribing.ts';
import { ownCalls, type Page } from './_own-calls.ts';

export interface UnsubscribeState {
  /** One of the fixtures of the route. */
  readonly name: string;
  readonly channel: string;
}

const FAILED_STATUS = 503;

/**
 * Ends the subscription that the token names, or undoes it. A mail program's request has no cookies and is answered without a
 * redirect (RFC 8058); whatever else a form sends ends nothing.
 */
export async function runUnsubscribe(page: Page, token: string): Promise<UnsubscribeState> {
  const { call } = ownCalls(page);
  const fields = await page.request.formData().catch(() => new FormData());
  const isUndone = fields.get('undo') === 'true';
  if (!isUndone && fields.get('List-Unsubscribe') !== 'One-Click') return { name: 'asked', channel: 'email' };
  try {
    const { channel } = await call(isUndone ? undoUnsubscribe : unsubscribe, { body: { token } });
    return { name: isUndone ? 'resumed' : 'ended', channel };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const isUnknown = error.errorId === 'API404' || error.errorId === 'VALIDATION';
    page.response.status = isUnknown ? 404 : FAILED_STATUS;
    if (!isUnknown) page.locals.shop.log.error({ err: error }, 'a subscription could not be ended');
    return { name: isUnknown ? 'unknown' : 'failed', channel: 'email' };
  }
}
