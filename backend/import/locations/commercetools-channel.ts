import { isRecord } from '../../../domain/record.ts';
import { type JsonObject } from '../parsing/json-values.ts';

/** A channel as commercetools exports it: a key, localised names, `[longitude, latitude]`. */
export function isChannel(value: JsonObject): boolean {
  return typeof value['key'] === 'string' && isRecord(value['geoLocation']);
}

/** Converts a channel to this shop's form of a store. */
export function fromChannel({ key, name, address, geoLocation, custom }: JsonObject): JsonObject {
  const addressFields = isRecord(address) ? address : {};
  const point = isRecord(geoLocation) && Array.isArray(geoLocation['coordinates']) ? geoLocation['coordinates'] : [];
  const fields = isRecord(custom) && isRecord(custom['fields']) ? custom['fields'] : {};
  const [longitude, latitude]: unknown[] = point;
  return {
    id: key,
    name: localized(name),
    address: {
      addressLine1: [addressFields['streetNumber'], addressFields['streetName']]
        .filter((part) => typeof part === 'string')
        .join(' '),
      addressLine2: addressFields['additionalStreetInfo'],
      city: addressFields['city'],
      province: addressFields['region'] ?? addressFields['state'],
      postalCode: addressFields['postalCode'],
      countryCode: addressFields['country'],
    },
    coordinates: { latitude, longitude },
    phone: addressFields['phone'],
    email: addressFields['email'],
    hours: localized(fields['openingTimes']) ?? [],
  };
}

/** English among several languages, else the first. */
function localized(value: unknown): unknown {
  return isRecord(value) ? (value['en'] ?? Object.values(value)[0]) : value;
}
