import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { policySources, selectProviders } from '../../select-providers.ts';

function select(env: Record<string, string>) {
  const reader = new SettingReader({ BOT_PROTECTION_PROVIDER: 'human', ...env });
  const selections = selectProviders(reader, { isProduction: true });
  return { issues: reader.issues, sources: policySources(selections)['bot-protection'] };
}

describe('the hosts of bot protection', () => {
  test('are those of the settings, none where it serves its scripts from paths of the shop', () => {
    expect(select({})).toMatchObject({ issues: [], sources: { 'script-src': [], 'frame-src': [] } });
    const { issues, sources } = select({ HUMAN_HOSTS: '*.px-cloud.net, captcha.example.com' });
    expect(issues).toEqual([]);
    expect(sources?.['script-src']).toEqual(['https://*.px-cloud.net', 'https://captcha.example.com']);
  });

  test.each(['https://captcha.example.com', 'captcha', '*', "'unsafe-inline'", 'a.example.com/x'])(
    'stop the start where one is none: %s',
    (host) => {
      expect(select({ HUMAN_HOSTS: host }).issues).toEqual([
        `HUMAN_HOSTS: "${host}" is not a host name, with or without *. before it; for example HUMAN_HOSTS=*.px-cloud.net,*.px-cdn.net`,
      ]);
    },
  );
});
