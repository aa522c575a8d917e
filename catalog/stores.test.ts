import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { catalogStore } from '../backend/seed/catalog.schema.ts';
import { DEFAULT_SITES } from '../src/cms/site/sites.default.ts';

const stores = z.array(catalogStore).parse(JSON.parse(readFileSync(new URL('./stores.json', import.meta.url), 'utf8')));

describe('demo stores', () => {
  test('have distinct ids and names, and exist in every country of a site', () => {
    expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
    expect(new Set(stores.map(({ name }) => name)).size).toBe(stores.length);
    const countries = Object.values(DEFAULT_SITES.sites).map(({ country }) => country);
    expect(new Set(stores.map(({ address }) => address.countryCode))).toEqual(new Set(countries));
  });

  test('include the associate’s store, which hands out orders', () => {
    const store = stores.find(({ id }) => id === '1001');
    expect(store).toMatchObject({ address: { countryCode: 'US' } });
    expect(store?.services).toContain('pickup');
  });

  test('open before they close, each day once, in an existing time zone', () => {
    for (const { id, hours, exceptionalHours, timeZone } of stores) {
      expect(new Set(hours.map(({ day }) => day)).size, id).toBe(hours.length);
      expect(hours.length, id).toBeGreaterThan(4);
      for (const { opens, closes } of [...hours, ...exceptionalHours])
        expect((opens ?? '') <= (closes ?? ''), id).toBe(true);
      expect(() => new Intl.DateTimeFormat('en', { timeZone }), id).not.toThrow();
    }
  });

  test('have distinct addresses', () => {
    for (const { email } of stores) expect(email).toMatch(/@marrowridge\.example$/);
  });
});
