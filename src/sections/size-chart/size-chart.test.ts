import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { sizeChart } from './section.ts';
import SizeChart from './SizeChart.astro';
import { lengthUnitOf } from '../../lib/product/length-unit.ts';
import { ownSystem, viewTable } from './table-view.ts';

const table = sizeChart.schema.parse(sizeChart.samples.table).tables ?? [];
const foot = sizeChart.schema.parse(sizeChart.samples.foot).tables ?? [];
const US = { country: 'US', region: 'NORA' } as const;
const headings = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*>\s*([^<\s][^<]*?)\s*</g)].map(([, text]) => text);

describe('a size chart', () => {
  test.each([
    ['en-us', ['Size', 'US', 'UK', 'EU', 'Foot length']],
    ['en-gb', ['Size', 'UK', 'US', 'EU', 'Foot length']],
    ['de-de', ['Größe', 'EU', 'US', 'UK', 'Fußlänge']],
    ['fr-ca', ['Taille', 'US', 'UK', 'EU', 'Longueur du pied']],
  ])('shows the sizes of %s first', async (locale, expected) => {
    const html = await renderSection(SizeChart, sizeChart, {}, { data: table, locale });
    expect(headings(html)).toEqual(expected);
  });

  test('names each row by its size, and each table', async () => {
    const html = await renderSection(SizeChart, sizeChart, {}, { data: table });
    expect(html).toMatch(/<th scope="row"[^>]*>\s*S\s*<\/th>/);
    expect(html).toMatch(/aria-labelledby="s1-t0"[\s\S]*<caption id="s1-t0"/);
  });

  test('has both units in the page, so that they switch without script', async () => {
    const html = await renderSection(SizeChart, sizeChart, {}, { data: table });
    expect(html).toMatch(/<span class="cm">23.5–24.8<\/span>\s*<span class="in">9.3–9.8<\/span>/);
    expect(html).toMatch(/value="in" checked/);
    expect(await renderSection(SizeChart, sizeChart, {}, { data: table, locale: 'de-de' })).toMatch(
      /value="cm" checked/,
    );
  });

  test('has no choice of units without measurements', async () => {
    const data = [{ columns: [{ system: 'EU' }], rows: [['40']] }];
    expect(await renderSection(SizeChart, sizeChart, {}, { data })).not.toContain('<fieldset');
  });

  test('starts with the foot length where the size follows from it, drawn to scale', async () => {
    const html = await renderSection(SizeChart, sizeChart, {}, { variant: 'foot', data: foot });
    expect(headings(html)[0]).toBe('Foot length');
    expect(html).toMatch(/<rect width="83.8"/);
    expect(html).toMatch(/<rect width="100"/);
  });

  test('shows a message where there are no sizes', async () => {
    expect(await renderSection(SizeChart, sizeChart, {}, { data: [] })).toContain('class="empty"');
  });

  test('shows a gap for a missing cell', () => {
    const short = { columns: [{ system: 'EU' as const }, { measure: 'chest' as const }], rows: [['40']] };
    const { rows } = viewTable(short, { locale: 'en-us', site: US }, { measureFirst: false });
    expect(rows).toEqual([[{ text: '40' }, { text: '–' }]]);
  });
});

describe('the national sizes of a country', () => {
  test('are American, British or European', () => {
    expect(ownSystem(US)).toBe('US');
    expect(ownSystem({ country: 'GB', region: 'EMEA' })).toBe('UK');
    expect(ownSystem({ country: 'FR', region: 'EMEA' })).toBe('EU');
    expect([lengthUnitOf('US'), lengthUnitOf('CA')]).toEqual(['in', 'cm']);
  });
});

describe('the loader of a size chart', () => {
  const requests: (string | undefined)[] = [];
  const context = {
    call: () => Promise.reject(new Error('not called')),
    document: async ({ name }: { name?: string | undefined }) => {
      requests.push(name);
      return name === 'components/size-chart/kites' ? undefined : { tables: [...foot, { rows: [] }] };
    },
    siteId: 'us',
    locale: 'en-us',
    signal: new AbortController().signal,
  };
  const load = (content: object) => sizeChart.loader?.load(sizeChart.schema.parse(content), context);

  test('reads the tables of the product type, and without one foot lengths', async () => {
    expect(await load({ productType: 'socks' })).toEqual(foot);
    expect(await load({})).toEqual(foot);
    expect(requests).toEqual(['components/size-chart/socks', 'components/foot-sizes']);
  });

  test('returns undefined for an unknown product type', async () => {
    expect(await load({ productType: 'kites' })).toEqual([]);
    expect(await load({ productType: '../secret' })).toEqual([]);
  });

  test('prefers tables in the section’s own content', async () => {
    expect(await load({ productType: 'socks', tables: table })).toEqual(table);
  });
});
