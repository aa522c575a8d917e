import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { statistics } from './section.ts';
import Statistics from './Statistics.astro';

const bars = (part: number, whole: number) => ({ items: [{ label: 'Weight', value: '465', bar: { part, whole } }] });

describe('statistics', () => {
  test('are terms and values, the unit beside its figure', async () => {
    const html = await renderSection(Statistics, statistics, statistics.samples.legend, { variant: 'legend' });
    expect(html).toMatch(
      /<dt>Weight, size M<\/dt>\s*<dd class="figure">\s*465\s*<span class="unit">g<\/span>\s*<\/dd>/,
    );
  });

  test('show the value of a bar in words', async () => {
    const html = await renderSection(Statistics, statistics, bars(1234.5, 2000), { locale: 'de-de' });
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(html).toContain('1.234,5 von 2.000');
  });

  test('draw a bar in proportion to its share, and no longer than 100 %', async () => {
    expect(await renderSection(Statistics, statistics, bars(465, 620))).toContain('<rect width="75"');
    expect(await renderSection(Statistics, statistics, bars(700, 620))).toContain('<rect width="100"');
  });

  test('may be empty, but each requires a label and a figure', async () => {
    expect(await renderSection(Statistics, statistics, { items: [] })).not.toContain('<dl');
    expect(statistics.schema.safeParse({ items: [{ value: '9' }] }).success).toBe(false);
    expect(statistics.schema.safeParse(bars(1, 0)).success).toBe(false);
  });
});
