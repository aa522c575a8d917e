import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import { store } from '../../api/locations/stores.schema.ts';
import { renderSection } from '../render-section.ts';
import { mapHref, viewStore } from '../../ui/store-view.ts';
import { storeTeaser } from './section.ts';

import StoreTeaser from './StoreTeaser.astro';

const DENVER = store.parse({
  id: '1001',
  name: 'Denver, Larimer Street',
  address: {
    addressLine1: '1420 Larimer Street',
    city: 'Denver',
    province: 'CO',
    postalCode: '80202',
    countryCode: 'US',
  },
  coordinates: { latitude: 39.748, longitude: -104.999 },
  phone: '+1 (303) 555-0142',
  timeZone: 'America/Denver',
  hours: [
    { day: 1, opens: '10:00', closes: '13:00' },
    { day: 1, opens: '14:00', closes: '18:30' },
  ],
  exceptionalHours: [
    { date: '2026-12-25', reason: 'Christmas' },
    { date: '2026-12-24', opens: '09:00', closes: '13:00' },
  ],
  services: ['pickup'],
});
const HUT = { ...DENVER, id: '1002', name: 'Hut' };

describe('stores', () => {
  test('show the address, the whole week and the contact links', async () => {
    const html = await renderSection(StoreTeaser, storeTeaser, {}, { data: [DENVER] });
    expect(html).toContain('<span>Denver, CO 80202</span>');
    expect(html).toMatch(/<th scope="row">Monday<\/th><td>10:00\sAM\s–\s1:00\sPM, 2:00\sPM\s–\s6:30\sPM/);
    expect(html).toMatch(/<th scope="row">Sunday<\/th><td>Closed/);
    expect(html).toContain('href="geo:39.748,-104.999"');
    expect(html).toContain('href="tel:+13035550142"');
  });

  test('say until when they are open, also past midnight, and mark the day that it is there', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-28T07:30:00Z'), toFake: ['Date'] });
    const late = { ...DENVER, hours: [{ day: 5, opens: '18:00', closes: '02:00' }] };
    const html = await renderSection(StoreTeaser, storeTeaser, {}, { data: [late, DENVER] });
    vi.useRealTimers();
    expect(html).toMatch(/<p class="now" data-open(="")?>\s*Open until 2:00/);
    expect(html).toMatch(/<p class="now">\s*Closed, opens Monday at 10:00/);
    expect(html).toMatch(/<tr aria-current="date"[^>]*><th scope="row">Saturday/);
  });

  test('collapse their hours in the list', async () => {
    const html = await renderSection(StoreTeaser, storeTeaser, {}, { variant: 'list', data: [DENVER] });
    expect(html).toMatch(/<details>\s*<summary>\s*Opening hours/);
  });

  test('show a message where there are none', async () => {
    expect(await renderSection(StoreTeaser, storeTeaser, {}, { data: [] })).toContain('class="empty"');
  });
});

describe('the texts of a store', () => {
  test('are those of the locale', () => {
    const german = viewStore(DENVER, 'de-de', 'geschlossen');
    expect(german.week[0]).toMatchObject({ name: 'Montag', text: '10:00\u00A0–\u00A013:00, 14:00\u00A0–\u00A018:30' });
    expect(german.week[1]?.text).toBe('geschlossen');
    expect(german.exceptions[1]).toMatchObject({ day: '2026-12-25', name: 'Fr., 25. Dezember', text: 'geschlossen' });
    expect(german.addressLines.at(-1)).toBe('Vereinigte Staaten');
  });

  test('have the town in the format of its country', () => {
    const address = { addressLine1: 'Isarweg 3', city: 'München', postalCode: '80469', countryCode: 'DE' };
    expect(viewStore({ ...DENVER, address }, 'de-de', '').addressLines).toEqual(['Isarweg 3', '80469 München']);
  });

  test('link to the editor’s map, if its address is valid', () => {
    const coordinates = { latitude: 1.5, longitude: -2 };
    expect(mapHref(coordinates, 'https://maps.example/?q={latitude},{longitude}')).toBe(
      'https://maps.example/?q=1.5,-2',
    );
    expect(mapHref(coordinates, 'javascript:alert({latitude})')).toBe('geo:1.5,-2');
  });
});

describe('the loader of stores', () => {
  const bodies: unknown[] = [];
  const contextWith = (answer: () => Promise<unknown>) => ({
    call: (_operation: unknown, input: { body?: object }) => (bodies.push(input.body), answer() as Promise<never>),
    document: async () => undefined,
    siteId: 'us',
    locale: 'en-us',
    signal: new AbortController().signal,
  });
  const stores = async () => ({ stores: [DENVER, HUT] });
  const load = (content: object, answer = stores) =>
    storeTeaser.loader?.load(storeTeaser.schema.parse(content), contextWith(answer));

  test('requests the chosen stores and preserves their order', async () => {
    expect(await load({ storeIds: ['1002', 'gone', '1001'] })).toEqual([HUT, DENVER]);
    expect(bodies.at(-1)).toEqual({ storeIds: ['1002', 'gone', '1001'], count: 3 });
  });

  test('requests the country’s stores otherwise', async () => {
    expect(await load({ count: 2 })).toEqual([DENVER, HUT]);
    expect(bodies.at(-1)).toEqual({ count: 2 });
  });

  test('returns an empty list where there are none, and fails where the service does', async () => {
    const failWith = (status: number) => () => Promise.reject(new ApiError({ errorId: 'X', status, message: '' }));
    expect(await load({}, failWith(404) as never)).toEqual([]);
    await expect(load({}, failWith(503) as never)).rejects.toMatchObject({ status: 503 });
  });
});
