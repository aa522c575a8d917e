import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';

interface Entry {
  readonly name: string;
  readonly locale: string;
}

let content: ContentFixture;

beforeEach(async () => {
  content = await createContentFixture();
});

afterEach(() => content.close());

const itemsOf = async (path: string) => (await (await content.get(`${CANVAS}/index/${path}`)).json()).items;

describe('the index of documents', () => {
  test('lists documents that have an address, with the locale they are written in', async () => {
    await content.put('us/en-us/page/home', { seo: { robots: 'noindex' } });
    await content.put('us/en-us/article/wet-feet', {});
    await content.put('de/de-de/page/home', {});
    await content.put('us/en-us/fragment/sizes', {});
    expect(await itemsOf('de?locale=de-de')).toEqual([
      { kind: 'page', name: 'home', locale: 'de-de', robots: 'index,follow' },
      { kind: 'article', name: 'wet-feet', locale: 'en-us', robots: 'index,follow' },
    ]);
    expect(await itemsOf('us')).toContainEqual({ kind: 'page', name: 'home', locale: 'en-us', robots: 'noindex' });
  });

  test('leaves out drafts and documents that are not valid yet', async () => {
    await content.put('us/en-us/page/draft', { status: 'draft' });
    await content.put('us/en-us/page/later', { validFrom: '2999-01-01T00:00:00Z' });
    expect(await itemsOf('us')).toEqual([]);
  });

  test('lists a document deleted in its draft for editors, and its published version for visitors', async () => {
    await content.put('us/en-us/page/walks', { seo: { title: 'Walks' } });
    await content.put('us/en-us/page/walks.draft', { seo: { title: 'Walks' }, status: 'deleted' });
    expect(await itemsOf('us')).toMatchObject([{ name: 'walks' }]);
    const seen = await (await content.get(`/pre${CANVAS}/index/us`)).json();
    expect(seen.items).toMatchObject([{ name: 'walks', isDraft: true, isDeleted: true, isShown: false }]);
    expect((await content.get(`/pre${CANVAS}/augmentedpage/us/walks`)).status).toBe(404);
    expect((await content.get(`${CANVAS}/augmentedpage/us/walks`)).status).toBe(200);
    await content.put('us/en-us/page/walks', { seo: { title: 'Walks' }, status: 'deleted' });
    expect(await itemsOf('us')).toEqual([]);
  });

  test('changes its revision with its documents', async () => {
    await content.put('us/en-us/page/a', { title: 'A' });
    const first = (await content.get(`${CANVAS}/index/us`)).headers.get('etag');
    await content.put('us/en-us/page/b', {});
    expect((await content.get(`${CANVAS}/index/us`)).headers.get('etag')).not.toBe(first);
  });

  test('follows a document in and out of its dates, and the version of a locale in and out of its folder', async () => {
    const soon = new Date(Date.now() + 400).toISOString();
    await content.put('us/en-us/page/sale', {});
    await content.put('de/de-de/page/sale', { validTo: soon });
    await content.put('us/en-us/page/next', { validFrom: soon });
    const shown = async () => (await itemsOf('de?locale=de-de')).map(({ name, locale }: Entry) => `${locale} ${name}`);
    const reached = new Promise<void>((resolve) => {
      content.service.onChange((paths) => paths.length === 0 && resolve());
    });
    expect(await shown()).toEqual(['de-de sale']);
    expect(await shown()).toEqual(['de-de sale']);
    await reached;
    expect(await shown()).toEqual(['en-us next', 'en-us sale']);
  });

  test('leaves out a broken document, and does not fall back to another of its name', async () => {
    await content.put('us/en-us/page/home', {});
    await content.put('us/en-us/page/about', {});
    await content.put('de/de-de/page/home', '{"title":');
    expect((await itemsOf('de?locale=de-de')).map(({ name }: Entry) => name)).toEqual(['about']);
  });

  test('lists drafts, documents that are not valid at the moment, and fragments for editors', async () => {
    await content.put('us/en-us/page/home', { seo: { title: 'Home' } });
    await content.put('us/en-us/page/home.draft', { seo: { title: 'Home to come' } });
    await content.put('us/en-us/page/later', { parent: '/home', validFrom: '2999-01-01T00:00:00Z' });
    await content.put('us/en-us/fragment/sizes', {});
    const seen = await (await content.get(`/pre${CANVAS}/index/us`)).json();
    expect(seen.items).toMatchObject([
      { kind: 'page', name: 'home', title: 'Home to come', isDraft: true, isShown: true },
      { kind: 'page', name: 'later', parent: '/home', isShown: false, validFrom: '2999-01-01T00:00:00Z' },
      { kind: 'fragment', name: 'sizes', isDraft: false, isShown: true },
    ]);
  });
});
