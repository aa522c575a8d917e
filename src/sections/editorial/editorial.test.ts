import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Editorial from './Editorial.astro';
import { editorial } from './section.ts';

describe('an editorial', () => {
  test('requires only title and html', async () => {
    const html = await renderSection(Editorial, editorial, { title: 'Fit', html: '<p>Afternoon.</p>' });
    expect(html).toMatch(/<h2[^>]*>Fit<\/h2>/);
    expect(html).toContain('<p>Afternoon.</p>');
  });

  test('rejects content without html', () => {
    expect(editorial.schema.safeParse({ title: 'Fit' }).success).toBe(false);
  });

  test('has the heading first, then the text, in every variant', async () => {
    for (const variant of ['left', 'right', 'essay'] as const) {
      const html = await renderSection(Editorial, editorial, editorial.samples[variant], { variant });
      expect(html.indexOf('<h2'), variant).toBeLessThan(html.indexOf('class="prose"'));
    }
  });
});
