import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import { isRecord } from '../../../domain/record.ts';

/** Returns the ISO 3166 code of an address's country; `undefined` where the database has none. */
export type LookupCountry = (address: string) => string | undefined;

/** Editions with the member `country`, as their publishers name them: `GeoLite2-Country`, `DBIP-City-Lite`. */
const WITH_COUNTRIES = /country|city|enterprise/i;

/**
 * Reads a MaxMind DB file (https://maxmind.github.io/MaxMind-DB/) into memory. Throws an error of one line where the
 * file cannot be read, is of another format or has no countries.
 */
export function readCountryDatabase(path: string): LookupCountry {
  const reader = openDatabase(readBytes(path));
  const { databaseType, ipVersion } = reader.metadata;
  if (!WITH_COUNTRIES.test(databaseType))
    throw new Error(`is a database of the type "${databaseType}", without countries`);
  return (address) => {
    const plain = address.replace(/%.*/, '');
    const family = isIP(plain);
    if (family === 0 || (family === 6 && ipVersion === 4)) return undefined;
    return countryOf(reader.get(plain));
  };
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const reason = isRecord(error) && typeof error['code'] === 'string' ? error['code'] : String(error);
    throw new Error(`cannot be read (${reason})`, { cause: error });
  }
}

function openDatabase(bytes: Buffer): Reader<Record<string, never>> {
  const reader = parse(bytes);
  if (reader === undefined || typeof reader.metadata.databaseType !== 'string')
    throw new Error('is no MaxMind DB file');
  if (!(reader.metadata.searchTreeSize < bytes.length)) throw new Error('is incomplete');
  return reader;
}

function parse(bytes: Buffer) {
  try {
    return new Reader<Record<string, never>>(bytes);
  } catch {
    // The library fails in its own forms on bytes of another format; which one says nothing to the operator.
    return undefined;
  }
}

/** Where the visitor is; `registered_country` is only whose network it is. */
function countryOf(record: unknown): string | undefined {
  const country = isRecord(record) ? record['country'] : undefined;
  const code = isRecord(country) ? country['iso_code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}
