import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { readAddress, storedAddress } from './page-address.ts';
import { withShoeSize } from './shoe-size.ts';

const storedAt = (url: string, size: string | undefined) =>
  storedAddress(withShoeSize(readAddress(url, DEFAULT_SITES), size))?.url;

describe('the shoe size of a shopper', () => {
  test.each([
    ['/p/boot', '/p/boot?shoeSize=US+9'],
    ['/de-de/p/boot?color=Moss&utm_source=x', '/de-de/p/boot?color=Moss&shoeSize=US+9'],
    ['/p/boot?shoeSize=US+12', '/p/boot?shoeSize=US+9'],
    ['/p/boot?size=8', '/p/boot?size=8'],
    ['/c/boots', '/c/boots'],
    ['/', '/'],
    ['/about-us', '/about-us'],
  ])('is part of the address of a product only: %s is stored at %s', (url, stored) => {
    expect(storedAt(url, 'US 9')).toBe(stored);
  });

  test('that is none is ignored: it stores no page of its own', () => {
    for (const size of [undefined, '', '9', 'US 99', 'x'.repeat(12)]) expect(storedAt('/p/boot', size)).toBe('/p/boot');
  });

  test('stays out of the address that a page redirects to', () => {
    const address = readAddress('/P/boot/', DEFAULT_SITES);
    expect(address.redirect).toBeDefined();
    expect(withShoeSize(address, 'US 9')).toBe(address);
  });
});
