import { describe, expect, test } from 'vitest';
import { parseImportOptions } from './import-options.ts';

const SHOPIFY = ['--format', 'shopify', '--file', 'x.csv'];

describe('import options', () => {
  test('reads every argument', () => {
    const hosts = ['--image-host', 'CDN.shopify.com,a.test', '--image-host', 'b.test', '--max-images', '7'];
    const args = [
      ...hosts,
      '--images',
      'pics',
      '--image-map',
      'https://a.test/=one',
      '--image-map',
      'https://b.test/x=t=wo',
    ];
    expect(parseImportOptions([...SHOPIFY, ...args, '--dry-run', '--prune', '--yes', '--stock', 'master'])).toEqual({
      format: 'shopify',
      file: 'x.csv',
      imageFolder: 'pics',
      imageMap: [
        { urlPrefix: 'https://a.test', folder: 'one' },
        { urlPrefix: 'https://b.test/x', folder: 't=wo' },
      ],
      imageHosts: ['cdn.shopify.com', 'a.test', 'b.test'],
      maxImages: 7,
      isDryRun: true,
      prune: true,
      yes: true,
      stock: 'master',
    });
  });

  test('writes and keeps everything by default', () => {
    expect(parseImportOptions(SHOPIFY)).toMatchObject({
      isDryRun: false,
      prune: false,
      yes: false,
      stock: 'delta',
      imageMap: [],
      imageHosts: [],
      maxImages: 10_000,
    });
  });

  test.each([
    [[], '--format is missing'],
    [['--format', 'shopify'], '--file is missing'],
    [['--format', 'toml', '--file', 'x'], 'toml is unknown; it is one of shopify, google, jsonld, stores'],
    [[...SHOPIFY, '--image-host', 'https://a.test/'], '--image-host "https://a.test/" is not the name of a host'],
    [[...SHOPIFY, '--max-images', 'all'], '--max-images "all" is not a number'],
    [[...SHOPIFY, '--stock', 'reset'], '--stock reset is unknown; it is one of keep, delta, master'],
    [[...SHOPIFY, '--image-map', 'pictures'], '--image-map "pictures" is not URL=DIR'],
    [[...SHOPIFY, '--bogus'], "Unknown option '--bogus'"],
    [[...SHOPIFY, 'y.csv'], "Unexpected argument 'y.csv'"],
    [['--format'], "Option '--format <value>' argument missing"],
  ])('refuses %j', (args, reason) => {
    expect(() => parseImportOptions(args)).toThrow(reason);
  });
});
