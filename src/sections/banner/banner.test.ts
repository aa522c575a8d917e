import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Banner from './Banner.astro';
import { banner } from './section.ts';

describe('a banner', () => {
  test('requires only a title', async () => {
    expect(await renderSection(Banner, banner, { title: 'Resoling' })).toMatch(/<h2[^>]*>Resoling<\/h2>/);
  });

  test('rejects content without a title', () => {
    expect(banner.schema.safeParse({ text: 'x' }).success).toBe(false);
  });

  test('has the dark background in its default variant only', async () => {
    expect(await renderSection(Banner, banner, banner.samples.deep)).toContain('tone-deep');
    expect(await renderSection(Banner, banner, banner.samples.paper, { variant: 'paper' })).not.toContain('tone-deep');
  });

  test('omits the image in the slim variant', async () => {
    expect(await renderSection(Banner, banner, banner.samples.deep, { variant: 'slim' })).not.toContain('<img');
  });
});
