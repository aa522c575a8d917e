import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosenNames } from '../../backend/select-providers.ts';
import { loadSettings, type Settings } from './settings.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'aisle-settings-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 'kT0mXr8e+Vq3ZpLw7HdYc5uJb1NfGs9aOi4BxQ2jWzvM6yRt';
const PRODUCTION = { PUBLIC_ORIGIN: 'https://www.example.com', SESSION_SECRET: SECRET };

const SMTP = { MAIL_PROVIDER: 'smtp', MAIL_SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'shop@example.com' };
const OIDC = {
  SOCIAL_PROVIDER: 'oidc',
  SOCIAL_ISSUER: 'https://login.example.com',
  SOCIAL_CLIENT_ID: 'aisle',
  SOCIAL_CLIENT_SECRET: 'hush',
};

const EDITOR_OIDC = {
  EDITOR_OIDC_ISSUER: 'https://login.example.com',
  EDITOR_OIDC_CLIENT_ID: 'aisle-editors',
  EDITOR_OIDC_CLIENT_SECRET: 'hush',
};

function load(env: Record<string, string> = {}): Settings {
  const loaded = loadSettings({ DATA_DIR: folder, ...env });
  if ('issues' in loaded) throw new Error(loaded.issues.join('\n'));
  return loaded.settings;
}

function issuesOf(env: Record<string, string>): readonly string[] {
  const loaded = loadSettings({ DATA_DIR: folder, ...env });
  return 'issues' in loaded ? loaded.issues : [];
}

describe('settings', () => {
  test('have the defaults of the contract', () => {
    expect(load()).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:4321',
      environment: 'local',
      databaseUrl: `file:${join(folder, 'aisle.db')}`,
      seedDemo: true,
      imageHosts: [],
    });
  });

  test('limit a read to the timeout of any request', () => {
    const of = (env: Record<string, string>) => load(env).commerceApiReadTimeout;
    expect([of({}), of({ COMMERCE_API_TIMEOUT: '500' }), of({ COMMERCE_API_READ_TIMEOUT: '800' })]).toEqual([
      3000, 500, 800,
    ]);
  });

  test('derive the public origin from the port', () => {
    expect(load({ PORT: '5000' }).publicOrigin).toBe('http://localhost:5000');
  });

  test.each(['www', 'preprod', 'qa', 'dev'])('derive the environment %s from the public host', (name) => {
    const settings = load({ PUBLIC_ORIGIN: `https://${name}.example.com`, SESSION_SECRET: SECRET });
    expect(settings.environment).toBe(name);
    expect(settings.seedDemo).toBe(false);
    expect(settings.providers['payment']?.choice).toBe(name === 'www' ? 'none' : 'sandbox');
  });

  test('accept real providers with their settings', () => {
    const settings = load({
      ...PRODUCTION,
      CAPTCHA_PROVIDER: 'altcha',
      MAIL_PROVIDER: 'smtp',
      MAIL_SMTP_URL: 'smtp://shop:secret@mail.example.com:587',
      MAIL_FROM: 'Marrow Ridge <shop@example.com>',
      SOCIAL_PROVIDER: 'oidc',
      SOCIAL_ISSUER: 'https://login.example.com/',
      SOCIAL_CLIENT_ID: 'aisle',
      SOCIAL_CLIENT_SECRET: 'hush',
    });
    expect(chosenNames(settings.providers)).toEqual({ captcha: 'altcha', mail: 'smtp', social: 'oidc' });
  });

  test('show reviews before they were approved in a local shop only, unless configured', () => {
    const moderationOf = (env: Record<string, string>) => load(env).reviewModeration;
    expect([
      moderationOf({}),
      moderationOf({ APP_ENV: 'qa', SESSION_SECRET: 'a secret of forty characters or more, 1234' }),
    ]).toEqual(['after', 'before']);
    expect(moderationOf({ REVIEW_MODERATION: 'before' })).toBe('before');
    expect([load().reviewDelay, load({ REVIEW_MAIL_DAYS: '2' }).reviewDelay]).toEqual([0, 172_800_000]);
  });

  test('require the captcha for sign-up when it is a real one, or when enabled', () => {
    const altcha = { CAPTCHA_PROVIDER: 'altcha' };
    expect([load(), load({ CAPTCHA_ON_SIGN_UP: 'true' })].map(({ captchaOnSignUp }) => captchaOnSignUp)).toEqual([
      false,
      true,
    ]);
    expect([load(altcha), load({ ...altcha, CAPTCHA_ON_SIGN_UP: 'false' })].map((one) => one.captchaOnSignUp)).toEqual([
      true,
      false,
    ]);
    expect(issuesOf({ CAPTCHA_ON_SIGN_UP: 'always' })[0]).toMatch(/^CAPTCHA_ON_SIGN_UP: /);
  });

  test('treat an empty value as unset', () => {
    expect(load({ PORT: '', APP_ENV: ' ' }).port).toBe(4321);
  });

  test('store a generated session secret readable by its owner only', () => {
    const secret = load().sessionSecret;
    expect(load().sessionSecret).toBe(secret);
    expect(readFileSync(join(folder, 'session-secret'), 'utf8').trim()).toBe(secret);
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  test('leave a PostgreSQL database URL unchanged', () => {
    const databaseUrl = 'postgres://shop:secret@db.example.com:5432/aisle';
    expect(load({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  test('list image hosts in lower case', () => {
    expect(load({ IMAGE_HOSTS: 'Images.example.com, cdn.example.com' }).imageHosts).toEqual([
      'images.example.com',
      'cdn.example.com',
    ]);
  });

  test('link to images of other hosts, unless the image proxy is on', () => {
    expect(load()).toMatchObject({ imageProxy: false, imageCacheBytes: 1024 * 1024 * 1024 });
    const chosen = load({ IMAGE_PROXY: 'true', IMAGE_CACHE_MB: '64' });
    expect(chosen).toMatchObject({ imageProxy: true, imageCacheBytes: 64 * 1024 * 1024 });
  });

  test('allow no frame ancestors when no host is named', () => {
    expect(load().embedHosts).toEqual([]);
    expect(load({ EMBED_HOSTS: 'Player.example.com' }).embedHosts).toEqual(['player.example.com']);
    expect(issuesOf({ EMBED_HOSTS: 'https://player.example.com' })[0]).toMatch(/^EMBED_HOSTS: /);
  });
});

describe('an invalid setting', () => {
  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '70000' }],
    ['HOST', { HOST: 'a b' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'shop.example.com' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://localhost:4321/shop' }],
    ['APP_ENV', { PUBLIC_ORIGIN: 'https://shop.example.com', SESSION_SECRET: SECRET }],
    ['APP_ENV', { PUBLIC_ORIGIN: 'http://10.0.0.1', SESSION_SECRET: SECRET }],
    ['APP_ENV', { APP_ENV: 'production' }],
    ['APP_ENV', { APP_ENV: 'local', PUBLIC_ORIGIN: 'https://www.example.com' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://root:secret@db/shop' }],
    ['DATABASE_URL', { DATABASE_URL: 'file:/proc/nowhere/aisle.db' }],
    ['CACHE_URL', { CACHE_URL: 'redis://localhost:6379' }],
    ['COMMERCE_API_URL', { COMMERCE_API_URL: 'ftp://commerce.example.com' }],
    ['CONTENT_API_URL', { CONTENT_API_URL: 'not a url' }],
    ['CONTENT_DIR', { CONTENT_DIR: '/nowhere/content' }],
    ['CATALOG_DIR', { CATALOG_DIR: '/nowhere/catalog' }],
    ['SESSION_SECRET', { PUBLIC_ORIGIN: 'https://www.example.com' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['SEED_DEMO', { SEED_DEMO: 'yes' }],
    ['SEED_DEMO', { ...PRODUCTION, SEED_DEMO: 'true' }],
    ['IMAGE_HOSTS', { IMAGE_HOSTS: 'https://images.example.com' }],
    ['IMAGE_PROXY', { IMAGE_PROXY: 'yes' }],
    ['IMAGE_CACHE_MB', { IMAGE_CACHE_MB: '1' }],
    ['PAYMENT_PROVIDER', { ...PRODUCTION, PAYMENT_PROVIDER: 'none' }],
    ['CHAT_PROVIDER', { CHAT_PROVIDER: 'other' }],
    ['TAG_MANAGER_PROVIDER', { TAG_MANAGER_PROVIDER: 'other' }],
    ['GTM_CONTAINER_ID', { TAG_MANAGER_PROVIDER: 'gtm' }],
    ['SCRIPT_OFFLOADING', { SCRIPT_OFFLOADING: 'yes' }],
    ['CHAT_PROVIDER', { ...PRODUCTION, CHAT_PROVIDER: 'sandbox' }],
    ['GEO_PROVIDER', { GEO_PROVIDER: 'atlas' }],
    ['GEO_COUNTRY_HEADER', { GEO_PROVIDER: 'header', TRUSTED_PROXIES: '10.0.0.0/8' }],
    ['GEO_COUNTRY_HEADER', { GEO_PROVIDER: 'header', TRUSTED_PROXIES: '10.0.0.0/8', GEO_COUNTRY_HEADER: 'a b' }],
    ['GEO_DATABASE', { GEO_PROVIDER: 'file' }],
    ['GEO_DATABASE', { GEO_PROVIDER: 'file', GEO_DATABASE: '/nowhere/country.mmdb' }],
    ['GEO_DATABASE', { GEO_PROVIDER: 'file', GEO_DATABASE: 'package.json' }],
    ['TRUSTED_PROXIES', { GEO_PROVIDER: 'header', GEO_COUNTRY_HEADER: 'CF-IPCountry' }],
    ['TRANSLATION_URL', { TRANSLATION_PROVIDER: 'libretranslate' }],
    ['TRANSLATION_URL', { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'translate.example.com' }],
    ['TRANSLATION_PROVIDER', { ...PRODUCTION, TRANSLATION_PROVIDER: 'sandbox' }],
    ['MAIL_PROVIDER', { MAIL_PROVIDER: 'altcha' }],
    ['CAPTCHA_PROVIDER', { ...PRODUCTION, CAPTCHA_PROVIDER: 'none' }],
    ['MAIL_SMTP_URL', { ...SMTP, MAIL_SMTP_URL: '' }],
    ['MAIL_SMTP_URL', { ...SMTP, MAIL_SMTP_URL: 'mail.example.com' }],
    ['MAIL_SMTP_URL', { ...SMTP, MAIL_SMTP_URL: 'https://shop:secret@mail.example.com' }],
    ['MAIL_FROM', { ...SMTP, MAIL_FROM: '' }],
    ['MAIL_FROM', { ...SMTP, MAIL_FROM: 'Marrow Ridge' }],
    ['SOCIAL_ISSUER', { ...OIDC, SOCIAL_ISSUER: '' }],
    ['SOCIAL_ISSUER', { ...OIDC, SOCIAL_ISSUER: 'http://login.example.com' }],
    ['SOCIAL_CLIENT_ID', { ...OIDC, SOCIAL_CLIENT_ID: '' }],
    ['SOCIAL_CLIENT_SECRET', { ...OIDC, SOCIAL_CLIENT_SECRET: '' }],
    ['EDITOR_OIDC_ISSUER', { ...EDITOR_OIDC, EDITOR_OIDC_ISSUER: '' }],
    ['EDITOR_OIDC_ISSUER', { ...EDITOR_OIDC, EDITOR_OIDC_ISSUER: 'http://login.example.com' }],
    ['EDITOR_OIDC_CLIENT_ID', { ...EDITOR_OIDC, EDITOR_OIDC_CLIENT_ID: '' }],
    ['EDITOR_OIDC_CLIENT_SECRET', { ...EDITOR_OIDC, EDITOR_OIDC_CLIENT_SECRET: '' }],
    ['EDITOR_OIDC_ROLES_CLAIM', { ...EDITOR_OIDC, EDITOR_OIDC_ROLES_CLAIM: 'a b' }],
    ['PREVIEW_PULL_REQUEST', { PREVIEW_PULL_REQUEST: '#12' }],
    ['PREVIEW_REVISION', { PREVIEW_REVISION: 'a b' }],
    ['COMMERCE_API_TIMEOUT', { COMMERCE_API_TIMEOUT: '-1' }],
    ['COMMERCE_API_READ_TIMEOUT', { COMMERCE_API_READ_TIMEOUT: '3 s' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/40' }],
    ['STORE_NETWORKS', { STORE_NETWORKS: 'store-1' }],
    ['STORE_IDLE_MINUTES', { STORE_IDLE_MINUTES: '0' }],
    ['STORE_IDLE_MINUTES', { STORE_IDLE_MINUTES: '481' }],
    ['REVIEW_MODERATION', { REVIEW_MODERATION: 'never' }],
    ['REVIEW_MAIL_DAYS', { REVIEW_MAIL_DAYS: '91' }],
    ['PUBLIC_ORIGIN', { ...PRODUCTION, PUBLIC_ORIGIN: 'http://www.example.com' }],
    ['PUBLIC_ORIGIN', { ...PRODUCTION, APP_ENV: 'www', PUBLIC_ORIGIN: 'http://10.0.0.1:8080' }],
    ['COMMERCE_API_URL', { ...PRODUCTION, COMMERCE_API_URL: 'http://commerce.example.com' }],
    ['CONTENT_API_URL', { ...PRODUCTION, CONTENT_API_URL: 'http://content.internal:8080/api' }],
    ['SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: 'x'.repeat(48) }],
    ['SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: '0123456789abcdef'.repeat(3) }],
    ['SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: 'Kq7fPz2Wx9'.repeat(4) }],
    ['SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: 'please-change-me-before-going-to-production' }],
    ['SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: 'my-very-own-Secret-of-the-shop-2026' }],
    ['TRUSTED_PROXIES', { ...PRODUCTION, TRUSTED_PROXIES: '0.0.0.0/0' }],
    ['TRUSTED_PROXIES', { ...PRODUCTION, TRUSTED_PROXIES: '10.0.0.0/8, ::/0' }],
    ['TRUSTED_PROXIES', { ...PRODUCTION, TRUSTED_PROXIES: '128.0.0.0/1' }],
  ])('names %s, the error and an example: %o', (name, env) => {
    const issues = issuesOf(env);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(new RegExp(`^${name}: .+; for example ${name}=.+$`));
  });

  test('does not include what an operator behind a proxy needs, nor hosts below www', () => {
    const inside = { COMMERCE_API_URL: 'http://127.0.0.1:8080', CONTENT_API_URL: 'http://localhost:8081/api' };
    const proxies = { TRUSTED_PROXIES: '10.0.0.0/8, fc00::/7, 203.0.113.7, ::1' };
    expect(issuesOf({ ...PRODUCTION, ...inside, ...proxies })).toEqual([]);
    expect(issuesOf({ APP_ENV: 'www', SESSION_SECRET: SECRET })).toEqual([]);
    const open = { TRUSTED_PROXIES: '0.0.0.0/0', COMMERCE_API_URL: 'http://commerce.internal' };
    expect(issuesOf({ PUBLIC_ORIGIN: 'http://qa.example.com', SESSION_SECRET: 'x'.repeat(48), ...open })).toEqual([]);
    for (let secrets = 0; secrets < 2000; secrets += 1) {
      const SESSION_SECRET = randomBytes(48).toString(secrets % 2 ? 'base64' : 'hex');
      expect(issuesOf({ ...PRODUCTION, SESSION_SECRET })).toEqual([]);
    }
  });

  test('does not print a password', () => {
    expect(issuesOf({ DATABASE_URL: 'mysql://root:secret@db/shop' })[0]).not.toContain('secret');
    expect(issuesOf({ ...SMTP, MAIL_SMTP_URL: 'http://root:secret@mail' })[0]).not.toContain('secret');
  });

  test('is reported when DATA_DIR is a file', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(issuesOf({ DATA_DIR: file })[0]).toMatch(/^DATA_DIR: /);
  });
});

describe('the settings check', () => {
  const script = join(import.meta.dirname, '..', 'check-settings.ts');

  test('prints each error on a line of its own and exits with 1', () => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: 'x', SEED_DEMO: 'y' };
    const run = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stderr.trim().split('\n')).toHaveLength(2);
  });

  test('prints nothing when all settings are valid', () => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    expect(execFileSync(process.execPath, [script], { env, encoding: 'utf8' })).toBe('');
  });
});
