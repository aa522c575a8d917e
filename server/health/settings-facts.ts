import type { Settings } from '../settings/settings.ts';
import { variableOf } from '../../backend/select-providers.ts';

/** Settings by variable name, in values that anybody may read: no addresses of services, no folders, no secrets. */
export function settingsFacts(settings: Settings): Readonly<Record<string, string>> {
  const { providers } = settings;
  const isSqlite = settings.databaseUrl.startsWith('file:');
  return {
    APP_ENV: settings.environment,
    PUBLIC_ORIGIN: settings.publicOrigin,
    DATABASE_URL: isSqlite ? 'embedded SQLite' : 'PostgreSQL',
    CACHE_URL: 'in the process',
    COMMERCE_API_URL: serviceLabel(settings.commerceApiUrl),
    CONTENT_API_URL: serviceLabel(settings.contentApiUrl),
    SEED_DEMO: String(settings.seedDemo),
    IMAGE_HOSTS: listOf(settings.imageHosts),
    EMBED_HOSTS: listOf(settings.embedHosts),
    IMAGE_PROXY: String(settings.imageProxy),
    SESSION_SECRET: 'set',
    CAPTCHA_ON_SIGN_UP: String(settings.captchaOnSignUp),
    METRICS_TOKEN: settings.metricsToken === undefined ? 'not set' : 'set',
    ...Object.fromEntries(Object.entries(providers).map(([name, { choice }]) => [variableOf(name), choice])),
  };
}

function serviceLabel(url: string | undefined): string {
  return url === undefined ? 'embedded service' : 'another service';
}

function listOf(hosts: readonly string[]): string {
  return hosts.length === 0 ? 'none' : hosts.join(', ');
}
