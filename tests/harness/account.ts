import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { openShopApi } from './gateway.ts';
import { callAs, originOf, type Item } from './checkout-cart.ts';
import { freshEmail, PASSWORD } from './identity.ts';

const answer = z.object({ authorizationCode: z.string() });

function createChallenge() {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

const profile = (email: string, codeChallenge: string) => ({
  email,
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Walker',
  codeChallenge,
  recaptcha_response: 'sandbox-pass',
});

const session = (authorizationCode: string, codeVerifier: string) => ({
  type: 'Registered',
  codeVerifier,
  authorizationCode,
  guestObjects: {},
});

/** Creates an account and signs in without the pages for it: the next page in the browser is the account's. */
export async function openAccount(page: Page): Promise<string> {
  const email = freshEmail();
  const { codeVerifier, codeChallenge } = createChallenge();
  await callAs(page, 'POST /token/v2/auth/token', { type: 'Guest' });
  const opened = await callAs(page, 'POST /consumers-v3/auth/signup', profile(email, codeChallenge));
  expect(opened.status(), await opened.text()).toBe(200);
  const { authorizationCode } = answer.parse(await opened.json());
  await callAs(page, 'POST /token/v2/auth/token', session(authorizationCode, codeVerifier));
  return email;
}

/** Creates an account from another session, with these products in its cart; the browser's session stays a guest's. */
export async function accountElsewhere(page: Page, items: readonly Item[] = []): Promise<string> {
  const shopApi = openShopApi(await originOf(page));
  const email = freshEmail();
  const { codeVerifier, codeChallenge } = createChallenge();
  await shopApi.send('POST', '/token/v2/auth/token', { type: 'Guest' });
  const opened = await shopApi.send('POST', '/consumers-v3/auth/signup', profile(email, codeChallenge));
  if (items.length === 0) return email;
  const { authorizationCode } = answer.parse(opened);
  await shopApi.send('POST', '/token/v2/auth/token', session(authorizationCode, codeVerifier));
  const lines = items.map((item) => ({ qty: 1, ...item }));
  await shopApi.send('POST', '/cart/v1/cartWithItem', { items: lines });
  return email;
}
