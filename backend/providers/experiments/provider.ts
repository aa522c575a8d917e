import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';
import type { ExperimentClient } from './experiments.ts';
import { createOptimizelyClient } from './optimizely.ts';
import type { OptimizelyDeps, OptimizelySettings } from './optimizely-parts.ts';

export const provider: Provider<ExperimentClient, OptimizelyDeps> = {
  name: 'experiments',
  adapters: {
    optimizely: (reader) => {
      const settings = readOptimizelySettings(reader);
      return (deps) => createOptimizelyClient(settings, deps);
    },
  },
  isRequired: false,
};

const KEY_VARIABLE = 'OPTIMIZELY_SDK_KEY';
const DATAFILE_VARIABLE = 'OPTIMIZELY_DATAFILE_URL';
const KEY = /^[\w-]{1,64}$/;
const EXAMPLE_KEY = 'AbCdEf123456';
const OF_KEY = 'https://cdn.optimizely.com/datafiles/%s.json';

function readOptimizelySettings(reader: SettingReader): OptimizelySettings {
  const sdkKey = reader.text(KEY_VARIABLE);
  const datafileUrl = reader.baseUrl(DATAFILE_VARIABLE, 'https://cdn.example.com/experiments.json');
  const hasAddress = reader.text(DATAFILE_VARIABLE) !== undefined;
  if (sdkKey === undefined && !hasAddress)
    reader.addIssue(
      KEY_VARIABLE,
      `missing, EXPERIMENTS_PROVIDER=optimizely needs it or ${DATAFILE_VARIABLE}`,
      EXAMPLE_KEY,
    );
  if (sdkKey !== undefined && hasAddress)
    reader.addIssue(DATAFILE_VARIABLE, `set beside ${KEY_VARIABLE}, only one of them names the experiments`, '');
  if (sdkKey !== undefined && !KEY.test(sdkKey))
    reader.addIssue(KEY_VARIABLE, `"${sdkKey}" has other characters than letters, digits, - and _`, EXAMPLE_KEY);
  return {
    sdkKey: sdkKey ?? 'datafile',
    datafileUrl: datafileUrl ?? OF_KEY,
    eventsUrl: reader.baseUrl('OPTIMIZELY_EVENTS_URL', 'https://events.example.com/v1/events'),
    predictionsUrl: reader.baseUrl('OPTIMIZELY_PREDICTIONS_URL', 'https://predictions.example.com'),
  };
}
