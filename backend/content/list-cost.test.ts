import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';

/** Documents the file system was asked about, by path. */
const statCalls: string[] = [];

vi.mock('node:fs/promises', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs/promises')>();
  const counted = <Work extends (path: string, ...rest: never[]) => unknown>(work: Work): Work =>
    ((path: string, ...rest: never[]) => {
      if (path.endsWith('.json')) statCalls.push(path);
      return work(path, ...rest);
    }) as Work; // the same function with a count before it
  return { ...fs, stat: counted(fs.stat as never), open: counted(fs.open as never) };
});

const DOCUMENTS = 120;
const LOCALES = Object.entries(DEFAULT_SITES.sites).flatMap(([siteId, { locales }]) =>
  locales.map((locale) => `${siteId}?locale=${locale}`),
);

let content: ContentFixture;

beforeEach(async () => {
  content = await createContentFixture();
  for (let index = 0; index < DOCUMENTS; index += 1) {
    await content.put(`us/en-us/page/bulk/doc-${index}`, { title: `Page ${index}`, parent: 'guides' });
    await content.put(`us/en-us/article/note-${index}`, { article: { title: `Note ${index}` } });
  }
  await content.put('us/en-us/page/guides', {});
  await settled();
});

afterEach(() => content.close());

/** News of files written before has come, and their time stamps can be relied on. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

const calls: readonly string[] = [
  ...LOCALES.map((query) => `index/${query}`),
  ...LOCALES.map((query) => `children/${query.replace('?', '/articles?')}`),
  ...LOCALES.map((query) => `children/${query.replace('?', '/guides?')}`),
];

/** How many documents the file system is asked about while every list is answered. */
async function countListStats(): Promise<number> {
  statCalls.length = 0;
  for (const call of calls) expect((await content.get(`${CANVAS}/${call}`)).status, call).toBe(200);
  for (const [siteId, { locales }] of Object.entries(DEFAULT_SITES.sites)) {
    for (const locale of locales)
      await content.service.articles.search({ q: 'note', start: 0, count: 1 }, { siteId, locale });
  }
  return statCalls.length;
}

describe('lists of all documents', () => {
  test('look at no document again while none has changed', async () => {
    await countListStats();
    expect(await countListStats()).toBe(0);
  });

  test('look at what has changed, and at nothing else', async () => {
    await countListStats();
    const changed = new Promise<void>((resolve) => void content.service.onChange(() => resolve()));
    await content.put('us/en-us/page/bulk/doc-7', { title: 'Changed', seo: { robots: 'noindex' } });
    await changed;
    await settled();
    expect(await countListStats()).toBeLessThan(DOCUMENTS / 2);
    const { items } = await (await content.get(`${CANVAS}/index/de?locale=de-de`)).json();
    expect(items).toContainEqual({ kind: 'page', name: 'bulk/doc-7', locale: 'en-us', robots: 'noindex' });
  });
});
