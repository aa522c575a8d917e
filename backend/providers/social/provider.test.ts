import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { readOpenIdClient } from './provider.ts';

const ENV = { SOCIAL_ISSUER: 'https://login.example.com/', SOCIAL_CLIENT_ID: 'aisle', SOCIAL_CLIENT_SECRET: 'hush' };

function read(env: Record<string, string>) {
  const reader = new SettingReader(env);
  return { client: readOpenIdClient(reader), issues: reader.issues };
}

describe('the client of social sign-in', () => {
  test('is read from its variables', () => {
    const client = { issuer: 'https://login.example.com', clientId: 'aisle', clientSecret: 'hush' };
    expect(read(ENV)).toEqual({ client, issues: [] });
  });

  test('needs all of them', () => {
    const names = read({}).issues.map((issue) => issue.split(':')[0]);
    expect(names).toEqual(['SOCIAL_ISSUER', 'SOCIAL_CLIENT_ID', 'SOCIAL_CLIENT_SECRET']);
  });

  test('has an issuer over https, or on this machine', () => {
    expect(read({ ...ENV, SOCIAL_ISSUER: 'http://localhost:9000' }).issues).toEqual([]);
    expect(read({ ...ENV, SOCIAL_ISSUER: 'http://login.example.com' }).issues).toEqual([
      expect.stringMatching(/^SOCIAL_ISSUER: .+ is not https/),
    ]);
  });
});
