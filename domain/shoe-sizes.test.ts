import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { convertShoeSize, shoeSystemOf } from './shoe-sizes.ts';

const CHART = join(import.meta.dirname, '../content/us/en-us/generic/components/size-chart/footwear.json');

interface Chart {
  readonly tables: readonly [
    {
      readonly columns: readonly { readonly system?: 'US' | 'UK' | 'EU'; readonly group?: string }[];
      readonly rows: readonly (readonly (string | number)[])[];
    },
  ];
}

describe('shoe sizes', () => {
  test('are numbered as the country does', () => {
    expect(['US', 'CA', 'GB', 'DE', 'NL'].map(shoeSystemOf)).toEqual(['US', 'US', 'UK', 'EU', 'EU']);
  });

  test.each([
    ['9.5', 'US', 'EU', '42.5'],
    ['9.5', 'US', 'UK', '9'],
    ['43', 'EU', 'US', '10'],
    ['9', 'UK', 'EU', '42.5'],
    ['9,5', 'US', 'EU', '42.5'],
    ['10', 'US', 'US', '10'],
  ] as const)('%s %s is %s %s', (size, from, to, expected) => {
    expect(convertShoeSize(size, from, to)).toBe(expected);
  });

  test.each(['M', '28', '', 'One size', '9.25'])('%j is none', (size) => {
    expect(convertShoeSize(size, 'US', 'EU')).toBeUndefined();
  });

  test('agree with the size chart of the shop', () => {
    const chart: Chart = JSON.parse(readFileSync(CHART, 'utf8'));
    const [{ columns, rows }] = chart.tables;
    const at = (system: string) => columns.findIndex((column) => column.system === system && column.group !== 'women');
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const size = String(row[at('US')]);
      expect.soft(convertShoeSize(size, 'US', 'UK'), size).toBe(row[at('UK')]);
      expect.soft(convertShoeSize(size, 'US', 'EU'), size).toBe(row[at('EU')]);
    }
  });
});
