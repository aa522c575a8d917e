import { describe, expect, test } from 'vitest';
import { readArticle, readChildren, readCollection } from './document-list.ts';

describe('a listed article', () => {
  test('has the data of its document', () => {
    const article = { title: 'Two knots', summary: 'Heel and toe.', publishedAt: '2026-03-14', readingMinutes: 6 };
    expect(readArticle({ slug: 'lacing', seo: { title: 'Lacing boots' }, article })).toEqual({
      slug: 'lacing',
      path: '/articles/lacing',
      title: 'Two knots',
      summary: 'Heel and toe.',
      image: undefined,
      meta: { ...article, tags: [] },
    });
  });

  test('falls back to the fields for search engines', () => {
    const seo = { title: 'Lacing', description: 'How to.', image: { src: '/media/a.webp', alt: 'Laces' } };
    expect(readArticle({ slug: 'größe', seo })).toMatchObject({
      path: '/articles/gr%C3%B6%C3%9Fe',
      title: 'Lacing',
      summary: 'How to.',
      image: seo.image,
    });
    expect(readArticle({ slug: 'lacing' })?.title).toBe('lacing');
  });

  test('drops an invalid member, not the article', () => {
    const article = {
      title: 7,
      publishedAt: 'soon',
      readingMinutes: -1,
      tags: 'boots',
      image: 'a.webp',
      author: 'Ida',
    };
    expect(readArticle({ slug: 'lacing', seo: [], article })?.meta).toEqual({ author: 'Ida', tags: [] });
    expect(readArticle({ slug: 'lacing', article: null })?.title).toBe('lacing');
  });

  test('is left out without a name', () => {
    expect(readArticle({ article: { title: 'Lacing' } })).toBeUndefined();
    expect(readArticle('lacing')).toBeUndefined();
  });
});

describe('a listed collection', () => {
  test('is the page of its own path', () => {
    const collection = { title: 'Winter', summary: 'Below ten degrees.' };
    expect(readCollection({ slug: 'collections/winter', collection })).toMatchObject({
      path: '/collections/winter',
      ...collection,
    });
  });
});

describe('children', () => {
  test('are read one by one, and invalid ones are left out', () => {
    const items = [{ slug: 'a' }, null, { title: 'nameless' }, { slug: 'b' }];
    expect(readChildren({ items }, readArticle).map(({ slug }) => slug)).toEqual(['a', 'b']);
  });

  test('of a response with another shape are empty', () => {
    for (const answer of [undefined, null, [], { items: {} }]) expect(readChildren(answer, readArticle)).toEqual([]);
  });
});
