import { describe, expect, test } from 'vitest';
import {
  describeArticle,
  describeList,
  describeOrganization,
  describeQuestions,
  describeSite,
  describeTrail,
} from './pages.ts';

const publisher = { name: 'Marrow Ridge', url: 'https://shop.test/', logo: 'https://shop.test/logo.svg' };

describe('structured data of a page', () => {
  test('numbers the breadcrumb trail from one', () => {
    const trail = describeTrail([
      { name: 'Start', url: 'https://shop.test/' },
      { name: 'Boots', url: 'https://shop.test/c/boots' },
    ]);
    expect(trail['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.test/' },
      { '@type': 'ListItem', position: 2, name: 'Boots', item: 'https://shop.test/c/boots' },
    ]);
  });

  test('continues the numbering on a later page of a list', () => {
    const list = describeList([{ name: 'Boot', url: 'https://shop.test/p/boot' }], 25);
    expect(list['itemListElement']).toMatchObject([{ position: 25, url: 'https://shop.test/p/boot' }]);
  });

  test('names the publisher of an article, and an author only where there is one', () => {
    const article = { headline: 'Wet feet', url: 'https://shop.test/articles/wet-feet', language: 'en-US' };
    expect(describeArticle({ ...article, author: 'A. Moor' }, publisher)).toMatchObject({
      author: { '@type': 'Person', name: 'A. Moor' },
      publisher: describeOrganization(publisher),
    });
    expect(describeArticle(article, publisher)).toMatchObject({ author: { '@type': 'Organization' } });
  });

  test('takes the publication date as the modification date of an unchanged article', () => {
    const article = { headline: 'x', url: 'https://shop.test/x', language: 'en-US', publishedAt: '2026-03-01' };
    expect(describeArticle(article, publisher)['dateModified']).toBe('2026-03-01');
  });

  test('describes the search of the shop', () => {
    const site = describeSite(publisher, { search: 'https://shop.test/search', language: 'en-US' });
    expect(site).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://shop.test/search?q={search_term_string}' } },
    });
  });

  test('pairs questions with answers', () => {
    expect(describeQuestions([{ question: 'Why?', answer: '<p>So.</p>' }])['mainEntity']).toMatchObject([
      { name: 'Why?', acceptedAnswer: { text: '<p>So.</p>' } },
    ]);
  });
});
