import { describe, expect, test } from 'vitest';
import type { CategorySummary } from '../load-categories.ts';
import { renderSection } from '../render-section.ts';
import { BOOT, PEG } from '../sample-images.ts';
import CategoryTiles from './CategoryTiles.astro';
import { categoryTiles } from './section.ts';

const boots: CategorySummary = { id: 'boots', slug: 'boots', name: 'Boots', count: 14, image: BOOT };
const packs: CategorySummary = { id: 'packs', slug: 'packs', name: 'Packs', count: 1, image: undefined };
const render = (content: object, options: object = {}) =>
  renderSection(CategoryTiles, categoryTiles, content, { data: [boots, packs], ...options });

describe('category tiles', () => {
  test('show the children of a category, with their counts', async () => {
    const html = await render({ categoryId: 'footwear' });
    expect(html).toMatch(/<a href="\/c\/boots">Boots<\/a>/);
    expect(html).toContain('14 products');
    expect(html).toContain('1 product<');
    expect(html).toMatch(/<img[^>]* alt /);
  });

  test('prefer the editor’s words, image and link', async () => {
    const tile = {
      categoryId: 'boots',
      title: 'High',
      text: 'Over the ankle',
      image: PEG,
      href: '/boot-fitting-guide',
    };
    const html = await render({ items: [tile] });
    expect(html).toMatch(/<a href="\/boot-fitting-guide">High<\/a>/);
    expect(html).toContain('Over the ankle');
    expect(html).toContain(PEG.src);
    expect(html).not.toContain('Packs');
  });

  test('omit a tile without a link or a name', async () => {
    const html = await render({
      items: [{ categoryId: 'gone' }, { title: 'Lost' }, { href: '/x' }, { categoryId: 'boots' }],
    });
    expect(html.match(/<li>/g)).toHaveLength(1);
  });

  test('link to the page of the category in the visitor’s language', async () => {
    const html = await render({ items: [{ categoryId: 'boots' }] }, { locale: 'de-de' });
    expect(html).toContain('href="/de-de/c/boots"');
    expect(html).toContain('14 Produkte');
  });

  test('are a list whose names are one heading level below the title', async () => {
    const html = await render({ title: 'Underfoot', categoryId: 'footwear' });
    expect(html).toMatch(/<ul role="list"/);
    expect(html).toMatch(/<h2[^>]*>Underfoot/);
    expect(html.match(/<h3>/g)).toHaveLength(2);
  });

  test('show a message when there are no categories', async () => {
    expect(await render({}, { data: [] })).toContain('Nothing to show here just now.');
  });

  test('reject anything but a list', () => {
    expect(categoryTiles.schema.safeParse({ items: 'boots' }).success).toBe(false);
    expect(categoryTiles.schema.safeParse({}).success).toBe(true);
  });
});
