import type { SitesConfig } from './sites.schema.ts';
import { DUTCH, FRENCH, GERMAN, ITALIAN, SPANISH } from './translated-paths.ts';

const nora = { taxMode: 'exclusive', region: 'NORA' } as const;
const emea = { taxMode: 'inclusive', region: 'EMEA' } as const;
const english = ['en-us'];

/** The built-in site configuration (docs/contract.md#sites-and-locales): the default for what `CONTENT_DIR/sites.json` does not set. */
export const DEFAULT_SITES: SitesConfig = {
  brand: 'Marrow Ridge',
  sites: {
    us: { name: 'United States', country: 'US', currency: 'USD', ...nora, locales: ['en-us'] },
    ca: { name: 'Canada', country: 'CA', currency: 'CAD', ...nora, locales: ['en-ca', 'fr-ca'] },
    gb: { name: 'United Kingdom', country: 'GB', currency: 'GBP', ...emea, locales: ['en-gb'] },
    de: { name: 'Deutschland', country: 'DE', currency: 'EUR', ...emea, locales: ['de-de'] },
    fr: { name: 'France', country: 'FR', currency: 'EUR', ...emea, locales: ['fr-fr'] },
    es: { name: 'España', country: 'ES', currency: 'EUR', ...emea, locales: ['es-es'] },
    it: { name: 'Italia', country: 'IT', currency: 'EUR', ...emea, locales: ['it-it'] },
    nl: { name: 'Nederland', country: 'NL', currency: 'EUR', ...emea, locales: ['nl-nl'] },
  },
  locales: {
    'en-us': { label: 'English (US)', fallback: [], paths: {} },
    'en-ca': { label: 'English (Canada)', fallback: english, paths: {} },
    'fr-ca': { label: 'Français (Canada)', fallback: ['en-ca', 'en-us'], paths: FRENCH },
    'en-gb': { label: 'English (UK)', fallback: english, paths: {} },
    'de-de': { label: 'Deutsch', fallback: english, paths: GERMAN },
    'fr-fr': { label: 'Français', fallback: english, paths: FRENCH },
    'es-es': { label: 'Español', fallback: english, paths: SPANISH },
    'it-it': { label: 'Italiano', fallback: english, paths: ITALIAN },
    'nl-nl': { label: 'Nederlands', fallback: english, paths: DUTCH },
  },
  flags: {},
  redirects: {},
  redirectHosts: [],
  searchRedirects: {},
  hideLayoutOnStatus: [],
};
