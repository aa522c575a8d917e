import { describe, expect, test } from 'vitest';
import type { ListedPage } from '../../cms/preview/page-list.ts';
import { momentsOf } from './page-dates.ts';
import { isAt, pageTree } from './page-tree.ts';

const page = (name: string, more: Partial<ListedPage> = {}): ListedPage => ({
  kind: 'page',
  name,
  title: name,
  address: `/${name}`,
  isDraft: false,
  isDeleted: false,
  isShown: true,
  ...more,
});

const PAGES = [
  page('about'),
  page('collections/wet', { parent: 'collections', title: 'Wet weather' }),
  page('collections'),
  page('home', { address: '/', title: 'Zeta' }),
  page('cart', { kind: 'screen' }),
  page('lost', { parent: 'nowhere' }),
];

describe('the tree of pages', () => {
  test('begins with home and nests pages below their parents', () => {
    const [group] = pageTree(PAGES);
    expect(group?.nodes.map((node) => node.page.name)).toEqual(['home', 'about', 'collections', 'lost']);
    expect(group?.nodes[2]?.children.map((node) => node.page.name)).toEqual(['collections/wet']);
    expect(group?.count).toBe(5);
    expect(pageTree(PAGES).map(({ kind }) => kind)).toEqual(['page', 'screen']);
  });

  test('keeps matches of the filter, and their ancestors', () => {
    const [group, ...others] = pageTree(PAGES, ' WEATHER ');
    expect(others).toEqual([]);
    expect(group?.nodes.map((node) => [node.page.name, node.children.length])).toEqual([['collections', 1]]);
    expect(pageTree(PAGES, 'nothing of that')).toEqual([]);
  });

  test('terminates where pages name each other as parents', () => {
    const circle = [page('a', { parent: 'b' }), page('b', { parent: 'a' }), page('c', { parent: 'c' })];
    expect(pageTree(circle)[0]?.nodes.map((node) => node.page.name)).toEqual(['c']);
  });

  test('identifies a page by its address, regardless of its query', () => {
    expect(isAt({ address: '/c/boots' }, '/c/boots?sort=name#x')).toBe(true);
    expect(isAt({ address: '/c/boots' }, '/c/boots-2')).toBe(false);
  });
});

describe('the moments of pages', () => {
  test('are those of the shown page, then in order of time', () => {
    const pages = [
      page('later', { validFrom: '2027-01-01T00:00:00Z', validTo: 'never' }),
      page('sooner', { validTo: '2026-01-01T00:00:00Z' }),
      page('own', { validFrom: '2028-01-01T00:00:00Z' }),
    ];
    expect(momentsOf(pages, '/own?x=1').map(({ title, what }) => `${title} ${what}`)).toEqual([
      'own from',
      'sooner to',
      'later from',
    ]);
  });
});
