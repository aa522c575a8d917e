import type { EngineDeps } from '../engine-calls.ts';
import { readEngineSettings } from '../engine-settings.ts';
import type { Provider } from '../provider.ts';
import type { PersonalisationProvider } from './personalisation.ts';
import { createRestPersonalisation } from './rest.ts';

const SETTINGS = { prefix: 'PERSONALISATION', example: 'https://engine.example.com' };

export const provider: Provider<PersonalisationProvider, EngineDeps> = {
  name: 'personalisation',
  adapters: {
    rest: (reader) => {
      const settings = readEngineSettings(reader, SETTINGS);
      return ({ log }) => createRestPersonalisation(settings, { log });
    },
  },
  isRequired: false,
};
