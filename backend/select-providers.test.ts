import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SCRIPTS } from '../src/lib/scripts/script-registry.ts';
import { SettingReader } from '../src/lib/setting-reader.ts';
import {
  chosenNames,
  policySources,
  PROVIDERS,
  selectProviders,
  selectSandboxes,
  variableOf,
} from './select-providers.ts';

function select(env: Record<string, string>, isProduction = false) {
  const reader = new SettingReader(env);
  const selections = selectProviders(reader, { isProduction });
  return { chosen: chosenNames(selections), selections, issues: reader.issues };
}

const ALL_ON = {
  'bot-protection': 'sandbox',
  captcha: 'sandbox',
  chat: 'sandbox',
  'collection-points': 'sandbox',
  consent: 'sandbox',
  experiments: 'sandbox',
  geo: 'sandbox',
  mail: 'sandbox',
  'pay-later': 'sandbox',
  payment: 'sandbox',
  personalisation: 'sandbox',
  photos: 'sandbox',
  places: 'sandbox',
  professional: 'sandbox',
  recommendations: 'sandbox',
  sms: 'sandbox',
  social: 'sandbox',
  'tag-manager': 'sandbox',
  translation: 'sandbox',
};

describe('the choice of providers', () => {
  test('is the sandbox by default, and nothing in production', () => {
    expect(select({})).toMatchObject({ chosen: ALL_ON, issues: [] });
    expect(select({}, true)).toMatchObject({ chosen: {}, issues: [] });
    expect(chosenNames(selectSandboxes())).toEqual(ALL_ON);
  });

  test('is read from a variable with the name of the folder', () => {
    const { 'pay-later': _, ...others } = ALL_ON;
    expect(select({ PAY_LATER_PROVIDER: 'none', CAPTCHA_PROVIDER: 'altcha' })).toMatchObject({
      chosen: { ...others, captcha: 'altcha' },
      issues: [],
    });
    expect(variableOf('collection-points')).toBe('COLLECTION_POINTS_PROVIDER');
  });

  test('never is a sandbox in production, nor none for what a shop cannot do without', () => {
    for (const { name, isRequired } of PROVIDERS) {
      const variable = variableOf(name);
      expect(select({ [variable]: 'sandbox' }, true).issues).toEqual([
        expect.stringContaining(`${variable}: sandbox is refused when APP_ENV is www; for example ${variable}=`),
      ]);
      expect(select({ [variable]: 'none' }, true).issues).toHaveLength(isRequired ? 1 : 0);
    }
    const required = PROVIDERS.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(required).toEqual(['captcha', 'mail', 'payment']);
  });

  test('is refused where no adapter has its name, with those there are', () => {
    expect(select({ MAIL_PROVIDER: 'pigeon' }).issues).toEqual([
      'MAIL_PROVIDER: this version has no provider "pigeon", only sandbox, smtp, and none; for example MAIL_PROVIDER=smtp',
    ]);
    expect(select({ PAYMENT_PROVIDER: 'stripe' }).issues).toEqual([
      'PAYMENT_PROVIDER: this version has no provider "stripe", only sandbox and none; for example PAYMENT_PROVIDER=none',
    ]);
  });

  test.each(['sandbox', 'gtm'])('is refused for a provider without code: %s', (choice) => {
    expect(select({ FAX_PROVIDER: choice }).issues).toEqual([
      'FAX_PROVIDER: this version has no such provider, and accepts none only; for example FAX_PROVIDER=none',
    ]);
  });

  test('may be none for a provider without code, and other variables are not its own', () => {
    const env = {
      FAX_PROVIDER: 'none',
      TAG_MANAGER_PROVIDER: ' ',
      PROVIDER: 'x',
      npm_provider: 'x',
      A_PROVIDER_KEY: 'x',
    };
    expect(select(env)).toMatchObject({ chosen: ALL_ON, issues: [] });
  });
});

describe('the content security policy', () => {
  const sources = (env: Record<string, string>) => policySources(select(env).selections);

  test('has the sources of the chosen providers only', () => {
    expect(sources({})).toEqual({ payment: { 'frame-src': ["'self'"] } });
    expect(sources({ PAYMENT_PROVIDER: 'none' })).toEqual({});
    const platform = { CONSENT_PROVIDER: 'onetrust', ONETRUST_DOMAIN_ID: '018f2c1e-7a3b-7c4d-9e5f-0a1b2c3d4e5f' };
    expect(sources(platform)['consent']?.['script-src']).toEqual(['https://cdn.cookielaw.org']);
  });

  test('has sources of no provider that the registry of scripts does not know', () => {
    const registered = new Set<string | undefined>(SCRIPTS.map(({ provider }) => provider));
    expect(PROVIDERS.filter(({ name, csp }) => csp && !registered.has(name))).toEqual([]);
  });
});

describe('a folder', () => {
  const root = join(import.meta.dirname, '..');
  const names = PROVIDERS.map(({ name }) => name);
  const foldersOf = (path: string) => readdirSync(join(root, path), { withFileTypes: true });

  test('of a sandbox belongs to a provider', () => {
    const sandboxes = foldersOf('backend/sandbox')
      .filter((entry) => existsSync(join(root, 'backend/sandbox', entry.name, 'sandbox.ts')))
      .map(({ name }) => name);
    expect(sandboxes.toSorted()).toEqual(names);
  });

  test.each(foldersOf('src/providers').map(({ name }) => name))(
    'of the browser has choices of the provider %s',
    (name) => {
      const provider = PROVIDERS.find((one) => one.name === name);
      const files = readdirSync(join(root, 'src/providers', name, 'choices')).map((file) => file.replace(/\.ts$/, ''));
      expect(files.filter((choice) => !provider?.choices.has(choice))).toEqual([]);
    },
  );
});
