import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { sampleProducts } from '../sample-products.ts';
import ProductGrid from './ProductGrid.astro';
import { productGrid } from './section.ts';

const render = (content: object, options: object = {}) =>
  renderSection(ProductGrid, productGrid, content, { data: sampleProducts, ...options });

describe('a product grid', () => {
  test('accepts products or a category, and rejects anything but a list or a name', () => {
    for (const content of [{ productIds: [] }, { categoryId: 'boots' }, {}]) {
      expect(productGrid.schema.safeParse(content).success).toBe(true);
    }
    expect(productGrid.schema.safeParse({ productIds: 'boots' }).success).toBe(false);
    expect(productGrid.schema.safeParse({ categoryId: 7 }).success).toBe(false);
  });

  test('is a list of products, each named by a heading that links to it', async () => {
    const html = await render({ title: 'Boots', categoryId: 'boots' });
    expect(html.match(/<li>/g)).toHaveLength(sampleProducts.length);
    expect(html).toMatch(/<h3 class="card__name"><a class="card__link" href="\/p\/saddleback-mid">Saddleback Mid<\/a>/);
  });

  test('links products under the locale, whatever letters their slugs have', async () => {
    expect(await render({ categoryId: 'boots' }, { locale: 'de-de' })).toContain('/de-de/p/aufkleber-h%C3%B6he"');
  });

  test('shows reduced prices with the earlier one and both labels in words', async () => {
    const html = await render({ categoryId: 'boots' });
    expect(html).toMatch(/\$199\.00 – \$219\.00<\/span>/);
    expect(html).toMatch(/Original price <\/span>\s*<s class="price__original">\$289\.00<\/s>/);
    expect(html).toContain('Marked Down</span>');
    expect(html).toContain('Free Gift</span>');
  });

  test('has a button only where there is one variant and it is in stock', async () => {
    const html = await render({ categoryId: 'boots' });
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toMatch(/data-action="add-to-cart" data-product-id="FREE-STICKER" data-name="Trail register sticker"/);
    expect(html).toContain('aria-label="Add to cart: Trail register sticker"');
    expect(html).toContain('Sold out');
  });

  test('shows a message when there are no products', async () => {
    const html = await render({ categoryId: 'boots' }, { data: [] });
    expect(html).toContain('Nothing to show here just now.');
    expect(html).not.toContain('<ul');
  });

  test('loads only its first image at once', async () => {
    const html = await render({ categoryId: 'boots' }, { eager: true });
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
  });
});
