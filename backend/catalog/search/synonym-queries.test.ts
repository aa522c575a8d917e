import { expect, test } from 'vitest';
import { synonymQueries } from './synonym-queries.ts';

const GROUPS = [
  ['wellies', 'rubber boots', 'winter boots'],
  ['brolly', 'umbrella'],
];

test.each([
  ['wellies', ['rubber boots', 'winter boots']],
  ['green Wellies 42', ['green rubber boots 42', 'green winter boots 42']],
  ['rubber boot', ['wellies', 'winter boots']],
  ['boots rubber', []],
  ['wellies and a brolly', ['rubber boots and a brolly', 'winter boots and a brolly', 'wellies and a umbrella']],
  ['', []],
  ['socks', []],
])('%j is also searched as %j', (query, queries) => {
  expect(synonymQueries(query, GROUPS, 'en')).toEqual(queries);
});

test('a large group makes four queries at most', () => {
  expect(synonymQueries('a1', [['a1', 'b', 'c', 'd', 'e', 'f']], 'en')).toEqual(['b', 'c', 'd', 'e']);
});
