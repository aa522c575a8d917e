import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { policySources, selectProviders } from '../../select-providers.ts';
import { createAdapter } from '../provider.ts';
import { provider } from './provider.ts';

function select(env: Record<string, string>) {
  const reader = new SettingReader({ TAG_MANAGER_PROVIDER: 'gtm', ...env });
  const selections = selectProviders(reader, { isProduction: true });
  const { adapter } = createAdapter(provider, selections, {});
  return { issues: reader.issues, adapter, sources: policySources(selections)['tag-manager'] };
}

describe('the tag manager gtm', () => {
  test('is loaded from its host, which the policy then allows', () => {
    const { issues, adapter, sources } = select({
      GTM_CONTAINER_ID: 'GTM-AB12CD3',
      GTM_TAG_HOSTS: 'www.google-analytics.com, *.doubleclick.net',
    });
    expect(issues).toEqual([]);
    expect(adapter).toEqual({ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3', firstParty: undefined });
    expect(sources?.['connect-src']).toEqual([
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
      'https://*.doubleclick.net',
    ]);
  });

  test('is loaded from the shop where that is configured', () => {
    expect(select({ GTM_CONTAINER_ID: 'GTM-AB12CD3', GTM_FIRST_PARTY: 'true' }).adapter).toEqual({
      src: '/sstm/GTM-AB12CD3',
      firstParty: { id: 'GTM-AB12CD3', url: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3' },
    });
  });

  test.each([
    [{}, 'GTM_CONTAINER_ID: missing, TAG_MANAGER_PROVIDER=gtm needs it; for example GTM_CONTAINER_ID=GTM-AB12CD3'],
    [
      { GTM_CONTAINER_ID: 'gtm-ab12cd3' },
      'GTM_CONTAINER_ID: "gtm-ab12cd3" is not the id of a container; for example GTM_CONTAINER_ID=GTM-AB12CD3',
    ],
    [
      { GTM_CONTAINER_ID: 'GTM-AB12CD3', GTM_TAG_HOSTS: "x.example;script-src 'unsafe-inline'" },
      expect.stringContaining('GTM_TAG_HOSTS: "x.example;script-src" is not a host name'),
    ],
  ])('stops the start with a line for %o', (env, issue) => {
    expect(select(env as Record<string, string>).issues[0]).toEqual(issue);
  });
});
