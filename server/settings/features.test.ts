import { describe, expect, test } from 'vitest';
import { selectProviders } from '../../backend/select-providers.ts';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { featureSources, readFeatureSettings } from './features.ts';

function read(env: NodeJS.ProcessEnv) {
  const reader = new SettingReader({ PERSONALISATION_PROVIDER: 'none', ...env });
  const providers = selectProviders(reader, { isProduction: false });
  return { features: readFeatureSettings(reader, providers), issues: reader.issues };
}

describe('settings of browser features', () => {
  test('register the service worker and send no figures by default', () => {
    const { features, issues } = read({});
    expect([features, issues]).toEqual([
      { serviceWorker: true, monitoring: undefined, personalisation: undefined },
      [],
    ]);
  });

  test('switch the worker off, and name a collector that receives every tenth page', () => {
    const { features } = read({ SERVICE_WORKER: 'false', MONITORING_URL: 'https://collector.example.com/v1/' });
    expect(features).toMatchObject({
      serviceWorker: false,
      monitoring: { url: 'https://collector.example.com/v1', sample: 10 },
    });
  });

  test('name the brand of the personalisation engine, and how many products count as shown', () => {
    const engine = { PERSONALISATION_URL: 'https://engine.example.com', PERSONALISATION_ACCOUNT: 'a-1/p/shop' };
    const rest = { PERSONALISATION_PROVIDER: 'rest', ...engine };
    expect(read({ PERSONALISATION_PROVIDER: 'sandbox' }).features.personalisation?.impressions).toBe(4);
    const { features, issues } = read({ ...rest, PERSONALISATION_BRAND: 'ridge', PERSONALISATION_IMPRESSIONS: '6' });
    expect([features.personalisation, issues]).toEqual([{ brand: 'ridge', impressions: 6 }, []]);
    expect(read(rest).issues).toEqual([
      'PERSONALISATION_BRAND: missing, PERSONALISATION_PROVIDER=rest needs it; for example PERSONALISATION_BRAND=marrow-ridge',
    ]);
  });

  test.each([
    [{ SERVICE_WORKER: 'off' }, 'SERVICE_WORKER: "off" is neither true nor false; for example SERVICE_WORKER=true'],
    [
      { MONITORING_URL: 'collector' },
      'MONITORING_URL: "collector" is not an http or https URL without user, query and fragment; for example MONITORING_URL=https://collector.example.com/v1/events',
    ],
    [
      { MONITORING_SAMPLE: '0' },
      'MONITORING_SAMPLE: "0" is not a whole number from 1 to 100; for example MONITORING_SAMPLE=10',
    ],
  ])('report %o in one line', (env, issue) => expect(read(env).issues).toEqual([issue]));

  test('let pages connect to the collector', () => {
    const { features } = read({ MONITORING_URL: 'https://collector.example.com/v1' });
    expect(featureSources(features)).toEqual({ monitoring: { 'connect-src': ['https://collector.example.com'] } });
    expect(featureSources(read({}).features)).toEqual({});
  });
});
