import type { SettingReader } from './setting-reader.ts';
import type { Providers } from './providers.ts';

/** Source of the visitor's country; for `header`, a proxy in front of the shop sets a header of this name. */
export type GeoSettings =
  { readonly provider: 'sandbox' | 'none' } | { readonly provider: 'header'; readonly header: string };

const HEADER = /^[a-z0-9-]{1,64}$/i;
const EXAMPLE = 'CF-IPCountry';

export function readGeo(reader: SettingReader, { GEO }: Providers): GeoSettings {
  if (GEO !== 'header') return { provider: GEO === 'sandbox' ? 'sandbox' : 'none' };
  const header = reader.text('GEO_COUNTRY_HEADER');
  if (header === undefined) reader.addIssue('GEO_COUNTRY_HEADER', 'missing, GEO_PROVIDER=header needs it', EXAMPLE);
  else if (!HEADER.test(header)) reader.addIssue('GEO_COUNTRY_HEADER', `"${header}" is not a header's name`, EXAMPLE);
  if (reader.text('TRUSTED_PROXIES') === undefined)
    reader.addIssue('TRUSTED_PROXIES', 'missing, GEO_PROVIDER=header believes nobody else', '10.0.0.0/8,127.0.0.1');
  return { provider: 'header', header: header ?? EXAMPLE };
}
