import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { createScopes } from './scope.ts';
import { readWarehouses } from './warehouses.ts';

describe('the warehouses of a shop', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-warehouses-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const read = async (content: unknown) => {
    await writeFile(join(folder, 'warehouses.json'), typeof content === 'string' ? content : JSON.stringify(content));
    return readWarehouses(folder);
  };
  const main = { name: 'Reno' };

  test('are one without a file, which ships everywhere', () => {
    const { all, servingCountry } = readWarehouses(join(folder, 'none'));
    expect(all).toEqual([{ id: 'main', name: 'Main', handlingDays: 0, extraDays: {} }]);
    expect(servingCountry('NL')).toEqual(all);
  });

  test('ship to the countries that the file names, in its order, and to all others', async () => {
    const venlo = {
      name: 'Venlo',
      country: 'NL',
      timeZone: 'Europe/Amsterdam',
      handlingDays: 1,
      extraDays: { '*': 3 },
    };
    const rules = await read({ warehouses: { main, venlo }, shipsFrom: { US: ['main', 'venlo'], '*': ['venlo'] } });
    const scopeOf = createScopes(DEFAULT_SITES, rules);
    expect(scopeOf({ siteId: 'us' }).warehouseIds).toEqual(['main', 'venlo']);
    expect(scopeOf({ siteId: 'de', locale: 'de-de' }).warehouses).toEqual([{ id: 'venlo', ...venlo }]);
  });

  test.each([
    ['{', /warehouses\.json: is not JSON/],
    [{ warehouses: { main }, shipsFrom: { US: ['main'] } }, /shipsFrom: needs "\*"/],
    [{ warehouses: { main }, shipsFrom: { '*': ['west'] } }, /shipsFrom\.\*: "west" is not in warehouses/],
    [{ warehouses: { main }, shipsFrom: { '*': ['main', 'main'] } }, /names a warehouse twice/],
    [{ warehouses: { main }, shipsFrom: { '*': [] } }, /shipsFrom\.\*/],
    [{ warehouses: { main: { ...main, timeZone: 'Mars/Base' } }, shipsFrom: { '*': ['main'] } }, /is no time zone/],
    [{ warehouses: { main: { ...main, handling: 1 } }, shipsFrom: { '*': ['main'] } }, /warehouses\.main/],
    [{ warehouses: { 'Main!': main }, shipsFrom: { '*': ['main'] } }, /warehouses/],
  ])('are rejected with the file and what is wrong: %j', async (content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});
