// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { PAGE_DATA_ID } from '../../lib/page-data.ts';
import { pageData } from './page-data.ts';
import { writePageData } from './page-data.test-support.ts';

test('the data of the page is what its script says, parsed once', () => {
  writePageData({ locale: 'de-de', orders: { screen: 'order-status' } });
  expect(pageData()).toMatchObject({ locale: 'de-de', orders: { screen: 'order-status' } });
  expect(pageData()).toBe(pageData());
});

test('a page without the script is an error', () => {
  document.getElementById(PAGE_DATA_ID)?.remove();
  expect(() => pageData()).toThrow(SyntaxError);
});
