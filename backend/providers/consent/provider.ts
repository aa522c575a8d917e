import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';

/** The script of a consent platform; undefined for the shop's own banner. */
export type ConsentPlatform = { readonly src: string; readonly domainId: string } | undefined;

const ONETRUST = 'https://cdn.cookielaw.org';

/**
 * Who asks for consent, and stores the choice in the cookie `OptanonConsent`. The sandbox is the shop's own banner, which a
 * shop in production names `banner`.
 */
export const provider: Provider<ConsentPlatform> = {
  name: 'consent',
  adapters: {
    banner: () => () => undefined,
    onetrust: (reader) => {
      const domainId = readDomainId(reader);
      return () => ({ src: `${ONETRUST}/scripttemplates/otSDKStub.js`, domainId });
    },
  },
  isRequired: false,
  csp: {
    onetrust: {
      'script-src': [ONETRUST],
      'connect-src': [ONETRUST, 'https://geolocation.onetrust.com', 'https://privacyportal.onetrust.com'],
      'img-src': [ONETRUST],
    },
  },
};

/** The platform's id of the shop's domain, with `-test` for its test mode. */
const DOMAIN_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(-test)?$/i;
const EXAMPLE = '018f2c1e-7a3b-7c4d-9e5f-0a1b2c3d4e5f';

function readDomainId(reader: SettingReader): string {
  const id = reader.text('ONETRUST_DOMAIN_ID');
  if (id === undefined) reader.addIssue('ONETRUST_DOMAIN_ID', 'missing, CONSENT_PROVIDER=onetrust needs it', EXAMPLE);
  else if (!DOMAIN_ID.test(id)) reader.addIssue('ONETRUST_DOMAIN_ID', `"${id}" is no domain id`, EXAMPLE);
  return id ?? EXAMPLE;
}
