import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { sampleProducts } from '../sample-products.ts';
import ProductCarousel from './ProductCarousel.astro';
import { productCarousel } from './section.ts';

const render = (content: object, options: object = {}) =>
  renderSection(ProductCarousel, productCarousel, content, { data: sampleProducts, ...options });

describe('a product carousel', () => {
  test('accepts products or a category', () => {
    expect(productCarousel.schema.safeParse({ productIds: ['a'] }).success).toBe(true);
    expect(productCarousel.schema.safeParse({ categoryId: 'boots' }).success).toBe(true);
    expect(productCarousel.schema.safeParse({ productIds: [1] }).success).toBe(false);
  });

  test('is a named carousel whose entries have their position', async () => {
    const html = await render({ title: 'Boots', categoryId: 'boots' });
    expect(html).toMatch(/role="group" aria-roledescription="carousel" aria-label="Boots" data-behavior="carousel"/);
    expect(html).toMatch(/<li aria-roledescription="slide" aria-label="1 of 4">/);
  });

  test('has Tab stops in its cards only, its buttons hidden until the script runs', async () => {
    const html = await render({ categoryId: 'boots' });
    expect(html).toMatch(/<ul[^>]* id="s1-track" aria-label="Products"/);
    expect(html.match(/<button[^>]*data-carousel-step="-?1"[^>]* tabindex="-1" hidden/g)).toHaveLength(2);
    expect(html).toMatch(/aria-controls="s1-track" aria-label="Next"/);
  });

  test('never moves by itself', async () => {
    expect(await render({ categoryId: 'boots' })).not.toMatch(/aria-live|autoplay/);
  });

  test('shows a message when there are no products', async () => {
    const html = await render({ categoryId: 'boots' }, { data: [] });
    expect(html).toContain('Nothing to show here just now.');
    expect(html).not.toMatch(/<ul|<button/);
  });
});
