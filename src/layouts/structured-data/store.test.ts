import { expect, test } from 'vitest';
import { store } from '../../api/locations/stores.schema.ts';
import { writeLinkedData } from './node.ts';
import { describeStore } from './store.ts';

test('a store has its address, place and hours, with the dates that differ', () => {
  const boulder = store.parse({
    id: '1001',
    name: 'Ridge Boulder',
    address: { addressLine1: '1 Street', city: 'Boulder', province: 'CO', postalCode: '80302', countryCode: 'US' },
    coordinates: { latitude: 40.015, longitude: -105.27 },
    timeZone: 'America/Denver',
    hours: [
      { day: 1, opens: '10:00', closes: '19:00' },
      { day: 2, opens: '10:00', closes: '19:00' },
      { day: 7, opens: '11:00', closes: '17:00' },
    ],
    exceptionalHours: [{ date: '2026-12-25' }, { date: '2026-12-24', opens: '10:00', closes: '15:00' }],
    services: [],
  });
  const publisher = { name: 'Ridge', url: 'https://shop.test/', logo: 'https://shop.test/logo.png' };
  const url = 'https://shop.test/stores/us/colorado/boulder/ridge-boulder';
  expect(JSON.parse(writeLinkedData([describeStore(boulder, { url, publisher })]))).toMatchObject({
    '@type': 'Store',
    url,
    address: { '@type': 'PostalAddress', streetAddress: '1 Street', addressRegion: 'CO', addressCountry: 'US' },
    geo: { latitude: 40.015, longitude: -105.27 },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '19:00' },
      { dayOfWeek: ['Sunday'], opens: '11:00', closes: '17:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '15:00' },
    ],
  });
});
