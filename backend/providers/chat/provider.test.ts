import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { policySources, selectProviders } from '../../select-providers.ts';
import { createAdapter } from '../provider.ts';
import { provider } from './provider.ts';

function select(env: Record<string, string>) {
  const reader = new SettingReader(env);
  const selections = selectProviders(reader, { isProduction: true });
  const { adapter } = createAdapter(provider, selections, {});
  return { issues: reader.issues, adapter, sources: policySources(selections) };
}

const MESSAGING = {
  MESSAGING_ORGANIZATION_ID: '00DAB0000001abc',
  MESSAGING_DEPLOYMENT: 'Shop_Chat',
  MESSAGING_SITE_URL: 'https://shop.my.site.com/ESWShop1',
  MESSAGING_URL: 'https://shop.my.salesforce-scrt.com',
};
const SIERRA = { CHAT_PROVIDER: 'sierra', SIERRA_TOKEN: 'aB3dEfGh1jK' };

describe('the chat', () => {
  test('is Sierra in its regions alone, where nothing else is configured', () => {
    const { issues, adapter, sources } = select(SIERRA);
    expect(issues).toEqual([]);
    expect(adapter).toEqual({
      sierraRegions: ['NORA'],
      sierra: { src: 'https://sierra.chat/agent/aB3dEfGh1jK/embed', token: 'aB3dEfGh1jK' },
      messaging: undefined,
    });
    expect(sources['chat/sierra']?.['frame-src']).toEqual(['https://sierra.chat']);
    expect(Object.keys(sources).filter((name) => name.startsWith('chat'))).toEqual(['chat/sierra']);
  });

  test('is the messaging vendor in the other regions', () => {
    const { issues, adapter, sources } = select({ ...SIERRA, ...MESSAGING, SIERRA_REGIONS: 'EMEA' });
    expect(issues).toEqual([]);
    expect(adapter?.sierraRegions).toEqual(['EMEA']);
    expect(adapter?.messaging).toEqual({
      src: 'https://shop.my.site.com/ESWShop1/assets/js/bootstrap.min.js',
      organizationId: '00DAB0000001abc',
      deployment: 'Shop_Chat',
      siteUrl: 'https://shop.my.site.com/ESWShop1',
      messagesUrl: 'https://shop.my.salesforce-scrt.com',
    });
    expect(sources['chat/sierra']?.['connect-src']).toEqual(['https://sierra.chat']);
    expect(sources['chat/messaging']).toMatchObject({
      'script-src': ['https://shop.my.site.com'],
      'connect-src': ['https://shop.my.site.com', 'https://shop.my.salesforce-scrt.com'],
    });
  });

  test('is the messaging vendor everywhere with its own choice', () => {
    const { issues, adapter, sources } = select({ CHAT_PROVIDER: 'messaging', ...MESSAGING });
    expect(issues).toEqual([]);
    expect(Object.keys(sources).filter((name) => name.startsWith('chat'))).toEqual(['chat/messaging']);
    expect([adapter?.sierraRegions, adapter?.sierra]).toEqual([[], undefined]);
  });

  test.each<[Record<string, string>, string]>([
    [{ CHAT_PROVIDER: 'sierra' }, 'SIERRA_TOKEN: missing, the chat of sierra needs it; for example SIERRA_TOKEN='],
    [{ ...SIERRA, SIERRA_TOKEN: 'a/b' }, 'SIERRA_TOKEN: has another form'],
    [{ ...SIERRA, SIERRA_REGIONS: 'US' }, 'SIERRA_REGIONS: "US" is not one of NORA, EMEA'],
    [{ ...SIERRA, SIERRA_URL: 'http://sierra.test' }, 'SIERRA_URL: "http://sierra.test" is not an https address'],
    [{ ...SIERRA, MESSAGING_DEPLOYMENT: 'Shop' }, 'MESSAGING_ORGANIZATION_ID: missing'],
    [{ CHAT_PROVIDER: 'messaging', ...MESSAGING, MESSAGING_URL: '' }, 'MESSAGING_URL: missing'],
    [{ CHAT_PROVIDER: 'messaging', ...MESSAGING, MESSAGING_DEPLOYMENT: '' }, 'MESSAGING_DEPLOYMENT: missing'],
  ])('stops the start for %o', (env, issue) => {
    expect(select(env).issues[0]).toContain(issue);
  });
});
