import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';

interface Child {
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
}

let content: ContentFixture;

beforeEach(async () => {
  content = await createContentFixture();
});

afterEach(() => content.close());

async function children(path: string): Promise<Child[]> {
  return (await (await content.get(`${CANVAS}/children/${path}`)).json()).items;
}

const slugs = async (path: string) => (await children(path)).map(({ slug }) => slug);
const published = (publishedAt: string) => ({ article: { title: 'Lacing', publishedAt } });

describe('the children of articles', () => {
  test('are the articles that name no other parent', async () => {
    await content.put('us/en-us/article/lacing', {});
    await content.put('us/en-us/article/waxing', { parent: 'articles' });
    await content.put('us/en-us/article/proofing', { parent: 'guides' });
    await content.put('us/en-us/page/home', {});
    expect(await slugs('us/articles')).toEqual(['lacing', 'waxing']);
    expect(await slugs('us/guides')).toEqual(['proofing']);
  });

  test('are sorted newest first, those without a date last', async () => {
    await content.put('us/en-us/article/a-undated', {});
    await content.put('us/en-us/article/b-odd', { article: { publishedAt: 'soon' } });
    await content.put('us/en-us/article/c-old', published('2025-11-02'));
    await content.put('us/en-us/article/d-new', published('2026-02-14T09:00:00+01:00'));
    expect(await slugs('us/articles')).toEqual(['d-new', 'c-old', 'a-undated', 'b-odd']);
  });

  test('have the list fields and no sections', async () => {
    const shown = { seo: { title: 'Lacing' }, article: { title: 'Lacing', tags: ['boots'] }, summary: 'Two knots.' };
    await content.put('us/en-us/article/lacing', { type: 'page', ...shown, sections: { main: [{ type: 'hero' }] } });
    const [article] = await children('us/articles');
    expect(article).toMatchObject({ slug: 'lacing', type: 'article', locale: 'en-us', ...shown });
    expect(article).not.toHaveProperty('sections');
  });

  test('include those of the fallback locale that the locale does not have itself', async () => {
    await content.put('us/en-us/article/lacing', published('2026-01-01'));
    await content.put('us/en-us/article/waxing', published('2026-01-02'));
    await content.put('de/de-de/article/lacing', published('2026-01-03'));
    const found = await children('de/articles?locale=de-de');
    expect(found.map(({ slug, locale }) => [slug, locale])).toEqual([
      ['lacing', 'de-de'],
      ['waxing', 'en-us'],
    ]);
  });

  test('leave out drafts and documents that are not valid yet', async () => {
    await content.put('us/en-us/article/draft', { status: 'draft' });
    await content.put('us/en-us/article/later', { validFrom: '2100-01-01' });
    await content.put('us/en-us/article/lacing', {});
    expect(await slugs('us/articles')).toEqual(['lacing']);
  });
});

describe('the children of collections', () => {
  test('are the pages that name it as their parent', async () => {
    const collection = { title: 'Winter', summary: 'Below ten degrees.' };
    await content.put('us/en-us/page/collections/winter', { parent: '/Collections', collection });
    await content.put('us/en-us/page/about-us', {});
    expect(await children('us/collections')).toMatchObject([{ slug: 'collections/winter', type: 'page', collection }]);
  });
});
