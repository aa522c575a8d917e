import { createHash, randomBytes } from 'node:crypto';
import { expect, type APIResponse, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { PASSWORD } from './identity.ts';

interface Site {
  readonly siteId: string;
  readonly locale: string;
}

export interface Item {
  readonly productId: string;
  readonly qty?: number;
  readonly shippingMethod?: string;
  readonly storeId?: string;
}

const US: Site = { siteId: 'us', locale: 'en-us' };

const origins = new WeakMap<BrowserContext, string>();

/** Origin of the page's browser; only its requests know the base URL of the tests. */
export async function originOf(page: Page): Promise<string> {
  const known = origins.get(page.context());
  if (known !== undefined) return known;
  const { origin } = new URL((await page.request.get('/healthcheck/live')).url());
  origins.set(page.context(), origin);
  return origin;
}

/** Sends a request in the session of the page's browser, like its pages: `POST /cart/v1/cart`. */
export async function callAs(
  page: Page,
  call: string,
  data?: object,
  { siteId, locale }: Site = US,
): Promise<APIResponse> {
  const [method = '', path = ''] = call.split(' ');
  const query = `siteId=${siteId}&locale=${locale}`;
  const url = `/api${path}${path.includes('?') ? '&' : '?'}${query}`;
  const origin = await originOf(page);
  return page.request.fetch(url, { method, headers: { origin, 'content-type': 'application/json' }, data });
}

/** Fills the cart by requests. */
export async function fillCart(page: Page, items: readonly Item[], site: Site = US): Promise<void> {
  await callAs(page, 'POST /token/v2/auth/token', { type: 'Guest' }, site);
  const body = { items: items.map((item) => ({ qty: 1, ...item })) };
  const answer = await callAs(page, 'POST /cart/v1/cartWithItem', body, site);
  expect(answer.status(), await answer.text()).toBe(201);
}

const signInAnswer = z.object({ authorizationCode: z.string() });
const openCart = z.object({ basketId: z.string(), items: z.array(z.object({ id: z.string() })) });

/** Signs in by requests; empties the account's cart. */
export async function enterAs(page: Page, username: string, password = PASSWORD): Promise<void> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  await callAs(page, 'POST /token/v2/auth/token', { type: 'Guest' });
  const proof = { username, password, codeChallenge, recaptcha_response: 'sandbox-pass' };
  const answer = await callAs(page, 'POST /consumers-v3/auth/signin', proof);
  expect(answer.status(), await answer.text()).toBe(200);
  const { authorizationCode } = signInAnswer.parse(await answer.json());
  const exchange = { type: 'Registered', codeVerifier, authorizationCode, guestObjects: {} };
  await callAs(page, 'POST /token/v2/auth/token', exchange);
  const { basketId, items } = openCart.parse(await (await callAs(page, 'POST /cart/v1/cart', {})).json());
  for (const { id } of items) await callAs(page, 'DELETE /cart/v1/item', { cartId: basketId, itemId: id });
}

/** Ends the session without the page's knowledge: deletes its cookie. */
export const endSession = (page: Page): Promise<void> => page.context().clearCookies();
