import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { cacheAddress } from './page-address.ts';

const address = (url: string) => cacheAddress(url, DEFAULT_SITES);

describe('cacheAddress', () => {
  test.each([
    ['/', '/'],
    ['/de-de/', '/de-de/'],
    ['/about', '/about'],
    ['/about?utm_source=mail', '/about'],
    ['/c/boots?utm_source=mail&page=2', '/c/boots?page=2'],
    ['/c/boots?sort=name&page=2', '/c/boots?page=2&sort=name'],
    ['/c/boots?f.size=10&page=1&f.size=9', '/c/boots?page=1&f.size=10&f.size=9'],
    ['/p/boot?color=dark+red', '/p/boot?color=dark+red'],
    ['/p/boot?color=dark%20red', '/p/boot?color=dark+red'],
    ['/p/boot?page=2', '/p/boot'],
  ])('of %s is %s', (url, expected) => {
    expect(address(url)).toBe(expected);
  });

  test.each([
    'preview=true',
    'cms=x',
    'previewDate=2026-01-01',
    'testContext=a:b',
    'autoPromoCode=TRAIL10',
    'siteId=de',
    'enrollment_marketing_source=x',
  ])('is undefined with %s', (query) => expect(address(`/about?${query}`)).toBeUndefined());

  test.each(['/cart', '/de-de/warenkorb', '/404', '/en-us/about', '/About', '/about/', '/logo.png', '//about'])(
    'is none for %s',
    (url) => expect(address(url)).toBeUndefined(),
  );

  test('is undefined for an overlong query', () => {
    expect(address(`/c/boots?f.size=${'9'.repeat(2000)}`)).toBeUndefined();
  });
});
