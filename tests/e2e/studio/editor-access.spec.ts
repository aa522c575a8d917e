import { expect, test } from '@playwright/test';
import { editorCalls, editorPages } from '../../harness/editor-routes.ts';
import { EDITOR, linkToken, startEditorShop, Visitor, type Answer } from '../../harness/editor-shop.ts';
import type { Shop } from '../../harness/shop.ts';
import { MISFITS, RAW_TEXTS } from '../../contract/support/hostile-values.test-support.ts';

/**
 * Permissions of every page and endpoint of the studio. The lists are read from the routes and the server itself: a new
 * entry fails here until it has its row.
 */

/** Pages that are open to everybody, with an address to try; every other page below `/cms/` is an editor's. */
const OPEN_PAGES: Readonly<Record<string, string>> = {
  '/cms/sign-in': '/cms/sign-in',
  '/cms/link/{token}': '/cms/link/none',
};

/** Addresses to try of editors' pages whose pattern has a parameter. */
const PAGES: Readonly<Record<string, string>> = {};

interface Call {
  readonly body?: object;
  /** Instead of the pattern's own path. */
  readonly path?: string;
  /** The response to an editor. */
  readonly status: number;
  readonly isOpen?: true;
}

const DOCUMENTS = '/cms/api/documents/us/en-us';

/** A row for each endpoint below `/cms/api`. */
const CALLS: Readonly<Record<string, Call>> = {
  'GET /cms/api/me': { status: 200 },
  'POST /cms/api/links': { status: 201, body: { path: '/', locale: 'en-us', expiresIn: 3600 } },
  'POST /cms/api/sign-out': { status: 204, body: {}, isOpen: true },
  'POST /cms/api/section': { status: 400, body: {} },
  'GET /cms/api/schemas': { status: 200 },
  'GET /cms/api/changes': { status: 200 },
  'GET /cms/api/documents': { status: 200, path: '/cms/api/documents?siteId=us&locale=en-us&kind=page' },
  'GET /cms/api/documents/:siteId/:locale/:kind/:name{.+}': { status: 200, path: `${DOCUMENTS}/page/home` },
  // Of a kind that there is not: nothing may be written here.
  'PUT /cms/api/documents/:siteId/:locale/:kind/:name{.+}': { status: 404, path: `${DOCUMENTS}/none/home`, body: {} },
  'DELETE /cms/api/documents/:siteId/:locale/:kind/:name{.+}': {
    status: 404,
    path: `${DOCUMENTS}/none/home`,
    body: {},
  },
  'POST /cms/api/checks/:siteId/:locale/:kind/:name{.+}': {
    status: 200,
    path: '/cms/api/checks/us/en-us/page/home',
    body: { document: {} },
  },
  'GET /cms/api/media': { status: 200 },
  'GET /cms/api/review-photos/:id': { status: 404, path: `/cms/api/review-photos/${'0'.repeat(36)}` },
  'GET /cms/api/sent-photos/:id': { status: 404, path: `/cms/api/sent-photos/${'0'.repeat(36)}` },
  'GET /cms/api/pages': { status: 200 },
  // Not configured here, so the endpoint does not exist for an editor, either.
  'GET /cms/api/oidc/start': { status: 404 },
  'GET /cms/api/oidc/callback': { status: 404 },
};

/** The first is handled by the process itself; the second requires a type. */
const NOTHING_THERE = new Set(['/cms/section', '/cms/showcase/single']);
const OTHERS = ['associate', 'customer', 'nobody', 'holder of a link', 'holder of an expired link'] as const;
type Name = (typeof OTHERS)[number] | 'editor';

let shop: Shop;
let visitors: Readonly<Record<Name, Visitor>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop = await startEditorShop();
  const visitor = () => new Visitor(shop.origin);
  const hour = 60 * 60 * 1000;
  visitors = {
    editor: await visitor().signIn(EDITOR),
    associate: await visitor().connectAssociate(),
    customer: await visitor().signIn('shopper@example.com'),
    nobody: visitor(),
    'holder of a link': visitor().hold('preview-link', await linkToken(Date.now() + hour)),
    'holder of an expired link': visitor().hold('preview-link', await linkToken(Date.now() - hour)),
  };
});
test.afterAll(() => shop.stop());

async function each(names: readonly Name[], check: (visitor: Visitor, name: Name) => Promise<void>): Promise<void> {
  for (const name of names) await check(visitors[name], name);
}

const isCacheable = ({ headers }: Answer) => headers.get('cache-control') !== 'private, no-store';

test('every page of editors’ tools is for editors alone', async () => {
  const guarded = editorPages().filter(({ pattern }) => !(pattern in OPEN_PAGES));
  expect(guarded.length).toBeGreaterThan(0);
  for (const { pattern, guard } of guarded) {
    expect(guard, `${pattern}: a page below /cms/ has the guard, or a row in OPEN_PAGES`).toBe('editor');
    const path = PAGES[pattern] ?? pattern;
    expect(path, `${pattern}: needs a row in PAGES`).not.toContain('{');
    await each(OTHERS, async (visitor, name) => {
      const answer = await visitor.get(path);
      expect([answer.status, answer.location], `${path}, ${name}`).toEqual([
        303,
        `/cms/sign-in?return=${encodeURIComponent(path)}`,
      ]);
      expect(isCacheable(answer), `${path}, ${name}`).toBe(false);
      expect((await visitor.get(`${path}?preview=true`)).status, `${path}, ${name}`).toBe(303);
    });
    const answer = await visitors.editor.get(path);
    expect(answer.status, `${path}, editor`).toBe(NOTHING_THERE.has(path) ? 404 : 200);
    expect(isCacheable(answer), `${path}, editor`).toBe(false);
  }
  for (const path of Object.values(OPEN_PAGES)) expect((await visitors.nobody.get(path)).location, path).toBeNull();
});

test('pages in the frame of editors’ tools are for editors alone', async () => {
  for (const path of ['/cms/page/', '/cms/page/cart', '/cms/page/de-de/account']) {
    await each(OTHERS, async (visitor, name) => {
      const { status, text } = await visitor.get(path);
      expect([status, text], `${path}, ${name}`).toEqual([403, expect.stringContaining('Only editors')]);
    });
    const { status, text } = await visitors.editor.get(path);
    expect([status, text.includes('id="preview-info"')], path).toEqual([200, true]);
  }
});

test('every endpoint of the studio requires an editor', async () => {
  for (const name of editorCalls()) {
    const row = CALLS[name];
    expect(row, `${name}: needs a row in CALLS`).toBeDefined();
    if (row === undefined || row.isOpen) continue;
    const [method = '', pattern = ''] = name.split(' ');
    const path = row.path ?? pattern;
    await each(OTHERS, async (visitor, who) => {
      expect((await visitor.send(method, path, row.body)).status, `${name}, ${who}`).toBe(401);
    });
    expect((await visitors.editor.send(method, path, row.body)).status, `${name}, editor`).toBe(row.status);
  }
  expect(Object.keys(CALLS).toSorted()).toEqual([...editorCalls()].toSorted());
  await each(OTHERS, async (visitor, name) => expect((await visitor.get('/cms/api/none')).status, name).toBe(401));
});

test('drafts are readable for editors, and for holders of a link to their page', async () => {
  const draft = (path: string) => `/api/pre/caas/v1/canvas/augmentedpage/${path}`;
  const american = draft('us/home?siteId=us&locale=en-us');
  const german = draft('de/home?siteId=de&locale=de-de');
  await each(['editor', ...OTHERS], async (visitor, name) => {
    const isEditor = name === 'editor';
    const answer = await visitor.get(american);
    expect(answer.status, name).toBe(isEditor || name === 'holder of a link' ? 200 : 404);
    if (answer.status === 200) expect(isCacheable(answer), name).toBe(false);
    expect((await visitor.get(german)).status, name).toBe(isEditor ? 200 : 404);
  });
});

test('the parameter does nothing for who has no right to it', async () => {
  const here = '/help';
  await each(['editor', 'holder of a link'], async (visitor, name) => {
    const answer = await visitor.get(`${here}?preview=true&previewDate=2026-12-24`);
    const { text } = answer;
    expect([text.includes('aria-label="Preview"'), /rel="(canonical|alternate)"/.test(text)], name).toEqual([
      true,
      false,
    ]);
    expect([answer.headers.get('x-robots-tag'), isCacheable(answer)], name).toEqual(['noindex', false]);
  });
  // The pages of an associate have a bar of their own.
  const plain = { associate: await visitors.associate.get(here), others: await visitors.nobody.get(here) };
  for (const name of ['associate', 'customer', 'nobody', 'holder of an expired link'] as const) {
    const answer = await visitors[name].get(`${here}?preview=true&previewDate=2026-12-24`);
    const { text: expected } = name === 'associate' ? plain.associate : plain.others;
    expect(withoutCarried(answer.text) === expected, name).toBe(true);
    expect([answer.headers.get('x-robots-tag'), isCacheable(answer)], name).toEqual(['noindex', false]);
  }
  const { text } = await visitors['holder of a link'].get('/de-de/?preview=true');
  expect(text.includes('preview-info')).toBe(false);
});

/** What links and forms carry on is all that differs. */
function withoutCarried(html: string): string {
  return html
    .replaceAll('"carried":"preview=true"', '"carried":""')
    .replaceAll('<input type="hidden" name="preview" value="true">', '')
    .replaceAll(/(\?|&amp;)preview=true(?=["#])/g, '')
    .replaceAll('?preview=true&amp;', '?');
}

test('invalid input gets an error text, and is never echoed unescaped', async () => {
  const { editor } = visitors;
  const section = { path: 'main.0', siteId: 'us', locale: 'en-us', item: { type: 'banner', id: 'a', content: {} } };
  const link = { path: '/', locale: 'en-us', expiresIn: 3600, date: '2026-01-01', testContext: 'a:b', store: '1001' };
  const values = [...MISFITS.slice(0, 9), '"><b onclick=x>', '\ud800', '__proto__'];
  const inItem = (value: unknown) => [
    { ...section, item: { ...section.item, type: value } },
    { ...section, item: { ...section.item, content: { title: value, html: value, image: value, sections: value } } },
  ];
  const check = ({ status, text, headers }: Answer, label: string) => {
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    const html: string = isJson ? (JSON.parse(text).html ?? '') : text;
    expect(status, label).toBeLessThan(500);
    if (status >= 400) expect(text, label).toMatch(/"message":"[^"]|\w+ \w+/);
    expect(html.includes('"><b onclick'), label).toBe(false);
  };
  for (const value of values) {
    const name = JSON.stringify(value).slice(0, 40);
    for (const body of inItem(value)) check(await editor.send('POST', '/cms/api/section', body), `item ${name}`);
    for (const [path, good] of Object.entries({ section, links: link }))
      for (const member of Object.keys(good))
        check(await editor.send('POST', `/cms/api/${path}`, { ...good, [member]: value }), `${path} ${member} ${name}`);
  }
  const texts = [...RAW_TEXTS.slice(0, 8), '%22%3E%3Cb%20onclick%3Dx%3E'];
  for (const text of texts) {
    check(await editor.get(`/cms/showcase/single?type=${text}&variant=${text}&locale=${text}&date=${text}`), text);
    check(await editor.get(`/cms/showcase/split?left=${text}&right=${text}`), text);
    check(await editor.get(`/cms/page/${text}?previewDate=${text}&visitor=${text}&fixture=${text}`), text);
    check(await editor.get(`/cms/api/pages?siteId=${text}&locale=${text}&date=${text}`), text);
    check(await editor.get(`/cms/api/media?query=${text}`), text);
    check(await editor.get(`/cms/sign-in?return=${text}&fault=${text}`), text);
  }
});

test('a right ends with the session, and with the link’s time', async () => {
  const leaving = await new Visitor(shop.origin).signIn(EDITOR);
  expect((await leaving.get('/cms/api/me')).status).toBe(200);
  const cookie = new Visitor(shop.origin);
  await leaving.send('POST', '/api/consumers-v3/consumer/auth/signout', {});
  expect((await leaving.get('/cms/api/me')).status).toBe(401);
  expect((await cookie.get(`/cms/link/${await linkToken(Date.now() - 1000)}`)).status).toBe(410);
  expect((await cookie.get('/cms/link/none')).status).toBe(403);
  const changed = (await linkToken(Date.now() + 60_000)).slice(0, -4);
  expect((await cookie.get(`/cms/link/${changed}AAAA`)).status).toBe(403);
  const followed = await cookie.get(`/cms/link/${await linkToken(Date.now() + 60_000)}`);
  expect([followed.status, followed.location]).toEqual([303, '/?preview=true']);
});
