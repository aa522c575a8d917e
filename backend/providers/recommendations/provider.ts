import type { EngineDeps } from '../engine-calls.ts';
import { readEngineSettings } from '../engine-settings.ts';
import type { Provider } from '../provider.ts';
import { createEmbeddedRecommendations, type EmbeddedDeps } from './embedded.ts';
import type { RecommendationProvider } from './recommendations.ts';
import { createRestRecommendations } from './rest.ts';

const SETTINGS = { prefix: 'RECOMMENDATIONS', example: 'https://recommendations.example.com' };

export const provider: Provider<RecommendationProvider, EmbeddedDeps & EngineDeps> = {
  name: 'recommendations',
  adapters: {
    rest: (reader) => {
      const settings = readEngineSettings(reader, SETTINGS);
      return (deps) => createRestRecommendations(settings, { log: deps.log });
    },
    embedded: () => createEmbeddedRecommendations,
  },
  isRequired: false,
};
