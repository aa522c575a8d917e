import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { sampleProducts } from '../sample-products.ts';
import ComparisonTable from './ComparisonTable.astro';
import { comparisonTable } from './section.ts';

const { ruled, differences } = comparisonTable.samples;
const boots = {
  productIds: ['saddleback-mid', 'gone', 'catchment-shell'],
  columns: [{ title: 'Barefoot' }],
  items: [
    { title: 'Weight', values: ['1,180 g', 'nothing', '465 g', '0 g'] },
    { title: 'Repairable', values: [true, false, true, true] },
    { title: 'Origin', values: ['Portugal'] },
  ],
};
const render = (content: object, options: object = {}) =>
  renderSection(ComparisonTable, comparisonTable, content, { data: sampleProducts, ...options });
const row = (html: string, title: string) =>
  [...html.matchAll(/<tr[^>]*>[\s\S]*?<\/tr>/g)].find(([text]) => text.includes(title))?.[0] ?? '';

describe('a comparison table', () => {
  test('is a table with a caption and headers of columns and rows', async () => {
    const html = await render(ruled);
    expect(html).toMatch(/<caption>\s*<span id="s1-caption">\s*Three ways to treat leather, compared/);
    expect(html.match(/<th scope="col"/g)).toHaveLength(4);
    expect(html.match(/<th scope="row"/g)).toHaveLength(5);
  });

  test('scrolls in a named, focusable region', async () => {
    expect(await render(ruled)).toMatch(/role="region" tabindex="0" aria-labelledby="s1-caption"/);
  });

  test('shows products with name, link and price', async () => {
    const html = await render(boots);
    expect(html).toContain('<a href="/p/saddleback-mid">Saddleback Mid</a>');
    expect(row(html, 'Price')).toContain('$219.00');
  });

  test('omits a product that is not sold, with its values', async () => {
    const html = await render(boots);
    expect(html).not.toContain('nothing');
    expect(
      row(html, 'Weight')
        .match(/<td>\s*[^<\s][^<]*/g)
        ?.map((cell) => cell.replace(/<td>\s*/, '').trim()),
    ).toEqual(['1,180 g', '465 g', '0 g']);
  });

  test('shows yes, no and unknown values in words', async () => {
    const html = await render(boots, { locale: 'nl-nl' });
    expect(row(html, 'Repairable').match(/\bJa\b/g)).toHaveLength(3);
    expect(row(html, 'Origin').match(/Niet vermeld/g)).toHaveLength(2);
    expect(row(await render(ruled), 'Nubuck')).toMatch(/\bNo\b/);
  });

  test('marks the rows that differ, in words too, only on request', async () => {
    const html = await render(boots, { variant: 'differences' });
    expect(row(html, 'Weight')).toMatch(/class="is-different"[\s\S]*\(Differs\)/);
    expect(row(html, 'Repairable')).not.toContain('Differs');
    expect(await render(boots)).not.toMatch(/is-different|Differs/);
  });

  test('is named by its title where it has no caption', async () => {
    expect(await render(differences)).toMatch(/<span id="s1-caption" class="visually-hidden">\s*Which boot for/);
    expect(await render({ ...boots })).toMatch(/class="visually-hidden">\s*Comparison/);
  });

  test('shows a message when there is nothing to compare', async () => {
    const html = await render({ productIds: ['gone'], items: [] });
    expect(html).toContain('Nothing to show here just now.');
    expect(html).not.toContain('<table');
  });

  test('rejects rows without a title or without values', () => {
    expect(comparisonTable.schema.safeParse({ items: [{ values: [] }] }).success).toBe(false);
    expect(comparisonTable.schema.safeParse({ items: [{ title: 'Weight' }] }).success).toBe(false);
  });
});
