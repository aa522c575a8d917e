import type { Store } from '../../api/locations/stores.schema.ts';
import type { LinkedNode } from './node.ts';
import { describeOrganization, type Publisher } from './pages.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A store with its weekly hours and the dates that differ; `url` is its absolute address. */
export function describeStore(store: Store, { url, publisher }: { url: string; publisher: Publisher }): LinkedNode {
  const { name, address, coordinates, phone, email } = store;
  return {
    '@type': 'Store',
    '@id': `${url}#store`,
    name,
    url,
    image: publisher.logo,
    telephone: phone,
    email,
    parentOrganization: describeOrganization(publisher),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.addressLine1, address.addressLine2].filter(Boolean).join(', '),
      addressLocality: address.city,
      addressRegion: address.province,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: [...weeklyHours(store), ...exceptionalHours(store)],
  };
}

/** Days with the same hours are one entry. */
function weeklyHours({ hours }: Store) {
  const spans = Map.groupBy(hours, ({ opens, closes }) => `${opens} ${closes}`);
  return [...spans.values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ day }) => DAYS[day - 1]),
    opens: days[0]?.opens,
    closes: days[0]?.closes,
  }));
}

/** A date without times is one on which the store is closed: from midnight to midnight. */
function exceptionalHours({ exceptionalHours: dates }: Store) {
  return dates.map(({ date, opens = '00:00', closes = '00:00' }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  }));
}
