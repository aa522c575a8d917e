import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';
import type { PhotoProvider } from './photos.ts';
import { createRestPhotos, type RestDeps, type RestSettings } from './rest.ts';

export const provider: Provider<PhotoProvider, RestDeps> = {
  name: 'photos',
  adapters: {
    rest: (reader) => {
      const settings = readRestSettings(reader);
      return ({ log }) => createRestPhotos(settings, { log });
    },
  },
  isRequired: false,
};

const WHY = 'PHOTOS_PROVIDER=rest needs it';
const URL_EXAMPLE = 'https://photos.example.com';
const KEY_EXAMPLE = '0f3b5c';
const KEY = /^[\w.~+/=-]{1,200}$/;

function readRestSettings(reader: SettingReader): RestSettings {
  const url = reader.baseUrl('PHOTOS_URL', URL_EXAMPLE);
  if (reader.text('PHOTOS_URL') === undefined) reader.addIssue('PHOTOS_URL', `missing, ${WHY}`, URL_EXAMPLE);
  const key = reader.text('PHOTOS_KEY') ?? '';
  if (key === '') reader.addIssue('PHOTOS_KEY', `missing, ${WHY}`, KEY_EXAMPLE);
  else if (!KEY.test(key)) reader.addIssue('PHOTOS_KEY', 'has characters that no key has', KEY_EXAMPLE);
  return { url: url ?? URL_EXAMPLE, key, setsCookies: reader.flag('PHOTOS_SETS_COOKIES', true) };
}
