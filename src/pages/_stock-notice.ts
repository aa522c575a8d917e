import { confirmStockNotice, removeStockNotice } from '../api/catalog/availability.ts';
import type { ChangedNotice } from '../api/catalog/availability.schema.ts';
import { isApiError } from '../api/core/api-error.ts';
import { ownCalls, type Page } from './_own-calls.ts';

export interface NoticeState extends ChangedNotice {
  /** One of the fixtures of the route. */
  readonly state: string;
}

const FAILED_STATUS = 503;

/** Confirms or removes the request for a mail that the token names, as the page's form says. */
export async function changeNotice(page: Page, token: string): Promise<NoticeState> {
  const { call } = ownCalls(page);
  const fields = await page.request.formData().catch(() => new FormData());
  const isRemoval = fields.get('remove') === 'true';
  try {
    const product = await call(isRemoval ? removeStockNotice : confirmStockNotice, { body: { token } });
    return { state: isRemoval ? 'removed' : 'confirmed', ...product };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const isUnknown = error.errorId === 'API404' || error.errorId === 'VALIDATION';
    page.response.status = isUnknown ? 404 : FAILED_STATUS;
    if (!isUnknown) page.locals.shop.log.error({ err: error }, 'a stock notice could not be changed');
    return { state: isUnknown ? 'unknown' : 'failed' };
  }
}
