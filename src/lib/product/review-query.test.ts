import { describe, expect, test } from 'vitest';
import {
  activeReviewFilters,
  isReviewFormQuery,
  readReviewQuery,
  reviewListSearch,
  reviewsPath,
  withoutReviewFilter,
} from './review-query.ts';

const read = (search: string) => readReviewQuery(new URLSearchParams(search));

describe('the view of a list of reviews', () => {
  test.each([
    ['', {}],
    ['rating=4&size=9+wide&language=de&hasPhoto=true', { rating: 4, size: '9 wide', language: 'de', hasPhoto: true }],
    ['page=3&sort=lowest', { page: 3, sort: 'lowest' }],
    ['translate=r-boot-1', { translate: 'r-boot-1' }],
  ])('is read from “%s”, and written the same', (search, view) => {
    expect(read(search)).toEqual({ page: 1, sort: 'helpful', ...view });
    expect(new URLSearchParams(reviewListSearch(read(search))).toString().split('&').toSorted()).toEqual(
      search.split('&').toSorted(),
    );
  });

  test.each([
    'rating=6&page=0&sort=best',
    'rating=x&page=1.5&sort=',
    `size=${'9'.repeat(61)}&language=german`,
    'size=+&language=DE&hasPhoto=yes&page=99999999',
    'translate=%3Cscript%3E&rating=0&vote=yes',
  ])('ignores what is not valid: %s', (search) => {
    expect(read(search)).toEqual({ page: 1, sort: 'helpful' });
  });

  test.each([
    ['rating=&size=9&sort=newest', true],
    ['rating=4&sort=helpful', true],
    ['rating=4&sort=newest', false],
    ['', false],
  ])('of a form has a shorter address: %s %s', (search, isForm) => {
    expect(isReviewFormQuery(new URLSearchParams(search))).toBe(isForm);
    expect(isReviewFormQuery(new URLSearchParams(reviewListSearch(read(search))))).toBe(false);
  });

  test('without a filter begins at its first page, with the others and the order', () => {
    const view = read('rating=4&size=9&hasPhoto=true&sort=newest&page=2&translate=r-1');
    expect(activeReviewFilters(view)).toEqual(['rating', 'size', 'hasPhoto']);
    expect(withoutReviewFilter(view, 'size')).toEqual({ rating: 4, hasPhoto: true, sort: 'newest' });
  });

  test('has a path with the id as it is', () => {
    expect(reviewsPath('Boot/9 ß')).toBe('/reviews/Boot%2F9%20%C3%9F');
  });
});
