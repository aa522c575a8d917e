import { describe, expect, test } from 'vitest';
import { questionHref, readQuestionQuery } from './question-query.ts';

const read = (query: string) => readQuestionQuery(new URLSearchParams(query));

describe('the address of a product’s questions', () => {
  test.each([
    ['', { q: '', page: 1, sort: 'newest', isAnyLanguage: false }],
    ['q=+sole+&page=3&sort=answered&language=all', { q: 'sole', page: 3, sort: 'answered', isAnyLanguage: true }],
    ['page=-1&sort=worst&language=de', { q: '', page: 1, sort: 'newest', isAnyLanguage: false }],
    ['page=1.5', { page: 1 }],
    ['page=99999999', { page: 1 }],
  ])('reads %s', (query, state) => {
    expect(read(query)).toMatchObject(state);
  });

  test('cuts a long search', () => {
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100);
  });

  test('is written with what differs from the page without a query, on the first page', () => {
    expect(questionHref('boot', read(''))).toBe('/questions/boot');
    expect(questionHref('a/b', read('q=sole&page=3'))).toBe('/questions/a%2Fb?q=sole');
    expect(questionHref('boot', read('language=all'), { page: 2 })).toBe('/questions/boot?language=all&page=2');
    expect(questionHref('boot', read('q=sole&language=all'), { q: '' })).toBe('/questions/boot?language=all');
  });
});
