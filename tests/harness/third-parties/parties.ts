import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Env = Readonly<Record<string, string>>;

const HOOK = pathToFileURL(join(import.meta.dirname, 'redirect-https.mjs')).href;
const GTM = { TAG_MANAGER_PROVIDER: 'gtm', GTM_CONTAINER_ID: 'GTM-AB12CD3' };
const URLS = ['DATAFILE', 'EVENTS', 'PREDICTIONS'];

/** The settings with which a shop uses a third party, whose servers are all at one port of this machine. */
export const PARTIES: Readonly<Record<string, (port: number) => Env>> = {
  'tag manager': () => GTM,
  'tag manager through the shop': (port) => ({
    ...GTM,
    GTM_FIRST_PARTY: 'true',
    NODE_OPTIONS: `--import=${HOOK}`,
    THIRD_PARTY_PORT: String(port),
  }),
  chat: () => ({ CHAT_PROVIDER: 'sierra', SIERRA_TOKEN: 'aB3dEfGh1jK' }),
  'consent platform': () => ({
    CONSENT_PROVIDER: 'onetrust',
    ONETRUST_DOMAIN_ID: '018f2c1e-7a3b-7c4d-9e5f-0a1b2c3d4e5f',
  }),
  experiments: (port) => ({
    EXPERIMENTS_PROVIDER: 'optimizely',
    ...Object.fromEntries(URLS.map((name) => [`OPTIMIZELY_${name}_URL`, `http://127.0.0.1:${port}/${name}`])),
  }),
  'personalisation engine': (port) => ({
    PERSONALISATION_PROVIDER: 'rest',
    PERSONALISATION_URL: `http://127.0.0.1:${port}`,
    PERSONALISATION_BRAND: 'marrow-ridge',
    PERSONALISATION_ACCOUNT: 'a-1234/p/shop',
  }),
  'monitoring collector': (port) => ({
    MONITORING_URL: `http://127.0.0.1:${port}/v1/events`,
    MONITORING_SAMPLE: '100',
  }),
};

/** The settings of a shop with all of them. */
export const allParties = (port: number): Env =>
  Object.assign({}, ...Object.values(PARTIES).map((settings) => settings(port)));

/** The settings of a shop without any. */
export const WITHOUT_PARTIES: Env = {
  TAG_MANAGER_PROVIDER: 'none',
  CHAT_PROVIDER: 'none',
  CONSENT_PROVIDER: 'none',
  EXPERIMENTS_PROVIDER: 'none',
  PERSONALISATION_PROVIDER: 'none',
};
