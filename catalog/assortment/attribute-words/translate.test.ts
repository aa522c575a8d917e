import { expect, test } from 'vitest';
import { assortment } from '../index.ts';
import { missingWords } from './translate.ts';

test('the word lists translate every attribute of the demo', () => {
  const missing = new Set(assortment.flatMap(({ attributes }) => missingWords(attributes)));
  expect([...missing].toSorted()).toEqual([]);
});
