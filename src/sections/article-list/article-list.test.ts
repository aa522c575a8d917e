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
  test('requires no content at all', async () => {
    const html = await render();
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).toMatch(/<a href="\/articles\/second-soles">Second soles<\/a>/);
    expect(html).toContain('When a resole is worth it.');
  });

  test('shows the date of an article in the visitor’s language, and machine-readable', async () => {
    const html = await render({}, { locale: 'de-de' });
    expect(html).toContain('<time datetime="2026-03-14">14. März 2026</time>');
    expect(html).toContain('6 Minuten Lesezeit');
    expect(html).toContain('href="/de-de/artikel/second-soles"');
  });

  test('shows no image of a host that is not allowed', async () => {
    const html = await render();
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain('elsewhere.example');
  });

  test('shows an image for the first article only in the variant that features it', async () => {
    const html = await render({}, { variant: 'lead', data: [resole, resole, resole] });
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  test('has names one heading level below the title', async () => {
    expect((await render({ title: 'Field notes' })).match(/<h3>/g)).toHaveLength(2);
    expect((await render()).match(/<h2>/g)).toHaveLength(2);
  });

  test('shows a message when there are no articles', async () => {
    expect(await render({}, { data: [] })).toContain('Nothing to show here just now.');
  });

  test('rejects a list of anything but names', () => {
    expect(articleList.schema.safeParse({ slugs: [7] }).success).toBe(false);
    expect(articleList.schema.safeParse({ count: 0 }).success).toBe(false);
  });
});
