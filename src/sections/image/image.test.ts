import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import ImageSection from './Image.astro';
import { image } from './section.ts';

describe('an image section', () => {
  test('requires only the image and then reserves a box for it', async () => {
    const html = await renderSection(ImageSection, image, { image: { src: '/media/a.webp' } });
    expect(html).toMatch(/<figure[^>]*>\s*<img class="picture picture--unsized" src="\/media\/a.webp" alt/);
  });

  test('rejects content without an image', () => {
    expect(image.schema.safeParse({ caption: 'x' }).success).toBe(false);
    expect(image.schema.safeParse({ image: {} }).success).toBe(false);
  });

  test('associates the caption with the image', async () => {
    expect(await renderSection(ImageSection, image, image.samples.wide)).toMatch(/<figcaption[^>]*>The east side/);
  });

  test('shows the alternative text of an image that is not allowed', async () => {
    const html = await renderSection(ImageSection, image, { image: { src: '', alt: 'A boot' } });
    expect(html).toContain('A boot</span>');
    expect(html).not.toContain('<img');
  });

  test('crops around the focal point', async () => {
    const content = { image: { src: '/media/a.webp', focalPoint: { x: 0.1, y: 0.9 } } };
    expect(await renderSection(ImageSection, image, content)).toContain('focal-left focal-bottom');
  });
});
