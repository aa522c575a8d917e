import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { selectProviders } from '../../select-providers.ts';
import { createAdapter } from '../provider.ts';
import { provider } from './provider.ts';

function select(env: Record<string, string>, isProduction = false) {
  const reader = new SettingReader(env);
  const selections = selectProviders(reader, { isProduction });
  return { issues: reader.issues, platform: createAdapter(provider, selections, {}).adapter };
}

const DOMAIN = '018f2c1e-7a3b-7c4d-9e5f-0a1b2c3d4e5f';

describe('who asks for consent', () => {
  test('is the shop itself, also in production', () => {
    expect(select({})).toEqual({ issues: [], platform: undefined });
    expect(select({ CONSENT_PROVIDER: 'banner' }, true)).toEqual({ issues: [], platform: undefined });
  });

  test('is a platform by the id of the domain', () => {
    const { issues, platform } = select({ CONSENT_PROVIDER: 'onetrust', ONETRUST_DOMAIN_ID: `${DOMAIN}-test` });
    expect(issues).toEqual([]);
    expect(platform).toEqual({
      src: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
      domainId: `${DOMAIN}-test`,
    });
  });

  test.each([
    [undefined, 'missing, CONSENT_PROVIDER=onetrust needs it'],
    ['shop"><script>', '"shop"><script>" is no domain id'],
  ])('rejects the domain id %s', (id, issue) => {
    const env = { CONSENT_PROVIDER: 'onetrust', ...(id !== undefined && { ONETRUST_DOMAIN_ID: id }) };
    expect(select(env).issues).toEqual([`ONETRUST_DOMAIN_ID: ${issue}; for example ONETRUST_DOMAIN_ID=${DOMAIN}`]);
  });
});
