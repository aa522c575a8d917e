import { describe, expect, test } from 'vitest';
import type { ListedArticle } from '../../cms/sections/document-list.ts';
import { renderSection } from '../render-section.ts';
import { BENCH } from '../sample-images.ts';
import ArticleList from './ArticleList.astro';
import { articleList } from './section.ts';

const resole: ListedArticle = {
  slug: 'second-soles',
  path: '/articles/second-soles',
  title: 'Second soles',
  summary: 'When a resole is worth it.',
  image: BENCH,
  meta: { publishedAt: '2026-03-14', readingMinutes: 6, tags: [] },
};
const foreign: ListedArticle = {
  ...resole,
  title: 'Waxing',
  image: { src: 'https://elsewhere.example/a.webp', alt: 'Wax' },
  meta: { tags: [] },
};
const render = (content: object = {}, options: object = {}) =>
  renderSection(ArticleList, articleList, content, { data: [resole, foreign], ...options });

describe('a list of articles', () => {
  test('needs no content at all', async () => {
    const html = await render();
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).toMatch(/<a href="\/articles\/second-soles">Second soles<\/a>/);
    expect(html).toContain('When a resole is worth it.');
  });

  test('dates an article in the shopper’s language, for machines too', async () => {
    const html = await render({}, { locale: 'de-de' });
    expect(html).toContain('<time datetime="2026-03-14">14. März 2026</time>');
    expect(html).toContain('6 Minuten Lesezeit');
    expect(html).toContain('href="/de-de/artikel/second-soles"');
  });

  test('shows no picture of a host that is not allowed', async () => {
    const html = await render();
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain('elsewhere.example');
  });

  test('gives a picture to the first only where that one leads', async () => {
    const html = await render({}, { variant: 'lead', data: [resole, resole, resole] });
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  test('sets names one level below the title', async () => {
    expect((await render({ title: 'Field notes' })).match(/<h3>/g)).toHaveLength(2);
    expect((await render()).match(/<h2>/g)).toHaveLength(2);
  });

  test('says so when there are none', async () => {
    expect(await render({}, { data: [] })).toContain('Nothing to show here just now.');
  });

  test('refuses a list of something else than names', () => {
    expect(articleList.schema.safeParse({ slugs: [7] }).success).toBe(false);
    expect(articleList.schema.safeParse({ count: 0 }).success).toBe(false);
  });
});
