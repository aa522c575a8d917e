import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';
import type { PersonalisationProvider } from './personalisation.ts';
import { createRestPersonalisation, type RestDeps, type RestSettings } from './rest.ts';

export const provider: Provider<PersonalisationProvider, RestDeps> = {
  name: 'personalisation',
  adapters: {
    rest: (reader) => {
      const settings = readRestSettings(reader);
      return ({ log }) => createRestPersonalisation(settings, { log });
    },
  },
  isRequired: false,
};

const WHY = 'PERSONALISATION_PROVIDER=rest needs it';
const BRAND = /^[\w.-]{1,64}$/;
const ACCOUNT = /^[\w./-]{1,128}$/;

function readRestSettings(reader: SettingReader): RestSettings {
  const address = 'PERSONALISATION_URL';
  const example = 'https://engine.example.com';
  if (reader.text(address) === undefined) reader.addIssue(address, `missing, ${WHY}`, example);
  return {
    url: reader.baseUrl(address, example) ?? '',
    brand: readName(reader, 'PERSONALISATION_BRAND', { form: BRAND, example: 'marrow-ridge' }),
    account: readName(reader, 'PERSONALISATION_ACCOUNT', { form: ACCOUNT, example: 'a-1234/p/shop' }),
  };
}

interface NameForm {
  readonly form: RegExp;
  readonly example: string;
}

function readName(reader: SettingReader, name: string, { form, example }: NameForm): string {
  const text = reader.text(name);
  if (text === undefined) reader.addIssue(name, `missing, ${WHY}`, example);
  else if (!form.test(text))
    reader.addIssue(name, `"${text}" has other characters than letters, digits, . - _ and /`, example);
  return text ?? '';
}
