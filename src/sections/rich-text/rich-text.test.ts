import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import RichText from './RichText.astro';
import { richText } from './section.ts';

describe('rich text', () => {
  test('requires only its html and renders it unchanged', async () => {
    expect(await renderSection(RichText, richText, { html: '<h2>Care</h2><p>Wax it.</p>' })).toContain(
      '<h2>Care</h2><p>Wax it.</p>',
    );
  });

  test('rejects content without html', () => {
    expect(richText.schema.safeParse({ title: 'Care' }).success).toBe(false);
  });

  test('has the page’s h1 when it has the first title', async () => {
    const html = await renderSection(RichText, richText, richText.samples.aside, { variant: 'aside', headingLevel: 1 });
    expect(html).toMatch(/<h1[^>]*>What a membrane can do<\/h1>/);
  });
});
