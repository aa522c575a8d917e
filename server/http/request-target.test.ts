import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTarget } from './request-target.ts';

describe('readTarget', () => {
  test.each([
    '/',
    '/c/boots?page=2&f.size=9',
    '/p/m%C3%BCtze',
    '/de-de/',
    '/a?next=//b',
    '/a?bad=%zz',
    '/logo.v2.png',
    '/a%2Fb',
  ])('keeps %s', (raw) => expect(readTarget(raw)).toEqual({ kind: 'path', url: raw }));

  test.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example/%2e%2e//x?y=//z', '/x?y=//z'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/a//b', '/a/b'],
    ['/a/../b', '/b'],
    ['/a/%2e%2e/b', '/b'],
    ['/a/./b?c', '/a/b?c'],
    [Buffer.from('/p/mütze?q=ä').toString('latin1'), '/p/m%C3%BCtze?q=%C3%A4'],
    ['/a#b', '/a'],
  ])('redirects %s to %s', (raw, location) => {
    expect(readTarget(raw)).toEqual({ kind: 'redirect', location });
  });

  test.each(['/%zz', '/a%', '/%ff', '/a%00b', '/a%0d%0aset-cookie:x', '*', 'http://evil.example/', ''])(
    'rejects %j',
    (raw) => expect(readTarget(raw)).toEqual({ kind: 'malformed' }),
  );

  test('never leaves the origin and needs at most one redirect', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%5c',
      '%2f',
      '%c3%bc',
      '?',
      '#',
      '@',
      ':',
      'a',
      'ü',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = readTarget(Buffer.from(`/${pieces.join('')}`).toString('latin1'));
        if (target.kind !== 'redirect') return;
        expect(new URL(target.location, 'http://shop.example').origin).toBe('http://shop.example');
        expect(readTarget(target.location)).toEqual({ kind: 'path', url: target.location });
      }),
      { numRuns: 2000 },
    );
  });
});
