import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';

/** Paths of documents on which `stat` was called. */
const statCalls: string[] = [];

vi.mock('node:fs/promises', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs/promises')>();
  const counted = <Work extends (path: string, ...rest: never[]) => unknown>(work: Work): Work =>
    ((path: string, ...rest: never[]) => {
      if (path.endsWith('.json')) statCalls.push(path);
      return work(path, ...rest);
    }) as Work; // counts, then calls the original
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

/** Waits until events of earlier writes have arrived and their time stamps are settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

const calls: readonly string[] = [
  ...LOCALES.map((query) => `index/${query}`),
  ...LOCALES.map((query) => `children/${query.replace('?', '/articles?')}`),
  ...LOCALES.map((query) => `children/${query.replace('?', '/guides?')}`),
];

/** Number of `stat` calls for documents while every list is loaded. */
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
  test('check no document again while none has changed', async () => {
    await countListStats();
    expect(await countListStats()).toBe(0);
  });

  test('check changed documents, and no others', async () => {
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
