import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countryList,
  employeeStores,
  regionList,
  storeEmployees,
} from '../../../src/api/locations/utilities.schema.ts';
import { TARGETS, type Target } from '../support/targets.test-support.ts';
import { errorOf, Visitor } from '../support/visitor.test-support.ts';

const BASE = '/consumers-v3/utilities';

describe.each(TARGETS)('the utilities of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
    visitor = new Visitor(target);
  });
  afterAll(() => target.close());

  const get = async (path: string) => (await visitor.call('GET', `${BASE}/${path}`)).body;

  test('name every country in the language of the locale, with its dial code', async () => {
    const { countries } = countryList.parse(await get('countryList?siteId=de&locale=de-de'));
    expect(countries.length).toBeGreaterThan(200);
    const germany = { name: 'Deutschland', dialCode: '49', code: 'DE', mask: 'XXXX XXXXXXX', isServed: true };
    expect(countries).toContainEqual(germany);
    expect(countries).toContainEqual({ name: 'Österreich', dialCode: '43', code: 'AT', isServed: true });
    expect(countries).toContainEqual({ name: 'Schweiz', dialCode: '41', code: 'CH', isServed: false });
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de-de').compare));
    expect(countryList.parse(await get('countryList')).countries.map(({ name }) => name)).toContain('Germany');
  });

  test('name the regions of a country', async () => {
    const { countryCode, regions } = regionList.parse(await get('provincesUS'));
    expect(countryCode).toBe('US');
    expect(regions).toContainEqual({ code: 'CO', isoCode: 'US-CO', name: 'Colorado' });
    const french = regionList.parse(await get('provincesCA?siteId=ca&locale=fr-ca'));
    expect(french.regions).toContainEqual({ code: 'QC', isoCode: 'CA-QC', name: 'Québec' });
    expect(regionList.parse(await get('provincesDE'))).toEqual({ countryCode: 'DE', regions: [] });
  });

  test.each(['provincesXX', 'cities', 'citiesUS', 'provincesUSA', 'provinces', '%20'])(
    'do not know %s',
    async (lookup) => {
      const answer = await visitor.call('GET', `${BASE}/${lookup}`);
      expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'API404' });
    },
  );

  test('return the associates of a store, by id and name only', async () => {
    const { stores } = employeeStores.parse(await get('stores'));
    expect(stores).toContainEqual({ storeId: '1001', storeName: expect.any(String) });
    const body = await get('stores/1001/employees');
    expect(storeEmployees.parse(body)).toEqual(body);
    expect(storeEmployees.parse(body).employees).toContainEqual({
      storeEmployeeId: 'A1001',
      storeEmployeeName: expect.any(String),
    });
    expect(employeeStores.parse(await get('stores?siteId=nl')).stores).toEqual([]);
  });

  test('do not know other stores', async () => {
    const answer = await visitor.call('GET', `${BASE}/stores/nowhere/employees`);
    expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'STR404' });
  });
});
