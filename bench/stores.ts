import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeSearch, type StoreSearch } from '../src/api/locations/stores.schema.ts';
import { DEFAULT_SITES } from '../src/cms/site/sites.default.ts';
import { createScopes } from '../backend/core/scope.ts';
import { openDatabase, type Database } from '../backend/db/database.ts';
import { createPlaceFinder } from '../backend/locations/places.ts';
import { putStoreRow, toStoreRow } from '../backend/locations/store-row.ts';
import { createStoreService } from '../backend/locations/stores.ts';
import { hash } from '../illustrations/random.ts';
import type { Figure } from './figure.ts';

const STORES = 10_000;
/** Milliseconds in the service, p95. */
const LIMIT = 10;
const FIRST_ANSWER = 1500;
const REQUESTS = 300;
const SCOPE = createScopes(DEFAULT_SITES)({ siteId: 'us', locale: 'en-us' });
const quiet = { info() {}, warn() {}, error: (fields: object, message: string) => console.error(message, fields) };

/** A number from 0 to 1, the same for the same key. */
const share = (key: string): number => (hash(key) % 10_000) / 10_000;

/** 10,000 stores of one country, searched in the service by distance, by words and in the directory. */
export async function measureStores(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-stores-'));
  const database = await openDatabase(`file:${join(folder, 'shop.db')}`);
  try {
    await writeStores(database);
    return await measure(database);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure({ read }: Database): Promise<readonly Figure[]> {
  const stores = createStoreService({ read, findPlace: createPlaceFinder({ provider: undefined, log: quiet }) });
  const search = async (query: StoreSearch) => void (await stores.search(storeSearch.parse(query), SCOPE));
  const started = performance.now();
  await search({});
  const first = performance.now() - started;
  const pointOf = (index: number) => ({
    latitude: 26 + 22 * share(`a${index}`),
    longitude: -122 + 48 * share(`b${index}`),
  });
  const kinds: readonly (readonly [string, (index: number) => Promise<void>])[] = [
    ['by distance', (index) => search(pointOf(index))],
    ['within a radius', (index) => search({ ...pointOf(index), radius: 80, services: ['pickup'] })],
    ['around a postal code', (index) => search({ near: String(10_000 + ((index * 271) % 89_000)) })],
    ['by words', (index) => search({ q: `town ${index % 500}` })],
    ['a region of the directory', async () => void (await stores.browse('us/colorado', SCOPE))],
  ];
  const figures = [figure('first answer', first, FIRST_ANSWER)];
  for (const [name, ask] of kinds) figures.push(figure(`${name}, p95`, await percentile(ask), LIMIT));
  return figures;
}

async function percentile(ask: (index: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const started = performance.now();
    await ask(index);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(REQUESTS * 0.95)] ?? Number.NaN;
}

function figure(name: string, aisle: number, bound: number): Figure {
  return { name: `10,000 stores: ${name}`, unit: 'ms', aisle, target: { kind: 'value-at-most', bound } };
}

async function writeStores({ write }: Database): Promise<void> {
  const hours = [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '10:00', closes: '19:00' }));
  const states = ['CO', 'CA', 'TX', 'NY', 'WA', 'OR', 'UT', 'GA', 'OH', 'NH'];
  await write.transaction().execute(async (transaction) => {
    for (let index = 0; index < STORES; index += 1) {
      const data = {
        id: `s${index}`,
        name: `Bench ${index}`,
        address: {
          addressLine1: `${index} Street`,
          city: `Town ${index % 500}`,
          province: states[index % states.length],
          postalCode: String(10_000 + ((index * 89) % 89_999)),
          countryCode: 'US',
        },
        coordinates: { latitude: 25 + 24 * share(`lat${index}`), longitude: -124 + 56 * share(`lon${index}`) },
        timeZone: 'America/Denver',
        hours,
        exceptionalHours: [{ date: '2026-12-25' }],
        services: index % 3 === 0 ? [] : (['pickup', 'returns'] as const).slice(),
      };
      await putStoreRow(transaction, toStoreRow(data, { source: 'import', content_hash: `${index}` }));
    }
  });
}
