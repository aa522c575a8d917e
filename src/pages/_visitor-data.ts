import type { AstroGlobal } from 'astro';
import type { Favorites } from '../api/account/wishlists.schema.ts';
import { getFavorites } from '../api/account/wishlists.ts';
import type { Cart } from '../api/cart/cart.schema.ts';
import { getCart } from '../api/cart/cart.ts';
import { isApiError } from '../api/core/api-error.ts';
import type { CallApi } from '../api/core/operation.ts';
import { issueToken } from '../api/identity/token.ts';
import { hasMessage, translate } from '../i18n/translate.ts';
import { withinTime } from '../lib/time-limit.ts';

type Page = Pick<AstroGlobal, 'locals' | 'request' | 'response' | 'clientAddress' | 'url'>;

/** Milliseconds; a page with script asks for its data again. */
const TIME_LIMIT = 1500;
const MOST = 100;

/**
 * What a page shows of the visitor's own without script; `undefined` for a visitor without a session, in preview, and
 * where the service fails.
 */
async function loadOwn<Data>(page: Page, load: (call: CallApi) => Promise<Data>): Promise<Data | undefined> {
  const { preview, readSession, visitorCalls, siteId, locale, log } = page.locals.shop;
  if (preview !== undefined || (await readSession(page.request)) === undefined) return undefined;
  const { headers } = page.request;
  const visitor = { cookie: headers.get('cookie') ?? '', userAgent: headers.get('user-agent') ?? undefined };
  const { call, cookies } = visitorCalls({ ...visitor, address: page.clientAddress, siteId, locale });
  try {
    return await withinTime(load(call), TIME_LIMIT, () => undefined);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status >= 500) log.error({ err: error }, 'a page without script: no data of the visitor');
    return undefined;
  } finally {
    for (const cookie of cookies) page.response.headers.append('Set-Cookie', cookie);
  }
}

export function loadOwnCart(page: Page): Promise<Cart | undefined> {
  return loadOwn(page, async (call) => {
    const { basketId } = await call(issueToken, { body: { type: 'Guest' } });
    return basketId === undefined ? undefined : call(getCart, { params: { basketId } });
  });
}

export function loadOwnFavorites(page: Page): Promise<Favorites | undefined> {
  return loadOwn(page, (call) => call(getFavorites, { query: { count: MOST } }));
}

/** The text for the error that a form was redirected with (`server/endpoints/form-routes.ts`). */
export function formErrorText({ url, locals: { shop } }: Pick<Page, 'url' | 'locals'>): string | undefined {
  const errorId = url.searchParams.get('error');
  if (errorId === null) return undefined;
  const known = [`errors.${errorId}_DEFAULT`, `errors.${errorId}`].find((key) => hasMessage(shop.locale, key));
  return translate(shop.locale, known ?? 'shell.failed');
}
