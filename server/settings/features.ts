import type { FeatureSettings, RequestContext } from '../../src/cms/request-context.ts';
import type { SettingReader } from '../../src/lib/setting-reader.ts';

/** Settings of `src/features`. */
export function readFeatureSettings(reader: SettingReader): FeatureSettings {
  const url = reader.baseUrl('MONITORING_URL', 'https://collector.example.com/v1/events');
  const sample = reader.integer('MONITORING_SAMPLE', { fallback: 10, min: 1, max: 100 });
  return {
    serviceWorker: reader.flag('SERVICE_WORKER', true),
    monitoring: url === undefined ? undefined : { url, sample },
  };
}

type PolicySources = RequestContext['policySources'];

/** Adds the hosts that features send to. */
export function withFeatureSources(sources: PolicySources, { monitoring }: FeatureSettings): PolicySources {
  if (monitoring === undefined) return sources;
  return { ...sources, 'connect-src': [...sources['connect-src'], new URL(monitoring.url).origin] };
}
