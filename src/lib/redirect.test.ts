import { describe, expect, test } from 'vitest';
import { headerAddress, redirectTo } from './redirect.ts';

describe('headerAddress', () => {
  test.each([
    ['/c/boots?page=2#top', '/c/boots?page=2#top'],
    ['/größe', '/gr%C3%B6%C3%9Fe'],
    ['/gr%C3%B6%C3%9Fe', '/gr%C3%B6%C3%9Fe'],
    ['/你好?q=ж d', '/%E4%BD%A0%E5%A5%BD?q=%D0%B6%20d'],
    ['/half\ud800', '/half%EF%BF%BD'],
    ['/a\r\nset-cookie:b', '/a%0D%0Aset-cookie:b'],
    ['https://größe.example/ü', 'https://xn--gre-6ka8i.example/%C3%BC'],
  ])('of %s is %s', (address, expected) => expect(headerAddress(address)).toBe(expected));
});

describe('redirectTo', () => {
  test('encodes any letter', () => {
    const { status, headers } = redirectTo('/你好', 303, { 'Cache-Control': 'private, no-store' });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      303,
      '/%E4%BD%A0%E5%A5%BD',
      'private, no-store',
    ]);
  });
});
