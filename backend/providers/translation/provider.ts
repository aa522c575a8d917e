import type { Provider } from '../provider.ts';
import { createLibreTranslate } from './libre-translate.ts';
import type { TranslationProvider } from './translation.ts';

const EXAMPLE = 'https://libretranslate.com';

export const provider: Provider<TranslationProvider> = {
  name: 'translation',
  adapters: {
    libretranslate: (reader) => {
      const baseUrl = reader.baseUrl('TRANSLATION_URL', EXAMPLE);
      if (reader.text('TRANSLATION_URL') === undefined)
        reader.addIssue('TRANSLATION_URL', 'missing, TRANSLATION_PROVIDER=libretranslate needs it', EXAMPLE);
      const key = reader.text('TRANSLATION_KEY');
      return () => createLibreTranslate({ baseUrl: baseUrl ?? EXAMPLE, key });
    },
  },
  isRequired: false,
};
