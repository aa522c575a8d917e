import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { readOpenIdClients } from './provider.ts';

const ENV = { SOCIAL_ISSUER: 'https://login.example.com/', SOCIAL_CLIENT_ID: 'aisle', SOCIAL_CLIENT_SECRET: 'hush' };

function read(env: Record<string, string>) {
  const reader = new SettingReader(env);
  return { clients: readOpenIdClients(reader), issues: reader.issues };
}

describe('the client of social sign-in', () => {
  test('is read from its variables', () => {
    const client = { issuer: 'https://login.example.com', clientId: 'aisle', clientSecret: 'hush' };
    expect(read(ENV)).toEqual({ clients: { oidc: client }, issues: [] });
  });

  test('needs all of them', () => {
    const names = read({}).issues.map((issue) => issue.split(':')[0]);
    expect(names).toEqual(['SOCIAL_ISSUER', 'SOCIAL_CLIENT_ID', 'SOCIAL_CLIENT_SECRET']);
  });

  test('is one of several by name', () => {
    const env = (name: string) => ({
      [`SOCIAL_${name}_ISSUER`]: `https://${name.toLowerCase()}.example.com`,
      [`SOCIAL_${name}_CLIENT_ID`]: `id-${name}`,
      [`SOCIAL_${name}_CLIENT_SECRET`]: 'hush',
    });
    const { clients, issues } = read({ SOCIAL_ISSUERS: 'google, amazon', ...env('GOOGLE'), ...env('AMAZON') });
    expect(issues).toEqual([]);
    expect(clients).toEqual({
      google: { issuer: 'https://google.example.com', clientId: 'id-GOOGLE', clientSecret: 'hush' },
      amazon: { issuer: 'https://amazon.example.com', clientId: 'id-AMAZON', clientSecret: 'hush' },
    });
  });

  test.each([
    [{ SOCIAL_ISSUERS: 'google' }, 'SOCIAL_GOOGLE_ISSUER', 'SOCIAL_GOOGLE_CLIENT_ID', 'SOCIAL_GOOGLE_CLIENT_SECRET'],
    [{ SOCIAL_ISSUERS: 'Google' }, 'SOCIAL_ISSUERS'],
    [{ SOCIAL_ISSUERS: '__proto__' }, 'SOCIAL_ISSUERS'],
  ])('is not complete with %j', (env, ...names) => {
    expect(read(env).issues.map((issue) => issue.split(':')[0])).toEqual(names);
  });

  test('has an issuer over https, or on this machine', () => {
    expect(read({ ...ENV, SOCIAL_ISSUER: 'http://localhost:9000' }).issues).toEqual([]);
    expect(read({ ...ENV, SOCIAL_ISSUER: 'http://login.example.com' }).issues).toEqual([
      expect.stringMatching(/^SOCIAL_ISSUER: .+ is not https/),
    ]);
  });
});
