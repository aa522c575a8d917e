import { expect, test } from 'vitest';
import { categoryTrail } from './category-trail.ts';

const idsOf = (categories: Parameters<typeof categoryTrail>[0]) => categoryTrail(categories).map(({ id }) => id);

test('the trail of a product is its first path of categories', () => {
  const path = [{ id: 'footwear' }, { id: 'boots', parent: 'footwear' }, { id: 'hiking', parent: 'boots' }];
  const others = [{ id: 'womens', parent: 'footwear' }, { id: 'womens-boots', parent: 'womens' }, { id: 'sale' }];
  expect(idsOf([...path, ...others])).toEqual(['footwear', 'boots', 'hiking']);
});

test('all categories are the trail where no parent is known', () => {
  expect(idsOf([{ id: 'footwear' }, { id: 'boots' }])).toEqual(['footwear', 'boots']);
  expect(idsOf([])).toEqual([]);
});
