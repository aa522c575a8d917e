import type { AstroGlobal } from 'astro';
import { getProfile } from '../api/account/profile.ts';
import type { Profile } from '../api/account/profile.schema.ts';
import type { Favorites, SavedForLater, SharedFavorites } from '../api/account/wishlists.schema.ts';
import { getSharedFavorites } from '../api/account/list-sharing.ts';
import { getFavorites, getSavedForLater } from '../api/account/wishlists.ts';
import type { Cart } from '../api/cart/cart.schema.ts';
import { getCart } from '../api/cart/cart.ts';
import { isApiError } from '../api/core/api-error.ts';
import type { CallApi } from '../api/core/operation.ts';
import { issueToken } from '../api/identity/token.ts';
import { hasMessage, translate } from '../i18n/translate.ts';
import type { SampleState } from '../cms/preview/sample-state.ts';
import { FAVORITES_PAGE_SIZE } from '../config.ts';
import { withinTime } from '../lib/time-limit.ts';
import { sampleCalls } from './_own-calls.ts';

type Page = Pick<AstroGlobal, 'locals' | 'request' | 'response' | 'clientAddress' | 'url'>;

/** Milliseconds; a page with script asks for its data again. */
const TIME_LIMIT = 1500;

/** Runs `load` with the visitor's session and hands its cookies to the response. */
async function asVisitor<Data>(page: Page, load: (call: CallApi) => Promise<Data>): Promise<Data> {
  const { visitorCalls, siteId, locale } = page.locals.shop;
  const { headers } = page.request;
  const visitor = { cookie: headers.get('cookie') ?? '', userAgent: headers.get('user-agent') ?? undefined };
  const { call, cookies } = visitorCalls({ ...visitor, address: page.clientAddress, siteId, locale });
  try {
    return await load(call);
  } finally {
    for (const cookie of cookies) page.response.headers.append('Set-Cookie', cookie);
  }
}

/**
 * What a page shows of the visitor's own without script; `undefined` for a visitor without a session, in preview, and
 * where the service fails.
 */
async function loadOwn<Data>(page: Page, load: (call: CallApi) => Promise<Data>): Promise<Data | undefined> {
  const { preview, readSession, log } = page.locals.shop;
  if (preview !== undefined || (await readSession(page.request)) === undefined) return undefined;
  try {
    return await asVisitor(page, (call) => withinTime(load(call), TIME_LIMIT, () => undefined));
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status >= 500) log.error({ err: error }, 'a page without script: no data of the visitor');
    return undefined;
  }
}

export function loadOwnCart(page: Page): Promise<Cart | undefined> {
  return loadOwn(page, async (call) => {
    const { basketId } = await call(issueToken, { body: { type: 'Guest' } });
    return basketId === undefined ? undefined : call(getCart, { params: { basketId } });
  });
}

/** The items saved for later; `undefined` also while an associate is connected. */
export function loadOwnSaved(page: Page): Promise<SavedForLater | undefined> {
  return loadOwn(page, (call) => call(getSavedForLater, {}));
}

/** The profile of a customer who is signed in; in preview, that of the sample state's visitor. */
export async function loadOwnProfile(page: Page): Promise<Profile['consumerProfile'] | undefined> {
  const { readSession, fixture } = page.locals.shop;
  if (fixture !== undefined) return loadSampleProfile(fixture);
  if ((await readSession(page.request))?.loggedIn !== true) return undefined;
  return (await loadOwn(page, (call) => call(getProfile, {})))?.consumerProfile;
}

async function loadSampleProfile(fixture: SampleState): Promise<Profile['consumerProfile'] | undefined> {
  if (fixture.visitor === 'guest' || fixture.visitor === 'associate') return undefined;
  return (await sampleCalls(fixture).call(getProfile, {})).consumerProfile;
}

const startOf = (page: number) => (page - 1) * FAVORITES_PAGE_SIZE;

export function loadOwnFavorites(page: Page, number: number): Promise<Favorites | undefined> {
  const query = { start: startOf(number), count: FAVORITES_PAGE_SIZE, options: 'true' } as const;
  return loadOwn(page, (call) => call(getFavorites, { query }));
}

export interface ShareLink {
  readonly favoriteId: string;
  readonly token: string;
}

/** The link that favorites were shared by (`POST /wishlists/v2/favorites/{favoriteId}/share`). */
export function readShareLink({ searchParams }: URL): ShareLink | undefined {
  const favoriteId = searchParams.get('favoriteId');
  const token = searchParams.get('token');
  return favoriteId && token ? { favoriteId, token } : undefined;
}

/** A page of another customer's favorites: `null` where they are not shared any more, `undefined` where the service fails. */
export async function loadSharedFavorites(
  page: Page,
  { favoriteId, token }: ShareLink,
  number: number,
): Promise<SharedFavorites | null | undefined> {
  try {
    return await asVisitor(page, async (call) => {
      await call(issueToken, { body: { type: 'Guest' } });
      const query = { token, start: startOf(number), count: FAVORITES_PAGE_SIZE };
      return call(getSharedFavorites, { params: { favoriteId }, query });
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.errorId === 'API404' || error.errorId === 'VALIDATION') return null;
    page.locals.shop.log.error({ err: error }, 'shared favorites not available');
    return undefined;
  }
}

/** The text for the error that a form was redirected with (`server/endpoints/form-routes.ts`). */
export function formErrorText({ url, locals: { shop } }: Pick<Page, 'url' | 'locals'>): string | undefined {
  const errorId = url.searchParams.get('error');
  if (errorId === null) return undefined;
  const known = [`errors.${errorId}_DEFAULT`, `errors.${errorId}`].find((key) => hasMessage(shop.locale, key));
  return translate(shop.locale, known ?? 'shell.failed');
}
