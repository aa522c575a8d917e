import { expect, test } from 'vitest';
import { policySources, selectProviders } from '../../backend/select-providers.ts';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { mocks } from './process-pages.ts';

test('a script of a provider with several is off where its settings leave it out', () => {
  const env = { CHAT_PROVIDER: 'sierra', SIERRA_TOKEN: 'aB3dEfGh1jK' };
  const providers = selectProviders(new SettingReader(env), { isProduction: false });
  const html = String(mocks(providers, policySources(providers)));
  const rowOf = (name: string) => html.split(`>${name}<`)[1]?.split('</tr>')[0];
  expect(rowOf('chat of Sierra')).toContain('https://sierra.chat');
  expect(rowOf('chat of the messaging vendor')).toMatch(/>off</);
});
