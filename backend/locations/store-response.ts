import type { Selectable } from 'kysely';
import { store, type Store } from '../../src/api/locations/stores.schema.ts';
import type { Tables } from '../db/tables.ts';

/** A store of the database in the form of responses; `distance` in kilometres, rounded to one decimal. */
export function toStore(row: Selectable<Tables['store']>, distance: number | undefined): Store {
  return {
    id: row.id,
    name: row.name,
    address: {
      addressLine1: row.address_line1,
      addressLine2: row.address_line2 ?? undefined,
      city: row.city,
      province: row.province ?? undefined,
      postalCode: row.postal_code,
      countryCode: row.country_code,
    },
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    phone: row.phone ?? undefined,
    email: row.email ?? undefined,
    timeZone: row.time_zone,
    hours: store.shape.hours.parse(JSON.parse(row.hours)),
    exceptionalHours: store.shape.exceptionalHours.parse(JSON.parse(row.exceptional_hours)),
    services: store.shape.services.parse(JSON.parse(row.services)),
    distance: distance === undefined ? undefined : Math.round(distance * 10) / 10,
  };
}
