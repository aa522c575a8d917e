import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findShoeSize, PREFERRED_SIZES, readPreferredSize, shoeSystemOf, sizeLike } from './shoe-sizes.ts';

const COMPONENTS = join(import.meta.dirname, '../content/us/en-us/generic/components');

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

  test.each(['size-chart/footwear', 'foot-sizes'])('agree with the tables of the shop: %s', (component) => {
    const { tables }: Chart = JSON.parse(readFileSync(join(COMPONENTS, `${component}.json`), 'utf8'));
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

describe('a preferred size', () => {
  test('is stored by a name that fits the profile, tells it from all others and is read again', () => {
    const names = PREFERRED_SIZES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['US 9.5', 'US W8', 'US 12C', 'US 2Y']));
    expect(new Set(names).size).toBe(names.length);
    for (const { name, size } of PREFERRED_SIZES) {
      expect(name.length).toBeLessThanOrEqual(12);
      expect(readPreferredSize(name)).toEqual(size);
    }
  });

  test('that was typed is read where it names its system', () => {
    expect(readPreferredSize('EU 42')).toMatchObject({ US: '9', EU: '42' });
    for (const text of ['9.5', '42', 'US', 'US 99', 'JP 27', '']) expect(readPreferredSize(text)).toBeUndefined();
  });

  test.each([
    ['US 9', ['8.5', '9', '9 wide'], 'US', '9'],
    ['US 9 wide', ['8.5', '9', '9 wide'], 'US', '9 wide'],
    ['US 9 wide', ['8.5', '9'], 'US', undefined],
    ['US 9', ['W9', 'W10.5'], 'US', undefined],
    ['US W8.5', ['W8', 'W8.5'], 'US', 'W8.5'],
    ['US W8.5', ['6.5', '7', '8.5'], 'US', '7'],
    ['US W8.5', ['7', 'W8.5'], 'US', 'W8.5'],
    ['US 9', ['9', '42', '43'], 'EU', '42'],
    ['US 9', ['8.5', '9'], 'UK', '8.5'],
    ['US W8.5', ['40', '41'], 'EU', '40'],
    ['US 9C', ['8.5', '9'], 'UK', undefined],
    ['US 3Y', ['3', '3.5'], 'US', undefined],
    ['US 2Y', ['2Y', '3Y'], 'US', '2Y'],
    ['US 9', ['M', 'L'], 'US', undefined],
  ] as const)('%s of %j (%s) is %s', (preferred, names, system, expected) => {
    const size = readPreferredSize(preferred);
    expect(size && sizeLike(size, names, system)).toBe(expected);
  });
});
