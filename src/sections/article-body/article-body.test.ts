import { describe, expect, test } from 'vitest';
import type { LoadContext } from '../../cms/sections/section.ts';
import { renderSection } from '../render-section.ts';
import { BENCH } from '../sample-images.ts';
import ArticleBody from './ArticleBody.astro';
import { articleBody } from './section.ts';

const { guide, essay } = articleBody.samples;
const render = (content: object, options: object = {}) => renderSection(ArticleBody, articleBody, content, options);

describe('the text of an article', () => {
  test('requires only a text', async () => {
    const html = await render({ html: '<p>Lugs go first.</p>' });
    expect(html).toContain('<p>Lugs go first.</p>');
    expect(html).not.toMatch(/<nav|class="byline"|<h2/);
  });

  test('has a table of contents with links to its headings, in a guide', async () => {
    const html = await render(guide, { variant: 'guide' });
    expect(html).toMatch(/<nav aria-label="On this page"/);
    const targets = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(5);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  test('has one in an essay only on request, and never for one heading', async () => {
    expect(await render(essay)).not.toContain('<nav');
    expect(await render({ ...essay, contents: true })).toContain('<nav');
    expect(await render({ html: '<h2>Fit</h2>', contents: true })).not.toContain('<nav');
    expect(await render({ ...guide, contents: false }, { variant: 'guide' })).not.toContain('<nav');
  });

  test('renders quotes, images and notes in their position', async () => {
    const html = await render(essay);
    const order = ['<blockquote>', 'What it costs', BENCH.src, 'When we say no', 'role="note"'];
    const offsets = order.map((piece) => html.indexOf(piece));
    expect(offsets.every((offset) => offset > 0)).toBe(true);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(html).toMatch(/<figcaption>Ida, at the press<\/figcaption>/);
  });

  test('omits a part without the fields its kind needs', async () => {
    const items = [{ kind: 'quote' }, { kind: 'picture', text: 'Nothing' }, { kind: 'note', title: 'Empty' }, {}];
    const html = await render({ items });
    expect(html).not.toMatch(/<figure|role="note"|class="prose"/);
  });

  test('rejects a part of another kind', () => {
    expect(articleBody.schema.safeParse({ items: [{ kind: 'video' }] }).success).toBe(false);
  });
});

describe('the byline', () => {
  test('shows the section’s values, in the visitor’s language', async () => {
    const html = await render(essay, { locale: 'de-de' });
    expect(html).toContain('Von Ida Brandvold');
    expect(html).toContain('<time datetime="2026-03-14">14. März 2026</time>');
    expect(html).toContain('<time datetime="2026-09-02">Aktualisiert am 2. September 2026</time>');
  });

  test('shows the article’s values where the section has none', async () => {
    const data = { author: 'Ida', publishedAt: '2026-01-02', readingMinutes: 6, tags: [] };
    const html = await render({ html: '<p>A.</p>', author: 'Colm', publishedAt: 'soon' }, { data });
    expect(html).toContain('By Colm');
    expect(html).toContain('January 2, 2026');
    expect(html).toContain('6 minutes to read');
  });

  test('reads the article that the section names, and no other', async () => {
    const requests: unknown[] = [];
    const context: LoadContext = {
      call: () => Promise.reject(new Error('commerce was requested')),
      document: async (request) => {
        requests.push(request);
        return { slug: 'second-soles', article: { author: 'Ida' } };
      },
      siteId: 'us',
      locale: 'en-us',
      signal: new AbortController().signal,
    };
    expect(await articleBody.loader?.load({}, context)).toBeUndefined();
    expect(await articleBody.loader?.load({ slug: 'second-soles' }, context)).toMatchObject({ author: 'Ida' });
    expect(requests).toEqual([{ kind: 'augmentedpage', name: 'second-soles' }]);
  });
});
