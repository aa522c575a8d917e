import { describe, expect, test } from 'vitest';
import { decodePath, matchRoute, readParams } from './route-match.ts';

describe('matchRoute', () => {
  test.each([
    ['/', 'index', {}],
    ['/c/boots', 'c-slug', { slug: 'boots' }],
    ['/p/m%C3%BCtze', 'p-slug', { slug: 'm%C3%BCtze' }],
    ['/cart', 'cart', {}],
    ['/404', 'error-404', {}],
    ['/about', 'slug', { slug: 'about' }],
    ['/guides/returns/how', 'slug', { slug: 'guides/returns/how' }],
    ['/c/boots/wide', 'slug', { slug: 'c/boots/wide' }],
  ])('finds the route of %s', (path, name, params) => {
    expect(matchRoute(path)).toMatchObject({ name, params });
  });

  test.each(['/favicon.ico', '/a/b.html', '/logo.webp'])('treats %s as a file', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  test.each(['/c/size-10.5', '/news/v2.x', '/p/boot.html'])('treats %s as a page', (path) => {
    expect(matchRoute(path)).toBeDefined();
  });

  test('decodes parameters once', () => {
    const slugOf = (path: string) => readParams({ params: matchRoute(path)?.params ?? {} })['slug'];
    expect(slugOf('/p/m%C3%BCtze')).toBe('mütze');
    expect(slugOf('/p/mu%CC%88tze')).toBe('mütze');
    expect(slugOf('/articles/50%25')).toBe('50%');
    expect(slugOf('/p/50%2525')).toBe('50%25');
    expect(slugOf('/p/salt%26pepper')).toBe('salt&pepper');
    expect(slugOf('/collections/a%2Fb')).toBe('a%2Fb');
    expect(decodePath('50%')).toBe('50%');
  });

  test('reports which routes may be cached and their query parameters', () => {
    expect(matchRoute('/p/boot')?.route).toMatchObject({
      cache: 'page',
      query: [
        'color',
        'size',
        'answer',
        'postalCode',
        'shoeSize',
        'myStore',
        'part1',
        'part2',
        'part3',
        'part4',
        'part5',
        'part6',
        'text',
        'design',
        'line',
      ],
    });
    expect(matchRoute('/cart')?.route.cache).toBeUndefined();
  });
});
