import { expect, test } from 'vitest';
import { valueListClass } from './facet-values.ts';

const valuesOf = (...labels: string[]) => labels.map((label) => ({ value: label, label, count: 1, selected: false }));

test.each([
  ['size', ['XS', '0.75 l'], 'facet__values facet__values--size'],
  ['size', ['US M 9 / EU 42'], 'facet__values facet__values--size'],
  ['size', ['8 years', '10 years'], 'facet__values facet__values--size facet__values--long'],
  ['size', ['EU 28', 'EU 29,5'], 'facet__values facet__values--size facet__values--long'],
  ['gender', ['Women’s'], 'facet__values facet__values--gender'],
])('the list of %s %j is wide enough for its labels', (name, labels, classes) => {
  expect(valueListClass(name, valuesOf(...labels))).toBe(classes);
});
