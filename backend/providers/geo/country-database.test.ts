import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readCountryDatabase } from './country-database.ts';
import { writeDatabase } from './country-database.test-support.ts';
import { followCountryFile, readCountryFile } from './country-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-geo-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(bytes: Buffer | string, name = 'country.mmdb'): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const country = (code: string) => ({ country: { geoname_id: 1, iso_code: code } });
const NETWORKS = {
  '192.0.2.0/24': country('DE'),
  '198.51.100.128/25': country('FR'),
  '203.0.113.0/24': { registered_country: { iso_code: 'US' } },
  '2001:db8:1::/48': country('IT'),
};

describe('the country of an address', () => {
  test.each([
    ['192.0.2.9', 'DE'],
    ['198.51.100.200', 'FR'],
    ['198.51.100.1', undefined],
    ['203.0.113.1', undefined],
    ['2001:db8:1::5', 'IT'],
    ['2001:db8:1::5%eth0', 'IT'],
    ['2001:db8:2::5', undefined],
    ['10.1.2.3', undefined],
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['fe80::1%eth0', undefined],
    ['', undefined],
    ['shop.example', undefined],
  ])('of %s is %s', (address, code) => {
    expect(readCountryDatabase(fileOf(writeDatabase(NETWORKS)))(address)).toBe(code);
  });

  test('of IPv6 is unknown in a database of IPv4', () => {
    const lookup = readCountryDatabase(fileOf(writeDatabase({ '32.0.0.0/4': country('DE') }, { ipVersion: 4 })));
    expect(lookup('32.1.2.3')).toBe('DE');
    expect(lookup('2001:db8:1::5')).toBeUndefined();
  });
});

describe('a file that is no database of countries', () => {
  const whole = writeDatabase(NETWORKS);

  test.each<[string, Buffer | string, RegExp]>([
    ['of another format', 'country,network\nDE,192.0.2.0/24\n', /^is no MaxMind DB file$/],
    ['empty', '', /^is no MaxMind DB file$/],
    ['cut off at its end', whole.subarray(0, whole.length - 200), /^is no MaxMind DB file$/],
    ['cut off at its start', whole.subarray(-260), /^is incomplete$/],
    ['of networks', writeDatabase({}, { type: 'GeoLite2-ASN' }), /^is a database of the type "GeoLite2-ASN", without/],
  ])('is rejected: %s', (_, bytes, message) => {
    const path = fileOf(bytes);
    expect(() => readCountryDatabase(path)).toThrow(message);
  });

  test('is rejected where there is none', () => {
    expect(() => readCountryDatabase(join(folder, 'missing.mmdb'))).toThrow(/^cannot be read \(ENOENT\)$/);
    expect(() => readCountryDatabase(folder)).toThrow(/^cannot be read \(EISDIR\)$/);
  });
});

describe('a file that is replaced', () => {
  function follow(path: string) {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const file = followCountryFile(readCountryFile(path), { log, interval: 20 });
    return { ...file, log };
  }

  /** As tools that update databases do it. */
  const replace = (path: string, bytes: Buffer | string) => renameSync(fileOf(bytes, 'next.mmdb'), path);

  test('is used without a restart', async () => {
    const path = fileOf(writeDatabase(NETWORKS), 'followed.mmdb');
    const { lookup, close } = follow(path);
    expect(lookup('192.0.2.9')).toBe('DE');
    replace(path, writeDatabase({ '192.0.2.0/24': country('NL'), '10.0.0.0/8': country('ES') }));
    await vi.waitFor(() => expect(lookup('192.0.2.9')).toBe('NL'), 5000);
    close();
  });

  test('leaves the former one where it cannot be used, until it can', async () => {
    const path = fileOf(writeDatabase(NETWORKS), 'broken.mmdb');
    const { lookup, close, log } = follow(path);
    replace(path, 'broken');
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), 5000);
    expect(lookup('192.0.2.9')).toBe('DE');
    replace(path, writeDatabase({ '192.0.2.0/24': country('NL') }));
    await vi.waitFor(() => expect(lookup('192.0.2.9')).toBe('NL'), 5000);
    close();
  });
});
