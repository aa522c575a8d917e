import { isIPv6 } from 'node:net';
import { isLoopbackHost } from './environment.ts';
import type { SettingReader } from '../../src/lib/setting-reader.ts';

/** Rejects settings that work but are unsafe for a shop on the Internet. Checked for `www` only. */
export function rejectOpenSettings(reader: SettingReader, { publicOrigin }: { readonly publicOrigin: string }): void {
  rejectPlainHttp(reader, 'PUBLIC_ORIGIN', publicOrigin);
  rejectPlainHttp(reader, 'COMMERCE_API_URL', reader.text('COMMERCE_API_URL'));
  rejectPlainHttp(reader, 'CONTENT_API_URL', reader.text('CONTENT_API_URL'));
  rejectGuessableSecret(reader);
  rejectTrustInEverybody(reader);
}

/** Sessions and tokens over plain http can be intercepted, except within the machine. */
function rejectPlainHttp(reader: SettingReader, name: string, text: string | undefined): void {
  const url = text === undefined ? null : URL.parse(text);
  if (url?.protocol !== 'http:' || isLoopbackHost(url.hostname)) return;
  reader.addIssue(name, `"${url.origin}" is plain http, which is refused when APP_ENV is www`, `https://${url.host}`);
}

const EXAMPLE = '<output of: openssl rand -base64 48>';
const MIN_CHARACTERS = 9;
/** Placeholders that people leave instead of a secret; random texts of the usual lengths do not match by chance. */
const PLACEHOLDERS = /change.?me|secret|passw|example|placeholder|default|session|01234567|12345678|abcdefgh|qwerty/i;
const REPEATED = /^(.{1,20})\1+.{0,19}$/s;

function rejectGuessableSecret(reader: SettingReader): void {
  const text = reader.text('SESSION_SECRET');
  if (text === undefined) return;
  const isGuessable = new Set(text).size < MIN_CHARACTERS || REPEATED.test(text) || PLACEHOLDERS.test(text);
  if (isGuessable) reader.addIssue('SESSION_SECRET', 'can be guessed, which is refused when APP_ENV is www', EXAMPLE);
}

/** The largest private networks of one operator: 10.0.0.0/8 and fc00::/7. */
const MIN_PREFIX = { ipv4: 8, ipv6: 7 } as const;

function rejectTrustInEverybody(reader: SettingReader): void {
  for (const entry of (reader.text('TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix] = entry.split('/');
    const least = isIPv6(address) ? MIN_PREFIX.ipv6 : MIN_PREFIX.ipv4;
    if (prefix === undefined || !(Number(prefix) < least)) continue;
    const wrong = `"${entry}" holds addresses of strangers, which is refused when APP_ENV is www`;
    reader.addIssue('TRUSTED_PROXIES', wrong, '10.0.0.0/8,127.0.0.1');
  }
}
