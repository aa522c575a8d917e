import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';
import { createEmbeddedRecommendations, type EmbeddedDeps } from './embedded.ts';
import type { RecommendationProvider } from './recommendations.ts';
import { createRestRecommendations, type RestDeps, type RestSettings } from './rest.ts';

export const provider: Provider<RecommendationProvider, EmbeddedDeps & RestDeps> = {
  name: 'recommendations',
  adapters: {
    rest: (reader) => {
      const settings = readRestSettings(reader);
      return (deps) => createRestRecommendations(settings, { log: deps.log });
    },
    embedded: () => createEmbeddedRecommendations,
  },
  isRequired: false,
};

const NAME = /^[\w.-]{1,64}$/;
const ACCOUNT = /^[\w./-]{1,128}$/;

function readRestSettings(reader: SettingReader): RestSettings {
  const address = 'RECOMMENDATIONS_URL';
  const example = 'https://recommendations.example.com';
  if (reader.text(address) === undefined) reader.addIssue(address, `missing, ${WHY}`, example);
  return {
    url: reader.baseUrl(address, example) ?? '',
    brand: readName(reader, 'RECOMMENDATIONS_BRAND', { form: NAME, example: 'marrow-ridge' }),
    account: readName(reader, 'RECOMMENDATIONS_ACCOUNT', { form: ACCOUNT, example: 'a-1234/p/shop' }),
  };
}

const WHY = 'RECOMMENDATIONS_PROVIDER=rest needs it';

interface NameForm {
  readonly form: RegExp;
  readonly example: string;
}

function readName(reader: SettingReader, name: string, { form, example }: NameForm): string {
  const text = reader.text(name);
  if (text === undefined) reader.addIssue(name, `missing, ${WHY}`, example);
  else if (!form.test(text))
    reader.addIssue(name, `"${text}" has other characters than letters, digits, - and _`, example);
  return text ?? '';
}
