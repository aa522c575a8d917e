import type { SettingReader } from './setting-reader.ts';

const EXAMPLE = 'https://login.example.com';

/**
 * Address of an OpenID Connect provider. Over plain http tokens could be intercepted; only this machine may use http.
 */
export function readIssuer(reader: SettingReader, name: string): string | undefined {
  const issuer = reader.baseUrl(name, EXAMPLE);
  const isNear = issuer !== undefined && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(issuer);
  if (issuer?.startsWith('http:') && !isNear) reader.addIssue(name, `"${issuer}" is not https`, EXAMPLE);
  return issuer;
}

export function missingIssuer(reader: SettingReader, name: string, why: string): void {
  reader.addIssue(name, `missing, ${why}`, EXAMPLE);
}
