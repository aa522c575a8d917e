import { BlockList, isIP } from 'node:net';
import type { Selection, Selections } from '../../backend/providers/provider.ts';
import { selectProviders } from '../../backend/select-providers.ts';
import type { FeatureSettings, MapSources } from '../../src/cms/request-context.ts';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { readEditorSettings, type EditorSettings } from './editors.ts';
import { readEnvironment, readPublicOrigin, type Environment } from './environment.ts';
import { readMapSources } from './map.ts';
import { readFeatureSettings } from './features.ts';
import { rejectOpenSettings } from './production.ts';
import { readScriptSettings, type ScriptSettings } from './scripts.ts';
import { readCacheUrl, readDatabaseUrl, readDataDir, readFolder, readSessionSecret } from './storage.ts';

interface ImageSettings {
  /** Whether the shop fetches and delivers images of `imageHosts`. */
  readonly imageProxy: boolean;
  /** Size limit of the image cache on disk: encoded images, and those of other hosts. */
  readonly imageCacheBytes: number;
}

const MB = 1024 * 1024;
const MINUTE = 60 * 1000;

function readImageSettings(reader: SettingReader): ImageSettings {
  return {
    imageProxy: reader.flag('IMAGE_PROXY', false),
    imageCacheBytes: reader.integer('IMAGE_CACHE_MB', { fallback: 1024, min: 32, max: 1_000_000 }) * MB,
  };
}

interface ReviewSettings {
  /** Whether what customers write is shown before or only after a moderator has approved it. */
  readonly reviewModeration: 'before' | 'after';
  /** Milliseconds from a delivery to the mail that asks for reviews. */
  readonly reviewDelay: number;
}

const DAY = 24 * 60 * MINUTE;
const MODERATIONS = ['before', 'after'] as const;

function readReviewSettings(reader: SettingReader, isLocal: boolean): ReviewSettings {
  const text = reader.text('REVIEW_MODERATION') ?? (isLocal ? 'after' : 'before');
  const reviewModeration = MODERATIONS.find((name) => name === text);
  if (reviewModeration === undefined)
    reader.addIssue('REVIEW_MODERATION', `"${text}" is not one of ${MODERATIONS.join(', ')}`, 'before');
  const days = reader.integer('REVIEW_MAIL_DAYS', { fallback: isLocal ? 0 : 7, min: 0, max: 90 });
  return { reviewModeration: reviewModeration ?? 'before', reviewDelay: days * DAY };
}

interface StoreSettings {
  /** Milliseconds after which the session of a store's associate ends without a request. */
  readonly storeIdle: number;
  /** Networks of the stores' devices, whose pages lead to the associates' login. */
  readonly storeNetworks: BlockList;
}

function readStoreSettings(reader: SettingReader): StoreSettings {
  return {
    storeIdle: reader.integer('STORE_IDLE_MINUTES', { fallback: 15, min: 1, max: 480 }) * MINUTE,
    storeNetworks: readNetworks(reader, 'STORE_NETWORKS', '192.0.2.0/24,2001:db8::/32'),
  };
}

/** Every variable (docs/contract.md#settings), parsed. Folders are absolute paths; times are milliseconds. */
export interface Settings extends ImageSettings, EditorSettings, StoreSettings, ReviewSettings, ScriptSettings {
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly environment: Environment;
  readonly isLocal: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly cacheUrl: 'memory:';
  readonly contentDir: string;
  readonly catalogDir: string;
  /** Base URL of a remote commerce API; `undefined` for the embedded service. */
  readonly commerceApiUrl: string | undefined;
  readonly commerceApiKey: string | undefined;
  readonly commerceApiTimeout: number;
  /** At most `commerceApiTimeout`. */
  readonly commerceApiReadTimeout: number;
  readonly contentApiUrl: string | undefined;
  readonly contentApiTimeout: number;
  readonly sessionSecret: string;
  readonly seedDemo: boolean;
  readonly imageHosts: readonly string[];
  readonly embedHosts: readonly string[];
  readonly map: MapSources;
  readonly features: FeatureSettings;
  readonly providers: Selections;
  /** Whether sign-up at the embedded service requires the captcha. */
  readonly captchaOnSignUp: boolean;
  readonly metricsToken: string | undefined;
  /** Peers whose `X-Forwarded-For` is trusted for the visitor's address, and whose header for the country. */
  readonly trustedProxies: BlockList;
}

export type LoadedSettings = { readonly settings: Settings } | { readonly issues: readonly string[] };

/** Reads and validates all settings; creates `DATA_DIR` and, when local, the session secret in it. */
export function loadSettings(env: NodeJS.ProcessEnv): LoadedSettings {
  const reader = new SettingReader(env);
  const settings = readSettings(reader);
  return reader.issues.length > 0 ? { issues: reader.issues } : { settings };
}

function readSettings(reader: SettingReader): Settings {
  const port = reader.integer('PORT', { fallback: 4321, min: 0, max: 65_535 });
  const publicOrigin = readPublicOrigin(reader, port);
  const environment = readEnvironment(reader, publicOrigin);
  const isLocal = environment === 'local';
  const dataDir = readDataDir(reader);
  const providers = selectProviders(reader, { isProduction: environment === 'www' });
  if (environment === 'www') rejectOpenSettings(reader, { publicOrigin });
  return {
    port,
    host: readHost(reader),
    publicOrigin,
    environment,
    isLocal,
    dataDir,
    databaseUrl: readDatabaseUrl(reader, dataDir),
    cacheUrl: readCacheUrl(reader),
    contentDir: readFolder(reader, 'CONTENT_DIR', 'content'),
    catalogDir: readFolder(reader, 'CATALOG_DIR', 'catalog'),
    ...readServiceAddresses(reader),
    sessionSecret: readSessionSecret(reader, { dataDir, isLocal }),
    seedDemo: readSeedDemo(reader, environment),
    imageHosts: readHosts(reader, 'IMAGE_HOSTS', 'images.example.com,cdn.example.com'),
    embedHosts: readHosts(reader, 'EMBED_HOSTS', 'www.youtube-nocookie.com,player.vimeo.com'),
    map: readMapSources(reader),
    features: readFeatureSettings(reader, providers),
    ...readImageSettings(reader),
    ...readEditorSettings(reader),
    providers,
    captchaOnSignUp: reader.flag('CAPTCHA_ON_SIGN_UP', isRealCaptcha(providers['captcha'])),
    ...readStoreSettings(reader),
    ...readReviewSettings(reader, isLocal),
    ...readScriptSettings(reader),
    metricsToken: reader.text('METRICS_TOKEN'),
    trustedProxies: readNetworks(reader, 'TRUSTED_PROXIES', '10.0.0.0/8,127.0.0.1'),
  };
}

/** A stand-in or no captcha stops no bot. */
const isRealCaptcha = (captcha?: Selection): boolean => captcha?.create !== undefined && captcha.choice !== 'sandbox';

const TIME_LIMIT = { min: 100, max: 120_000 };

/** Addresses of remote services, and their timeouts. */
function readServiceAddresses(reader: SettingReader) {
  const commerceApiTimeout = reader.integer('COMMERCE_API_TIMEOUT', { fallback: 10_000, ...TIME_LIMIT });
  const readTimeout = reader.integer('COMMERCE_API_READ_TIMEOUT', { fallback: 3_000, ...TIME_LIMIT });
  return {
    commerceApiUrl: reader.baseUrl('COMMERCE_API_URL', 'https://commerce.example.com'),
    commerceApiKey: reader.text('COMMERCE_API_KEY'),
    commerceApiTimeout,
    commerceApiReadTimeout: Math.min(readTimeout, commerceApiTimeout),
    contentApiUrl: reader.baseUrl('CONTENT_API_URL', 'https://content.example.com'),
    contentApiTimeout: reader.integer('CONTENT_API_TIMEOUT', { fallback: 5_000, ...TIME_LIMIT }),
  };
}

function readHost(reader: SettingReader): string {
  const host = reader.text('HOST') ?? '127.0.0.1';
  if (!isIP(host) && !isHostName(host))
    reader.addIssue('HOST', `"${host}" is not an address or host name`, '127.0.0.1');
  return host;
}

function readSeedDemo(reader: SettingReader, environment: Environment): boolean {
  const seedDemo = reader.flag('SEED_DEMO', environment === 'local');
  if (seedDemo && environment === 'www') {
    reader.addIssue('SEED_DEMO', 'demo accounts and cards are refused when APP_ENV is www', 'false');
  }
  return seedDemo;
}

function readHosts(reader: SettingReader, name: string, example: string): string[] {
  const hosts = list(reader.text(name)).map((host) => host.toLowerCase());
  for (const host of hosts.filter((text) => !isHostName(text))) {
    reader.addIssue(name, `"${host}" is not a host name`, example);
  }
  return hosts;
}

function readNetworks(reader: SettingReader, name: string, example: string): BlockList {
  const networks = new BlockList();
  for (const entry of list(reader.text(name))) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const bits = prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix);
    if (isIP(address) && Number.isInteger(bits) && bits >= 0 && bits <= (family === 'ipv6' ? 128 : 32)) {
      networks.addSubnet(address, bits, family);
    } else {
      reader.addIssue(name, `"${entry}" is not an address or network`, example);
    }
  }
  return networks;
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter(Boolean);
}

function isHostName(text: string): boolean {
  return /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,62})(\.[a-z0-9][a-z0-9-]{0,62})*$/i.test(text);
}
