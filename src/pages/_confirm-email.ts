import { isApiError } from '../api/core/api-error.ts';
import { confirmEmailChange } from '../api/identity/account-changes.ts';
import { localizeHref } from '../cms/site/locale-path.ts';
import { redirectTo } from '../lib/redirect.ts';
import { ownCalls, type Page } from './_own-calls.ts';

/** What the page tells, as its query `result` names it. */
export const RESULTS = ['confirmed', 'unknown', 'taken', 'failed'] as const;
type Result = (typeof RESULTS)[number];

const REJECTIONS: Readonly<Record<string, Result>> = { AUT402: 'unknown', VALIDATION: 'unknown', PRO400: 'taken' };

/** Confirms the new email address with the token that the page's form sends, and leads to what came of it. */
export async function confirmEmail(page: Page): Promise<Response> {
  const { locale, sitesConfig, log } = page.locals.shop;
  const { call, cookies } = ownCalls(page);
  const token = new URLSearchParams(await page.request.text()).get('token') ?? '';
  let result: Result = 'confirmed';
  try {
    await call(confirmEmailChange, { body: { token } });
  } catch (error) {
    if (!isApiError(error)) throw error;
    result = REJECTIONS[error.errorId] ?? 'failed';
    if (result === 'failed') log.error({ err: error }, 'an email address could not be confirmed');
  }
  const to = localizeHref(`/confirm-email?result=${result}`, locale, sitesConfig);
  const response = redirectTo(to, 303, { 'Cache-Control': 'private, no-store' });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
