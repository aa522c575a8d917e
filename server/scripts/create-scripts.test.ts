import { describe, expect, test } from 'vitest';
import { selectProviders } from '../../backend/select-providers.ts';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { readFeatureSettings } from '../settings/features.ts';
import { readScriptSettings } from '../settings/scripts.ts';
import { createScripts } from './create-scripts.ts';

const log = { info() {}, warn() {}, error() {} };

function create(env: Record<string, string>) {
  const reader = new SettingReader(env);
  const providers = selectProviders(reader, { isProduction: false });
  const settings = { providers, features: readFeatureSettings(reader, providers), ...readScriptSettings(reader) };
  expect(reader.issues).toEqual([]);
  return createScripts(settings, log);
}

const GTM = { TAG_MANAGER_PROVIDER: 'gtm', GTM_CONTAINER_ID: 'GTM-AB12CD3' };
const GTM_SRC = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3';

describe('scripts of pages', () => {
  test('are those of the chosen providers', async () => {
    const { shown, sandbox } = create({});
    expect(shown.scripts.tagManager).toBe('/sandbox/tag-manager/gtm.js?id=GTM-SANDBOX');
    const answer = await sandbox(new Request(`http://shop.test${shown.scripts.tagManager}`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(create(GTM).shown.scripts.tagManager).toBe(GTM_SRC);
    expect(create({ TAG_MANAGER_PROVIDER: 'none' }).shown.scripts.tagManager).toBeUndefined();
  });

  test('come from the shop itself in offloading mode, where they are listed', () => {
    const listed = { ...GTM, PROXY_SCRIPTS: 'https://www.googletagmanager.com/gtm.js' };
    expect(create(listed).shown.scripts.tagManager).toBe(GTM_SRC);
    expect(create({ ...listed, SCRIPT_OFFLOADING: 'true' }).shown.scripts.tagManager).toBe(
      '/fapi/proxyScript?url=https%3A%2F%2Fwww.googletagmanager.com%2Fgtm.js%3Fid%3DGTM-AB12CD3',
    );
    expect(create({ ...GTM, SCRIPT_OFFLOADING: 'true' }).shown.scripts).toMatchObject({
      isOffloading: true,
      tagManager: GTM_SRC,
    });
  });
});
