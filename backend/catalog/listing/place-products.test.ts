import { expect, test } from 'vitest';
import { placeFound, placeProducts } from './place-products.ts';

const ids = ['a', 'b', 'c', 'd'];
const index = { positionOf: new Map(ids.map((id, position) => [id, position])) };
const place = (pinned: readonly string[], buried: readonly string[], products = [0, 1, 2, 3]) =>
  [...placeProducts(index, Uint32Array.from(products), { pinned: [...pinned], buried: [...buried] })].map(
    (position) => ids[position],
  );

test.each([
  [['c', 'b'], [], ['c', 'b', 'a', 'd']],
  [[], ['b', 'a'], ['c', 'd', 'b', 'a']],
  [['d'], ['a'], ['d', 'b', 'c', 'a']],
  [
    ['d', 'd'],
    ['a', 'a'],
    ['d', 'b', 'c', 'a'],
  ],
  [['b'], ['b'], ['b', 'a', 'c', 'd']],
  [['none'], ['nor this'], ['a', 'b', 'c', 'd']],
])('pinned %j and buried %j make %j', (pinned, buried, order) => {
  expect(place(pinned, buried)).toEqual(order);
});

test('a list has no other products than before', () => {
  expect(place(['d', 'c'], ['b'], [0, 1, 2])).toEqual(['c', 'a', 'b']);
});

test('a search has the pinned products that are sold, whether or not it found them', () => {
  const prices = Float64Array.of(10, 10, Infinity, 10);
  const rule = { pinned: ['d', 'c'], buried: ['a'] };
  const found = (positions: readonly number[]) => [...placeFound(index, Uint32Array.from(positions), { rule, prices })];
  expect(found([0, 1])).toEqual([3, 1, 0]);
  expect(found([])).toEqual([3]);
  expect([...placeFound(index, Uint32Array.of(1), { rule: undefined, prices })]).toEqual([1]);
});
