import { NO_FRAGMENTS } from '../../src/cms/fragments.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import type { PageServices } from './request-context.ts';

/** Services of a shop that has no document, and whose commerce API responds with an empty object. */
export const servicesWithoutData: PageServices = {
  content: { get: async () => ({ status: 'missing' }), invalidate() {} },
  commerce: {
    send: async () => ({ response: Response.json({}), isStale: false }),
    baseUrl: 'http://commerce.internal',
    timeout: 1000,
    accessKey: 'key-1',
  },
  log: { info() {}, warn() {}, error() {} },
  styles: { link: () => [], inline: () => undefined },
  sitesConfig: () => DEFAULT_SITES,
  publicOrigin: 'https://www.example.com',
  isLocal: false,
  imageSources: { revision: 0, find: async () => undefined },
  fragments: NO_FRAGMENTS,
  assemble: undefined,
  imageHosts: [],
  embedHosts: [],
  map: { tiles: undefined, directionsUrl: 'https://maps.example/?to={latitude},{longitude}' },
  providers: {},
  consentPlatform: undefined,
  policySources: {},
  scripts: { isOffloading: false, tagManager: undefined, chat: undefined },
  readSession: async () => undefined,
  pendingForms: { store: async () => undefined, find: async () => undefined, remove: () => undefined },
  features: { serviceWorker: false },
  visitorCalls: () => ({ call: () => Promise.reject(new Error('There is no commerce API.')), cookies: [] }),
  checksLocation: false,
  hasCompanySignIn: false,
  lastChange: () => 0,
  deploy: {},
  previewLinks: {
    open: async () => ({ status: 'wrong' as const }),
    activeLink: async () => undefined,
    cookie: () => '',
  },
  readEditor: async () => undefined,
  questionModeration: undefined,
  photoModeration: undefined,
  openModeration: async () => undefined,
};
