import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';

let content: ContentFixture;

beforeEach(async () => {
  content = await createContentFixture();
});

afterEach(() => content.close());

const itemsOf = async (path: string) => (await (await content.get(`${CANVAS}/index/${path}`)).json()).items;

describe('the index of documents', () => {
  test('lists what has an address, with the locale it is written in', async () => {
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

  test('leaves out drafts and what is not valid yet', async () => {
    await content.put('us/en-us/page/draft', { status: 'draft' });
    await content.put('us/en-us/page/later', { validFrom: '2999-01-01T00:00:00Z' });
    expect(await itemsOf('us')).toEqual([]);
  });

  test('changes its revision with its documents', async () => {
    await content.put('us/en-us/page/a', { title: 'A' });
    const first = (await content.get(`${CANVAS}/index/us`)).headers.get('etag');
    await content.put('us/en-us/page/b', {});
    expect((await content.get(`${CANVAS}/index/us`)).headers.get('etag')).not.toBe(first);
  });

  test('tells editors also of drafts, of what is not valid then, and of fragments', async () => {
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
