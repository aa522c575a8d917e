import { describe, expect, test } from 'vitest';
import { parseImportOptions } from './import-options.ts';

const SHOPIFY = ['--format', 'shopify', '--file', 'x.csv'];

describe('import options', () => {
  test('reads every argument', () => {
    const args = ['--images', 'pics', '--image-map', 'https://a.test/=one', '--image-map', 'https://b.test/x=t=wo'];
    expect(parseImportOptions([...SHOPIFY, ...args, '--dry-run', '--prune'])).toEqual({
      format: 'shopify',
      file: 'x.csv',
      imageFolder: 'pics',
      imageMap: [
        { urlPrefix: 'https://a.test', folder: 'one' },
        { urlPrefix: 'https://b.test/x', folder: 't=wo' },
      ],
      isDryRun: true,
      prune: true,
    });
  });

  test('writes and keeps everything unless told otherwise', () => {
    expect(parseImportOptions(SHOPIFY)).toMatchObject({ isDryRun: false, prune: false, imageMap: [] });
  });

  test.each([
    [[], '--format is missing'],
    [['--format', 'shopify'], '--file is missing'],
    [['--format', 'toml', '--file', 'x'], 'toml is unknown; it is one of shopify, google, jsonld, stores'],
    [[...SHOPIFY, '--image-map', 'pictures'], '--image-map "pictures" is not URL=DIR'],
    [[...SHOPIFY, '--bogus'], "Unknown option '--bogus'"],
    [[...SHOPIFY, 'y.csv'], "Unexpected argument 'y.csv'"],
    [['--format'], "Option '--format <value>' argument missing"],
  ])('refuses %j', (args, reason) => {
    expect(() => parseImportOptions(args)).toThrow(reason);
  });
});
