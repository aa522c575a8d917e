import { describe, expect, test } from 'vitest';
import { BadCell } from '../parsing/cell.ts';
import { checkStore, toNumber, type RawStore } from './store-draft.ts';
import { findStockColumns } from './store-stock-table.ts';

const ADDRESS = { addressLine1: '1 Street', city: 'Town', postalCode: '97702', countryCode: 'us' };
const STORE: RawStore = {
  id: 'tarn',
  name: ' Tarn ',
  address: ADDRESS,
  coordinates: { latitude: 44, longitude: -121 },
  phone: null,
  email: undefined,
  timeZone: 'America/Los_Angeles',
  hours: [],
  exceptionalHours: [],
  services: ['pickup'],
};

function issueOf(change: Partial<RawStore>): string | undefined {
  try {
    checkStore({ ...STORE, ...change }, (column, message) => ({ line: 3, column, message }));
    return undefined;
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    return `${error.issue.column}: ${error.issue.message}`;
  }
}

describe('a store of a file', () => {
  test('is read with clean texts and a country in capitals', () => {
    const data = checkStore({ ...STORE, name: ' Ta\u0000rn ' }, (column, message) => ({ line: 3, column, message }));
    expect(data).toMatchObject({ id: 'tarn', name: 'Tarn', address: { countryCode: 'US' }, services: ['pickup'] });
    expect(data.phone).toBeUndefined();
  });

  test.each<[Partial<RawStore>, string | undefined]>([
    [{}, undefined],
    [{ id: '' }, 'id: is empty'],
    [{ id: 'x'.repeat(255) }, undefined],
    [{ id: 'x'.repeat(256) }, 'id: is longer than 255 characters'],
    [{ name: '  ' }, 'name: is empty'],
    [{ address: { ...ADDRESS, addressLine1: '' } }, 'address.addressLine1: is empty'],
    [{ address: { ...ADDRESS, city: '' } }, 'address.city: is empty'],
    [{ address: { ...ADDRESS, postalCode: '' } }, undefined],
    [{ address: { ...ADDRESS, countryCode: 'USA' } }, 'address.countryCode: is not a country such as US'],
    [{ address: { ...ADDRESS, countryCode: '1A' } }, 'address.countryCode: is not a country such as US'],
    [{ coordinates: { latitude: 90, longitude: 180 } }, undefined],
    [{ coordinates: { latitude: 90.01, longitude: 0 } }, 'coordinates.latitude: is not a latitude between -90 and 90'],
    [
      { coordinates: { latitude: 0, longitude: undefined } },
      'coordinates.longitude: is not a longitude between -180 and 180',
    ],
    [{ timeZone: '' }, 'timeZone: is empty, and us has several'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone: "Mars/Olympus" is not a time zone such as Europe/Berlin'],
    [{ hours: [{ day: 1, opens: '00:00', closes: '23:59' }] }, undefined],
  ])('with %j has the issue %j', (change, issue) => {
    expect(issueOf(change)).toBe(issue);
  });

  test.each<[Partial<RawStore>, string]>([
    [{ id: 5 }, 'id'],
    [{ address: undefined }, 'address'],
    [{ services: ['piano'] }, 'services.0'],
    [{ hours: [{ day: 8, opens: '10:00', closes: '11:00' }] }, 'hours.0.day'],
    [{ hours: [{ day: 1, opens: '24:00', closes: '11:00' }] }, 'hours.0.opens'],
    [{ hours: 'always' }, 'hours'],
    [{ exceptionalHours: [{ date: '2026-02-30' }] }, 'exceptionalHours.0.date'],
  ])('with %j has an issue at %s', (change, path) => {
    expect(issueOf(change)).toMatch(new RegExp(`^${path}: .`));
  });
});

describe('a coordinate', () => {
  const numberOf = (text: string) => toNumber({ text, issue: (message) => ({ line: 1, column: 'latitude', message }) });

  test.each([
    ['44.0582', 44.0582],
    ['-121', -121],
    ['0', 0],
    ['', undefined],
    ['44,05', undefined],
    ['44°', undefined],
    ['1e2', undefined],
    ['1234', undefined],
    ['NaN', undefined],
  ])('%j is %j', (text, expected) => {
    expect(numberOf(text)).toBe(expected);
  });
});

describe('the columns of a stock table', () => {
  test.each([
    [
      ['storeId', 'sku', 'qty'],
      [0, 1, 2],
    ],
    [
      ['Quantity', 'Store ID', 'SKU'],
      [1, 2, 0],
    ],
    [
      ['supplyChannel', 'product_id', 'quantity-on-stock'],
      [0, 1, 2],
    ],
    [['storeId', 'sku'], undefined],
    [['storeId', 'sku', 'price'], undefined],
    [[], undefined],
  ])('%j are at %j', (header, columns) => {
    expect(findStockColumns(header)).toEqual(columns);
  });
});
