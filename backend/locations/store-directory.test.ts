import { describe, expect, test } from 'vitest';
import { createDirectory, regionName } from './store-directory.ts';

const storeIn = (id: string, name: string, city: string, [country_code, province]: [string, string | null]) => ({
  id,
  name,
  city,
  province,
  country_code,
});
const directory = createDirectory([
  storeIn('2', 'Ridge Boulder', 'Boulder', ['US', 'CO']),
  storeIn('1', 'Ridge Boulder', 'Boulder', ['US', 'CO']),
  storeIn('3', 'Ridge Bend', 'Bend', ['US', 'OR']),
  storeIn('4', 'Ridge Keswick', 'Keswick', ['GB', null]),
  storeIn('5', '★', '★', ['GB', null]),
  storeIn('6', 'Ridge Valencia', 'Valencia', ['ES', 'V']),
  storeIn('7', 'Valencia Norte', 'Valencia', ['ES', null]),
]);

describe('the directory of stores', () => {
  test('has a level for regions where addresses name them', () => {
    expect(directory.pathOf('1')).toBe('us/colorado/boulder/ridge-boulder');
    expect(directory.pathOf('4')).toBe('gb/keswick/ridge-keswick');
    expect(directory.find('us')?.trail[0]).toMatchObject({ kind: 'country', name: 'US', count: 3 });
    expect(directory.find('us/colorado')?.trail[1]).toMatchObject({ kind: 'region', name: 'CO', count: 2 });
    expect(directory.find('us/colorado/boulder')?.trail[2]).toMatchObject({ kind: 'city', name: 'Boulder', count: 2 });
  });

  test('has one address for each store, also where two have the same name, or none', () => {
    const paths = ['1', '2', '3', '4', '5', '6', '7'].map(directory.pathOf);
    expect(new Set(paths).size).toBe(7);
    expect(paths[1]).toBe('us/colorado/boulder/ridge-boulder-2');
    for (const [index, path] of paths.entries()) expect(directory.find(path ?? '')?.storeId).toBe(String(index + 1));
  });

  test('shows a city and a region of the same name as one place', () => {
    expect(directory.find('es/valencia')?.trail[1]?.count).toBe(2);
    expect(directory.find('es/valencia/valencia-norte')?.storeId).toBe('7');
    expect(directory.find('es/valencia/valencia/ridge-valencia')?.storeId).toBe('6');
  });

  test.each([
    '',
    'fr',
    'us/colorado/bend',
    'us/boulder',
    'us/colorado/boulder/ridge-boulder/more',
    'constructor',
    'US',
  ])('has nothing at %j', (path) => {
    expect(directory.find(path)).toBeUndefined();
  });

  test('names regions in the language of the page', () => {
    expect(regionName('CA', 'QC', 'fr-ca')).toBe('Québec');
    expect(regionName('CA', 'NL', 'fr-ca')).toBe('Terre-Neuve-et-Labrador');
    expect(regionName('DE', 'Bayern', 'de-de')).toBe('Bayern');
  });
});
