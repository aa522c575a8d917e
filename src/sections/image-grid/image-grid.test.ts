import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import ImageGrid from './ImageGrid.astro';
import { imageGrid } from './section.ts';

describe('an image grid', () => {
  test('may be empty', async () => {
    const html = await renderSection(ImageGrid, imageGrid, { images: [] });
    expect(html).not.toContain('<ul');
  });

  test('rejects an image without an address', () => {
    expect(imageGrid.schema.safeParse({ images: [{ alt: 'x' }] }).success).toBe(false);
    expect(imageGrid.schema.safeParse({}).success).toBe(false);
  });

  test('is a list with one entry per image', async () => {
    const html = await renderSection(ImageGrid, imageGrid, imageGrid.samples.even);
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  test('links the title of an image, and nothing where there is no title', async () => {
    const linked = await renderSection(ImageGrid, imageGrid, imageGrid.samples.even);
    expect(linked).toContain('<a href="/c/hiking-boots">Long days, good paths</a>');
    const minimal = await renderSection(ImageGrid, imageGrid, { images: [{ src: '/media/a.webp', href: '/c/boots' }] });
    expect(minimal).not.toContain('<a ');
  });

  test('loads only its first image at once', async () => {
    const html = await renderSection(ImageGrid, imageGrid, imageGrid.samples.even, { eager: true });
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  });
});
