import type { Selections } from '../../backend/providers/provider.ts';
import { SANDBOX_BRAND } from '../../backend/providers/personalisation/personalisation.ts';
import type { FeatureSettings } from '../../src/cms/request-context.ts';
import type { ProviderSources } from '../../src/lib/scripts/policy-sources.ts';
import type { SettingReader } from '../../src/lib/setting-reader.ts';

/** Settings of `src/features`. */
export function readFeatureSettings(reader: SettingReader, providers: Selections): FeatureSettings {
  const url = reader.baseUrl('MONITORING_URL', 'https://collector.example.com/v1/events');
  const sample = reader.integer('MONITORING_SAMPLE', { fallback: 10, min: 1, max: 100 });
  return {
    serviceWorker: reader.flag('SERVICE_WORKER', true),
    monitoring: url === undefined ? undefined : { url, sample },
    personalisation: readPersonalisation(reader, providers),
  };
}

/** The brand as the provider reads and checks it; the sandbox has one of its own. */
function readPersonalisation(reader: SettingReader, providers: Selections): FeatureSettings['personalisation'] {
  const impressions = reader.integer('PERSONALISATION_IMPRESSIONS', { fallback: 4, min: 0, max: 24 });
  const selection = providers['personalisation'];
  if (selection?.create === undefined) return undefined;
  const brand = selection.choice === 'sandbox' ? SANDBOX_BRAND : (reader.text('PERSONALISATION_BRAND') ?? '');
  return { brand, impressions };
}

/** The hosts that features send to, as providers state theirs. */
export function featureSources({ monitoring }: FeatureSettings): ProviderSources {
  return monitoring === undefined ? {} : { monitoring: { 'connect-src': [new URL(monitoring.url).origin] } };
}
