import { expect, test } from 'vitest';
import { isPartySize } from './event-registration.ts';

test.each([
  ['1', true],
  ['20', true],
  ['0', false],
  ['21', false],
  ['-1', false],
  ['1.5', false],
  ['1e1', false],
  ['two', false],
  ['', false],
])('the number of people "%s" is right: %s', (text, isRight) => {
  expect(isPartySize(text)).toBe(isRight);
});
