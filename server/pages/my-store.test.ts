import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { myStoreIn, withMyStore } from './my-store.ts';
import { readAddress, storedAddress } from './page-address.ts';

const at = (url: string) => readAddress(url, DEFAULT_SITES);

describe('the store of a visitor', () => {
  test.each([
    ['/p/boot', '/p/boot?myStore=1001'],
    ['/de-de/c/boots?store=4001&utm_source=x', '/de-de/c/boots?store=4001&myStore=1001'],
    ['/search?q=boot&myStore=2', '/search?q=boot&myStore=1001'],
    ['/', '/?myStore=1001'],
    ['/stores/us/colorado', '/stores/us/colorado?myStore=1001'],
    ['/location-selector', '/location-selector'],
  ])('is part of the address of pages that show it: %s is stored at %s', (url, stored) => {
    expect(storedAddress(withMyStore(at(url), '1001'))?.url).toBe(stored);
  });

  test('is read from that address only', () => {
    expect(myStoreIn(withMyStore(at('/p/boot'), 'a b'))).toBe('a b');
    expect(myStoreIn(at('/p/boot'))).toBeUndefined();
    expect(myStoreIn(at('/location-selector?myStore=1'))).toBeUndefined();
    expect(myStoreIn(at('/p/boot?myStore='))).toBeUndefined();
  });

  test('that is none, or has no id’s length, is ignored', () => {
    for (const id of [undefined, 'x'.repeat(256)]) expect(withMyStore(at('/p/boot'), id).url).toBe('/p/boot');
  });

  test('stays out of the address that a page redirects to', () => {
    const address = at('/P/boot/');
    expect(withMyStore(address, '1001')).toBe(address);
  });
});
