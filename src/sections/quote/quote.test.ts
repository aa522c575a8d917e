import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Quote from './Quote.astro';
import { quote } from './section.ts';

const { large, picture, several } = quote.samples;

describe('a quote', () => {
  test('is a blockquote with its source in the caption', async () => {
    const html = await renderSection(Quote, quote, large);
    expect(html).toMatch(/<figure>\s*<blockquote>\s*<p>I have sold boots/);
    expect(html).toMatch(/<figcaption>\s*<strong>Ingrid Solheim<\/strong>/);
    expect(html).toContain('<a href="/repair-and-care">How resoling works</a>');
  });

  test('requires no source', async () => {
    const html = await renderSection(Quote, quote, { items: [{ text: 'It rained.' }] });
    expect(html).toContain('It rained.');
    expect(html).not.toContain('figcaption');
  });

  test('shows its image only in the variant that has room for one', async () => {
    expect(await renderSection(Quote, quote, picture, { variant: 'picture' })).toContain('<img');
    expect(await renderSection(Quote, quote, picture, { variant: 'large' })).not.toContain('<img');
  });

  test('loads its image at once where it is the first of the page', async () => {
    const html = await renderSection(Quote, quote, picture, { variant: 'picture', eager: true });
    expect(html).toContain('fetchpriority="high"');
  });

  test('may be one of several under a title', async () => {
    const html = await renderSection(Quote, quote, several, { variant: 'several', headingLevel: 3 });
    expect(html).toMatch(/<h3[^>]*>What came back/);
    expect(html.match(/<blockquote>/g)).toHaveLength(3);
  });

  test('rejects an entry without words', () => {
    expect(quote.schema.safeParse({ items: [{ source: 'Nobody' }] }).success).toBe(false);
    expect(quote.schema.safeParse({ items: [] }).success).toBe(true);
  });
});
