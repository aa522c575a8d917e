import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Editor } from '../../src/cms/preview/editor.ts';
import { createDraftAccess } from './studio.ts';
import { createEditorCalls } from './studio-routes.ts';
import { WITHOUT_CONTENT } from './studio-routes.test-support.ts';
import { createPreviewLinks } from './preview-links.ts';

const HOUR = 3600;
const SHOP = 'https://dev.shop.test';
const editor: Editor = { name: 'Ada', email: 'ada@example.com', role: 'editor', signedInBy: 'account' };
const rights = {
  read: async ({ headers }: Request) => (headers.get('cookie') === 'ada' ? editor : undefined),
  isStill: async () => true,
  cookie: async () => 'editor=',
};
const links = createPreviewLinks({ secret: 's'.repeat(48), isSecure: false, rights });
const calls = createEditorCalls({
  rights,
  links,
  ...WITHOUT_CONTENT,
  origin: { publicOrigin: SHOP, isLocal: false, port: 443 },
  company: undefined,
});
const answer = z.object({ url: z.string(), expiresAt: z.string() });
const errorAnswer = z.object({ errorDetails: z.array(z.object({ details: z.object({ path: z.string() }) })) });

function post(body: object, headers: Record<string, string> = {}) {
  const sent = { cookie: 'ada', 'content-type': 'application/json', origin: SHOP, ...headers };
  const request = new Request(`${SHOP}/cms/api/links`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  return calls.fetch(request, { address: '10.0.0.1' });
}

async function make(body: object) {
  const created = await post(body);
  expect(created.status, await created.clone().text()).toBe(201);
  const { url, expiresAt } = answer.parse(await created.json());
  return { token: url.replace(`${SHOP}/cms/link/`, ''), expiresAt: Date.parse(expiresAt) };
}

async function errorPathOf(body: object): Promise<string | undefined> {
  const rejected = await post(body);
  expect(rejected.status).toBe(400);
  return errorAnswer.parse(await rejected.json()).errorDetails[0]?.details.path;
}

describe('creating a link', () => {
  test('stores what it shows, and for how long', async () => {
    const choices = { date: '2026-12-24T08:00:00Z', visitor: 'member', consent: 'none', testContext: 'exp_a:b' };
    const { token, expiresAt } = await make({ path: '/cart?a=1', locale: 'de-de', ...choices, expiresIn: HOUR });
    expect(Math.abs(expiresAt - Date.now() - HOUR * 1000)).toBeLessThan(5000);
    const query = 'previewDate=2026-12-24T08%3A00%3A00Z&testContext=exp_a%3Ab&visitor=member&consent=none';
    const link = { siteId: 'de', locale: 'de-de', path: '/cart?a=1', query, by: editor };
    expect(await links.open(token)).toEqual({ status: 'good', link, expiresAt });
  });

  test('accepts a page by its address in the locale, too', async () => {
    const { token } = await make({ path: '/de-de/warenkorb', locale: 'de-de', siteId: 'nl', expiresIn: HOUR });
    expect(await links.open(token)).toMatchObject({ link: { siteId: 'nl', path: '/cart', query: '' } });
  });

  test.each([
    ['path', { path: '/cms/preview' }],
    ['path', { path: '/fr-fr/' }],
    ['path', { path: '//evil.test/' }],
    ['path', { path: 'https://evil.test/' }],
    ['locale', { locale: 'xx-xx' }],
    ['siteId', { siteId: 'xx' }],
    ['date', { date: 'soon' }],
    ['testContext', { testContext: 'none' }],
    ['store', { store: 'a b' }],
    ['consent', { consent: 'some' }],
    ['expiresIn', { expiresIn: HOUR - 1 }],
    ['expiresIn', { expiresIn: 14 * 24 * HOUR + 1 }],
  ])('names the invalid member: %s', async (path, wrong) => {
    expect(await errorPathOf({ path: '/', locale: 'de-de', expiresIn: HOUR, ...wrong })).toBe(path);
  });

  test('is for editors, from the shop itself', async () => {
    const body = { path: '/', locale: 'de-de', expiresIn: HOUR };
    expect((await post(body, { cookie: 'bo' })).status).toBe(401);
    expect((await post(body, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post(body, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('the right to read drafts', () => {
  const right = createDraftAccess({ rights, links });
  const call = (path: string, query: string, cookie: string) =>
    right({ path, query: new URLSearchParams(query), request: new Request(SHOP, { headers: { cookie } }) });

  test('is granted to an editor everywhere', async () => {
    expect(await call('/pre/caas/v1/canvas/page/us/home', '', 'ada')).toEqual({});
    expect(await call('/pre/caas/v1/canvas/page/us/home', '', 'bo')).toBeUndefined();
  });

  test('is granted by a link for its site locale and moment', async () => {
    const date = '2026-12-24T08:00:00Z';
    const { token } = await make({ path: '/', locale: 'de-de', date, expiresIn: HOUR });
    const cookie = `preview-link=${token}`;
    const here = 'siteId=de&locale=de-de';
    expect(await call('/pre/caas/v1/canvas/page/de/home', here, cookie)).toEqual({ date });
    expect(await call('/pre/caas/v1/canvas/fragment/usp', here, cookie)).toEqual({ date });
    expect(await call('/pre/caas/v1/canvas/page/us/home', here, cookie)).toBeUndefined();
    expect(await call('/pre/caas/v1/canvas/fragment/usp', 'siteId=us&locale=de-de', cookie)).toBeUndefined();
    expect(await call('/pre/caas/v1/canvas/page/de/home', 'siteId=de&locale=en-us', cookie)).toBeUndefined();
  });
});
