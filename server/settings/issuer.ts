import type { SettingReader } from './setting-reader.ts';

const EXAMPLE = 'https://login.example.com';

/** Address of an OpenID Connect provider. Tokens over plain http could be read on the way; only this machine may do without. */
export function readIssuer(reader: SettingReader, name: string): string | undefined {
  const issuer = reader.baseUrl(name, EXAMPLE);
  const isNear = issuer !== undefined && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(issuer);
  if (issuer?.startsWith('http:') && !isNear) reader.addIssue(name, `"${issuer}" is not https`, EXAMPLE);
  return issuer;
}

export function missingIssuer(reader: SettingReader, name: string, why: string): void {
  reader.addIssue(name, `missing, ${why}`, EXAMPLE);
}
