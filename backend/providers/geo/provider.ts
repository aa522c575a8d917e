import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';

/**
 * Returns the visitor's country in the provider's own form; `undefined` where unknown. `isFromProxy`: whether a trusted
 * proxy sent the request.
 */
export type FindCountry = (request: Request, isFromProxy: boolean) => string | undefined;

export const provider: Provider<FindCountry> = {
  name: 'geo',
  adapters: {
    header: (reader) => {
      const header = readHeader(reader);
      // Any client can send the header; only a value set by a trusted proxy counts.
      return () => (request, isFromProxy) => (isFromProxy && request.headers.get(header)) || undefined;
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
