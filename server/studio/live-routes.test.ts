import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLinter } from '../../backend/content/lint/linter.ts';
import { createContentService, type ContentService } from '../../backend/content/content-service.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { createChanges, type Changes } from './document-changes.ts';
import { createEditorCalls } from './studio-routes.ts';
import { createEditorRights } from './editor-rights.ts';
import { createPreviewLinks } from './preview-links.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const products = { products: async () => new Set<string>(), categories: async () => new Set<string>() };
const ORIGIN = 'http://localhost:4321';
const HOME = '/documents/us/en-us/page/home';

let contentDir: string;
let service: ContentService;
let changes: Changes;

beforeEach(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'aisle-editors-'));
  await mkdir(join(contentDir, 'us/en-us/page'), { recursive: true });
  await writeFile(join(contentDir, 'us/en-us/page/home.json'), '{"title":"Home"}');
  service = createContentService({ contentDir, isLocal: false, log });
  changes = createChanges();
});

afterEach(async () => {
  changes.close();
  await service.close();
  await rm(contentDir, { recursive: true, force: true });
});

/** The endpoints of a shop whose visitors are all editors, or none of them. */
function calls({ isEditor = true, hasDrafts = true } = {}) {
  const sitesConfig = () => DEFAULT_SITES;
  const content = { get: async () => ({ status: 'missing' }) as const, invalidate: () => {} };
  const linter = createLinter({ contentDir, mediaFolders: [], imageHosts: [], catalog: products });
  const renderSection = async () => ({ error: { status: 400, field: 'path', message: 'No.' } }) as const;
  const drafts = hasDrafts ? service.drafts : undefined;
  const secret = 'a secret of this test alone, long enough';
  const seals = { isSecure: false, secret };
  const rights = createEditorRights({
    ...seals,
    isLocal: isEditor,
    accounts: undefined,
    readSession: async () => undefined,
  });
  const app = createEditorCalls({
    rights,
    links: createPreviewLinks({ ...seals, rights }),
    company: undefined,
    origin: { publicOrigin: ORIGIN, isLocal: false, port: 4321 },
    pages: { content, sitesConfig },
    live: { drafts, sitesConfig, log, contentDir, changes, renderSection, linter },
  });
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(`${ORIGIN}/cms/api${path}`, {
      method,
      headers: { ...FROM_SHOP, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
}

const FROM_SHOP = { 'sec-fetch-site': 'same-origin' };

const ALL = [
  ['GET', HOME],
  ['PUT', HOME],
  ['DELETE', HOME],
  ['GET', '/documents?siteId=us&locale=en-us&kind=page'],
  ['GET', '/media'],
  ['GET', '/schemas'],
  ['GET', '/changes'],
  ['POST', '/section'],
] as const;

describe('inspector endpoints', () => {
  test.each(ALL)('%s %s requires an editor', async (method, path) => {
    const call = calls({ isEditor: false });
    expect((await call(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
  });

  test.each(ALL.filter(([method]) => method !== 'GET'))(
    '%s %s requires the shop’s own origin',
    async (method, path) => {
      const answer = await calls()(method, path, {}, { origin: 'https://elsewhere.example' });
      expect(answer.status).toBe(403);
    },
  );

  test.each(ALL.filter(([method]) => method !== 'GET'))('%s %s accepts JSON of 256 KiB', async (method, path) => {
    const call = calls();
    expect((await call(method, path, 'a=1', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await call(method, path, JSON.stringify({ document: 'x'.repeat(257 * 1024) }))).status).toBe(413);
    expect((await call(method, path, '{"broken')).status).toBe(400);
  });
});

describe('a document', () => {
  test('is read, saved as a draft, and rejected when it changed meanwhile', async () => {
    const call = calls();
    const { document, revision, isDraft } = await (await call('GET', HOME)).json();
    expect({ document, isDraft }).toEqual({ document: { title: 'Home' }, isDraft: false });
    const saved = await call('PUT', HOME, { document: { title: 'Draft' }, baseRevision: revision });
    expect(saved.status).toBe(200);
    const rejected = await call('PUT', HOME, { document: { title: 'Late' }, baseRevision: revision });
    expect(rejected.status).toBe(409);
    const { errorDetails } = await rejected.json();
    expect(errorDetails[0].details).toEqual({
      revision: (await saved.json()).revision,
      publishedRevision: revision,
    });
  });

  test.each([
    '/documents/us/en-us/page/..%2F..%2Fsites',
    '/documents/us/en-us/secret/home',
    '/documents/xx/en-us/page/home',
    '/documents/us/xx-xx/page/home',
    '/documents/__proto__/en-us/page/home',
  ])('at %s is not found', async (path) => {
    expect((await calls()('PUT', path, { document: {}, baseRevision: null })).status).toBe(404);
  });

  test('is checked while it is edited, findings have positions, and nothing is written', async () => {
    const link = (id: string, href: string) => ({
      type: 'banner',
      id,
      content: { title: id, cta: { label: 'Go', href } },
    });
    const unsafe = link('unsafe', 'javascript:alert(1)');
    const html = '<p><a href="/nowhere">Go</a></p>';
    const main = [
      unsafe,
      link('gone', '/abuot'),
      link('file', '/media/none.pdf'),
      link('fine', '/'),
      { type: 'rich-text', id: 'text', content: { html } },
    ];
    const checked = await calls()('POST', '/checks/us/en-us/page/home', { document: { sections: { main } } });
    expect(checked.status).toBe(200);
    const { findings } = await checked.json();
    const links = findings.filter(({ rule }: { rule: string }) => rule.startsWith('link'));
    expect(links.map(({ rule, place }: { rule: string; place: string }) => `${rule} ${place}`)).toEqual([
      'link-unsafe sections.main.0.content.cta.href',
      'link sections.main.1.content.cta.href',
      'link sections.main.2.content.cta.href',
      'link sections.main.4.content.html',
    ]);
    expect(await readFile(join(contentDir, 'us/en-us/page/home.json'), 'utf8')).toBe('{"title":"Home"}');
    const nowhere = await calls({ hasDrafts: false })('POST', '/checks/us/en-us/page/home', { document: {} });
    expect(nowhere.status).toBe(501);
  });

  test('that nests without end is rejected', async () => {
    const deep = `{"baseRevision":null,"document":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    expect((await calls()('PUT', HOME, deep)).status).toBe(400);
  });

  test('that another service stores is not saved, and the response reports it', async () => {
    const answer = await calls({ hasDrafts: false })('PUT', HOME, { document: {}, baseRevision: null });
    expect(answer.status).toBe(501);
    expect(await answer.text()).toContain('another content service');
  });
});

describe('the stream of changes', () => {
  test('reports documents, drafts included, and ends with the process', async () => {
    const answer = await calls()('GET', '/changes');
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    changes.broadcast(['us/en-us/page/home.draft.json', 'us/en-us/page/home.json', 'media']);
    changes.broadcast(['media/x.webp']);
    changes.close();
    const text = await answer.text();
    const events = Array.from(text.matchAll(/^data: (.*)$/gm), ([, data = '']) => JSON.parse(data));
    const change = changes.last();
    expect(events).toEqual([
      { documents: [], change: change - 1 },
      { documents: ['us/en-us/page/home'], change },
    ]);
  });

  test('describes every section type for forms', async () => {
    const { sections } = await (await calls()('GET', '/schemas')).json();
    expect(sections.find(({ type }: { type: string }) => type === 'hero')).toMatchObject({
      labels: { title: 'Hero' },
      schema: { properties: { title: { title: 'Title' } } },
    });
  });
});
