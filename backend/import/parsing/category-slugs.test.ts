import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CategoryCensus, CategorySlugs } from './category-slugs.ts';
import { toCategories } from './draft-fields.ts';

interface Existing {
  readonly slugs?: readonly string[];
  readonly paths?: Readonly<Record<string, string>>;
}

/** The slugs of each product's paths, written `Men > Tees`; several paths are separated by a comma. */
function assign(products: readonly string[], { slugs = [], paths = {} }: Existing = {}): string[][] {
  const drafts = products.map((text) => toCategories(text.split(',').map((path) => path.split('>'))));
  const census = new CategoryCensus();
  for (const draft of drafts) census.add(draft);
  const known = { has: (slug: string) => slugs.includes(slug), paths: new Map(Object.entries(paths)) };
  const assigned = new CategorySlugs(known, census);
  return drafts.map((draft) => assigned.assign(draft).map(({ slug }) => slug));
}

describe('the slug of a category path', () => {
  test.each<[string, string[], Existing, string[][]]>([
    ['is that of its last part', ['Men > Tees'], {}, [['tees']]],
    ['is the same for the same path', ['Men > Tees', 'Men>Tees'], {}, [['tees'], ['tees']]],
    ['is longer for a second path of that end', ['Men > Tees', 'Women > Tees'], {}, [['tees'], ['women-tees']]],
    ['stays that of earlier imports', ['Men > Tees'], { paths: { 'men/tees': 'old' } }, [['old']]],
    [
      'leaves the short one to the path of earlier imports',
      ['Women > Tees'],
      { paths: { 'men/tees': 'tees' }, slugs: ['tees'] },
      [['women-tees']],
    ],
    ['is shared with a stored category of that name', ['Men > Tees'], { slugs: ['tees'] }, [['tees']]],
    [
      'is not shared with a stored one when it is ambiguous',
      ['Men > Tees', 'Women > Tees'],
      { slugs: ['tees'] },
      [['men-tees'], ['women-tees']],
    ],
    [
      'is not shared with a category without path when it is ambiguous',
      ['Men > Tees', 'Women > Tees', 'Tees'],
      {},
      [['men-tees'], ['women-tees'], ['tees']],
    ],
    [
      'is numbered when the long one is taken too',
      ['Men > Tees', 'Women > Tees'],
      { slugs: ['women-tees', 'women-tees-2'] },
      [['tees'], ['women-tees-3']],
    ],
    ['is listed once for each product', ['Tees, Men > Tees'], {}, [['tees']]],
  ])('%s', (_, products, existing, expected) => {
    expect(assign(products, existing)).toEqual(expected);
  });

  test('differs for different paths, in any order of the file', () => {
    const part = fc.constantFrom('Men', 'Women', 'Tees', 'Men Tees', 'Sale');
    const path = fc.array(part, { minLength: 2, maxLength: 3 }).map((parts) => parts.join('>'));
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 8, selector: (text) => text.toLowerCase() }), (paths) => {
        const slugs = assign(paths).flat();
        expect(new Set(slugs).size).toBe(paths.length);
      }),
    );
  });
});
