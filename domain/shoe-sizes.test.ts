import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findShoeSize, shoeSystemOf } from './shoe-sizes.ts';

const CHART = join(import.meta.dirname, '../content/us/en-us/generic/components/size-chart/footwear.json');

type Group = 'men' | 'women' | 'kids';

interface Chart {
  readonly tables: readonly {
    readonly columns: readonly { readonly system?: 'US' | 'UK' | 'EU'; readonly group?: Group }[];
    readonly rows: readonly (readonly (string | number)[])[];
  }[];
}

describe('shoe sizes', () => {
  test('use the system of the country', () => {
    expect(['US', 'CA', 'GB', 'DE', 'NL'].map(shoeSystemOf)).toEqual(['US', 'US', 'UK', 'EU', 'EU']);
  });

  test.each([
    ['9.5', 'US', { group: 'men', isWide: false, US: '9.5', UK: '9', EU: '42.5' }],
    ['W7', 'US', { group: 'women', isWide: false, US: '7', UK: '5', EU: '38' }],
    ['W10 wide', 'US', { group: 'women', isWide: true, US: '10', UK: '8', EU: '41.5' }],
    ['13 wide', 'US', { group: 'men', isWide: true, US: '13', UK: '12.5', EU: '47' }],
    ['12C', 'US', { group: 'kids', isWide: false, US: '12C', UK: '11.5', EU: '29.5' }],
    ['2Y', 'US', { group: 'kids', isWide: false, US: '2Y', UK: '1.5', EU: '33.5' }],
    ['43', 'EU', { group: 'men', isWide: false, US: '10', UK: '9.5', EU: '43' }],
    ['W38', 'EU', { group: 'women', isWide: false, US: '7', UK: '5', EU: '38' }],
    ['9', 'UK', { group: 'men', isWide: false, US: '9.5', UK: '9', EU: '42.5' }],
    ['9,5', 'US', { group: 'men', isWide: false, US: '9.5', UK: '9', EU: '42.5' }],
  ] as const)('names %s (%s) a size of %j', (name, system, expected) => {
    expect(findShoeSize(name, system)).toEqual(expected);
  });

  test.each(['M', '28', '', 'One size', '9.25', 'W2', 'wide', '9 narrow', 'W12C'])('%j is none', (name) => {
    expect(findShoeSize(name, 'US')).toBeUndefined();
  });

  test('agree with the size chart of the shop', () => {
    const { tables }: Chart = JSON.parse(readFileSync(CHART, 'utf8'));
    expect(tables.flatMap(({ rows }) => rows).length).toBeGreaterThan(25);
    for (const { columns, rows } of tables) {
      const read = (row: (typeof rows)[number], system: string, group?: Group) =>
        row[columns.findIndex((column) => column.system === system && column.group === group)];
      for (const { group } of columns.filter(({ system }) => system === 'US')) {
        for (const row of rows) {
          const us = String(read(row, 'US', group));
          const size = findShoeSize(group === 'women' ? `W${us}` : us, 'US');
          expect.soft({ ...size }, us).toMatchObject({ group, UK: read(row, 'UK'), EU: read(row, 'EU') });
        }
      }
    }
  });
});
