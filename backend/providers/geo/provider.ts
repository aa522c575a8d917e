import type { Log } from '../../../src/lib/log.ts';
import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';
import { followCountryFile, readCountryFile, type CountryFile } from './country-file.ts';

export interface GeoClient {
  /** The visitor's address, as far as trusted proxies tell. */
  readonly address: string;
  /** Whether a trusted proxy sent the request. */
  readonly isFromProxy: boolean;
}

/** Returns the visitor's country in the provider's own form; `undefined` where unknown. */
export type FindCountry = (request: Request, client: GeoClient) => string | undefined;

export interface GeoDeps {
  readonly log: Log;
}

export const provider: Provider<FindCountry, GeoDeps> = {
  name: 'geo',
  adapters: {
    header: (reader) => {
      const header = readHeader(reader);
      // Any client can send the header; only a value set by a trusted proxy counts.
      return () => (request, client) => (client.isFromProxy && request.headers.get(header)) || undefined;
    },
    file: (reader) => {
      const file = readFile(reader);
      return ({ log }) => {
        const { lookup } = followCountryFile(file, { log });
        return (_, { address }) => lookup(address);
      };
    },
  },
  isRequired: false,
};

const HEADER = /^[a-z0-9-]{1,64}$/i;
const EXAMPLE = 'CF-IPCountry';

/** Name of the header that a proxy in front of the shop sets. */
function readHeader(reader: SettingReader): string {
  const header = reader.text('GEO_COUNTRY_HEADER');
  if (header === undefined) reader.addIssue('GEO_COUNTRY_HEADER', 'missing, GEO_PROVIDER=header needs it', EXAMPLE);
  else if (!HEADER.test(header)) reader.addIssue('GEO_COUNTRY_HEADER', `"${header}" is not a header's name`, EXAMPLE);
  if (reader.text('TRUSTED_PROXIES') === undefined)
    reader.addIssue('TRUSTED_PROXIES', 'missing, GEO_PROVIDER=header believes nobody else', '10.0.0.0/8,127.0.0.1');
  return header ?? EXAMPLE;
}

const DATABASE = 'GEO_DATABASE';
const DATABASE_EXAMPLE = '/var/lib/GeoIP/GeoLite2-Country.mmdb';

function readFile(reader: SettingReader): CountryFile {
  const path = reader.text(DATABASE);
  try {
    if (path !== undefined) return readCountryFile(path);
    reader.addIssue(DATABASE, 'missing, GEO_PROVIDER=file needs it', DATABASE_EXAMPLE);
  } catch (error) {
    reader.addIssue(DATABASE, `"${path}" ${error instanceof Error ? error.message : String(error)}`, DATABASE_EXAMPLE);
  }
  return { path: '', version: '', lookup: () => undefined };
}
