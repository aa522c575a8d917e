import { BadCell, cleanText, readCount, type Cell } from '../parsing/cell.ts';
import { isRecord } from '../../../domain/record.ts';
import { readJsonObjects, type JsonObject } from '../parsing/json-values.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import { formatError } from '../parsing/format-error.ts';
import { readOpeningHours } from './opening-hours.ts';
import { checkStore, type RawStore, type StoreDraft } from './store-draft.ts';
import { timeZoneOf } from './time-zones.ts';
import { StoreFile } from './store-file.ts';

/** Stores as the store operation returns them, or channels of commercetools; throws `ImportError` for other JSON. */
export async function readStoreJson(path: string): Promise<StoreFile> {
  const file = new StoreFile([]);
  let wrong: string | undefined;
  for await (const record of storesWithin(path)) {
    const { line, value: raw } = record;
    const value = isChannel(raw) ? fromChannel(raw) : raw;
    if (!isRecord(value['address']) || !('name' in value)) {
      wrong ??= Object.keys(raw).find((key) => !MEMBERS.has(key)) ?? '';
      file.issues.push({ line, column: 'address', message: 'is missing' });
      continue;
    }
    file.add(String(value['id'] ?? ''), () => readStore({ line, value }));
  }
  if (file.ids.size === 0) throw formatError('a file of stores', 'it has no store with name and address', wrong);
  return file;
}

const MEMBERS = new Set(
  'id name address coordinates phone email timeZone hours exceptionalHours services shelf'.split(' '),
);

async function* storesWithin(path: string): AsyncGenerator<FileRecord<JsonObject>> {
  for await (const { line, value } of readJsonObjects(path)) {
    const list = Array.isArray(value['stores']) ? value['stores'] : [value];
    for (const one of list) if (isRecord(one)) yield { line, value: one };
  }
}

function readStore({ line, value }: FileRecord<JsonObject>): StoreDraft {
  const name = (column: string, message: string) => ({ line, column, message });
  const { hours, timeZone, exceptionalHours = [], services = [] } = value;
  const address = isRecord(value['address']) ? value['address'] : {};
  const raw: RawStore = {
    id: value['id'],
    name: value['name'],
    address,
    coordinates: value['coordinates'],
    phone: value['phone'],
    email: value['email'],
    timeZone: timeZone ?? timeZoneOf({ ...address, countryCode: String(address['countryCode']) }) ?? '',
    hours: typeof hours === 'string' ? (readOpeningHours(cleanText(hours)) ?? hours) : (hours ?? []),
    exceptionalHours,
    services,
  };
  return { line, data: checkStore(raw, name), storeStock: readStoreStock(line, value['shelf']) };
}

/** Units by SKU. */
function readStoreStock(line: number, storeStock: unknown): ReadonlyMap<string, number> | undefined {
  if (storeStock === undefined) return undefined;
  if (!isRecord(storeStock)) throw new BadCell({ line, column: 'shelf', message: 'is not an object of units by SKU' });
  return new Map(
    Object.entries(storeStock).map(([sku, units]) => {
      const issue = (message: string) => ({ line, column: `shelf.${sku}`, message });
      const cell: Cell = { text: String(units), issue };
      return [sku, readCount(cell)];
    }),
  );
}

/** A channel as commercetools exports it: a key, localised names, `[longitude, latitude]`. */
function isChannel(value: JsonObject): boolean {
  return typeof value['key'] === 'string' && isRecord(value['geoLocation']);
}

/** Countries where the number of a house stands before its street. */
const NUMBER_FIRST = new Set(['US', 'CA', 'GB', 'IE', 'FR', 'LU', 'AU', 'NZ']);

function streetOf({ streetName, streetNumber, country }: JsonObject): string {
  const parts = [streetName, streetNumber].filter((part) => typeof part === 'string');
  return (NUMBER_FIRST.has(String(country)) ? parts.toReversed() : parts).join(' ');
}

/** Converts a channel to this shop's form of a store. */
function fromChannel({ key, name, address, geoLocation, custom }: JsonObject): JsonObject {
  const addressFields = isRecord(address) ? address : {};
  const point = isRecord(geoLocation) && Array.isArray(geoLocation['coordinates']) ? geoLocation['coordinates'] : [];
  const fields = isRecord(custom) && isRecord(custom['fields']) ? custom['fields'] : {};
  const [longitude, latitude]: unknown[] = point;
  const town = splitState(addressFields);
  return {
    id: key,
    name: localized(name),
    address: {
      addressLine1: streetOf(addressFields),
      addressLine2: addressFields['additionalStreetInfo'],
      city: addressFields['city'],
      ...town,
      countryCode: addressFields['country'],
    },
    coordinates: { latitude, longitude },
    phone: addressFields['phone'],
    email: addressFields['email'],
    hours: localized(fields['openingTimes']) ?? [],
  };
}

/** American postal codes with their state before them, `CA 94103`. */
function splitState({ country, region, state, postalCode }: JsonObject) {
  const [, code, digits] = (country === 'US' && /^([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(String(postalCode))) || [];
  return { province: region ?? state ?? code, postalCode: digits ?? postalCode };
}

/** English among several languages, else the first. */
function localized(value: unknown): unknown {
  return isRecord(value) ? (value['en'] ?? Object.values(value)[0]) : value;
}
